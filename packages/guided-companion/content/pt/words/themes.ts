import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const themes: Recognition['themes'] = {
  panic: phrases(`
    panico, crise de ansiedade, crises de ansiedade, ataque de ansiedade, ataques de ansiedade, falta de ar,
    nao consigo respirar, não conseguia respirar, coração disparado, coração acelerado, coração dispar*,
    vou desmaiar, hiperventil*, medo de morrer, vou enlouquecer, crise agora, taquicardia, mãos formigando,
    sufocando, estou tendo uma crise, coração está disparad*, coração está aceler*, coração está a mil,
    coração a mil
  `),
  grief: phrases(`
    luto, morreu, faleceu, falecimento, morte do, morte da, morte de, perdi meu pai, perdi minha mãe,
    perdi meu avô, perdi minha avó, perdi meu irmão, perdi minha irmã, perdi meu filho, perdi minha filha,
    perdi meu marido, perdi minha esposa, perdi meu amigo, perdi minha amiga, perdi meu cachorro,
    perdi meu gato, perdi minha gata, perdi minha cachorra, enterro, velório, funeral, se foi para sempre,
    partiu para sempre, aborto espontâneo, perdi o bebê, perdi um bebê, perda do meu, perda da minha, morreram
  `),
  breakup: phrases(`
    terminou comigo, terminei com, terminamos, término, fim do namoro, fim do casamento, fim do relacionamento,
    me largou, me deixou por, divórcio, divorci*, separação, separamos, nos separamos, separei, me separando,
    ex namorad*, ex marido, ex mulher, ex esposa, meu ex, minha ex, levei um fora, pé na bunda, me traiu,
    fui traíd*, traição, terminar comigo, acabou comigo ontem
  `),
  parenting: phrases(`
    meu filho, minha filha, meus filhos, minhas filhas, maternidade, paternidade, ser mãe, ser pai, bebê,
    recém nascid*, amament*, grávida, gravidez, puerpério, enteado, enteada, mãe solo, criar meus,
    filho adolescente, filha adolescente, birra*
  `),
  sleep: phrases(`
    dormir, durmo, dormi, dormindo, dormia, durmir, insônia, sono, pesadel*, madrugada, acordo cansad*,
    acordo no meio, acordei às, acordar cedo, virar na cama, revirando na cama, noite em claro, noites em claro,
    não prego o olho
  `),
  guilt: phrases(`
    culpa, culpad*, remorso, arrepend*, foi minha culpa, me perdoar, não me perdoo, fiz mal a, magoei,
    menti para, errei com, errei feio, fiz besteira, fiz merda, decepcionei, não devia ter feito, me envergonho,
    vergonha do que fiz
  `),
  selfWorth: phrases(`
    autoestima, auto estima, não sou bom o suficiente, não sou boa o suficiente, não sou suficiente,
    insuficiente, sou um lixo, sou um fracasso, fracassad*, sou burr*, sou inútil, inútil, incapaz, inferior,
    sou feia, sou feio, me acho feia, me acho feio, me odeio, odeio meu corpo, não gosto de mim,
    me acho horrível, insegur*, síndrome do impostor, impostora, não presto, não valho nada, não mereço,
    me sinto um lixo, me comparo, me comparando, um fracasso, ninguém me quer, me cobro, perfeccionis*,
    má pessoa, péssima mãe, péssimo pai, má mãe, mau pai, péssima pessoa, péssima filha, péssimo filho
  `),
  loneliness: phrases(`
    solidão, me sinto sozinh*, me sentindo sozinh*, estou sozinh*, tão sozinh*, muito sozinh*, sempre sozinh*,
    viver sozinh*, fico sozinh*, ficar sozinh*, mais sozinh*, sinto sozinh*, ^ sozinh* $, solitári*,
    não tenho ninguém, sem ninguém, ninguém liga para mim, ninguém se importa, não tenho amigos, isolad*,
    me isol*, ninguém me entende, ninguém me procura, excluíd*, não pertenço, invisível
  `),
  exhaustion: phrases(`
    cansad*, cansaço, exaust*, esgotad*, esgotamento, burnout, sem energia, sem forças, sem força,
    não aguento mais, sobrecarregad*, sobrecarga, morta de cansaço, morto de cansaço, cansa*, estressad*,
    estresse, stress, estafa, no limite, no meu limite, sem pique, só o pó, estou acabad*, me sinto acabad*
  `),
  money: phrases(`
    dinheiro, dívida, dívidas, endividad*, boleto*, contas para pagar, pagar as contas, contas atrasadas,
    aluguel, salário, grana, cartão de crédito, empréstimo, financeir*, falido, falida, nome sujo, serasa,
    sem um centavo, apertado no fim do mês, fim do mês, quebrad* financeir*, as contas, contas não
  `),
  study: phrases(`
    prova, provas, faculdade, escola, estud*, vestibular, enem, tcc, universidade, professor, professora, notas,
    nota baixa, matéria, matérias, mestrado, doutorado, concurso, curso, aula, aulas, semestre, reprovei,
    reprovad*, monografia, colégio, facul, cursinho, trabalho da faculdade
  `),
  change: phrases(`
    mudança, mudanças, mudei de, me mudei, vou me mudar, mudar de cidade, mudar de país, mudar de casa,
    nova cidade, cidade nova, outro país, país novo, imigr*, intercâmbio, recomeç*, adaptar, adaptação,
    morar sozinh*, saí de casa, casa nova, longe de casa, me aposent*, aposentadoria
  `),
  relationship: phrases(`
    namorad*, namoro, marido, esposa, meu parceiro, minha parceira, companheir*, casamento, relacionamento,
    meu noivo, minha noiva, ciúme*, ciumento, ciumenta, estou ficando com, ficante, crush, apaixonad*, paixão,
    amor da minha vida, a gente briga, me ignora, mulher com quem, minha mulher, meu homem,
    gosto de uma pessoa, gosto de um menino, gosto de uma menina, a dois, relação, conheci alguém,
    conheci uma pessoa, conheci um cara, conheci uma garota, conheci uma menina, conheci um menino
  `),
  friendship: phrases(`
    amig*, amizade*, melhor amig*, turma, galera, grupo de amigos, rolê, colega de quarto
  `),
  health: phrases(`
    saúde, doença, doente, dores, câncer, hospital, cirurgia, exame, exames, médic*, enxaqueca, dor de cabeça,
    emagrec*, engord*, meu corpo, meu peso, dieta, remédio*, internad*, menopausa, crônica, diabetes,
    pressão alta, compulsão, tontura, febre, gripe, dor de, dor no, dor na, dor nas, dor nos, sinto dor,
    demência, alzheimer*, cuido da minha, cuido do meu, cuidar da minha, cuidar do meu, uti, asilo
  `),
  work: phrases(`
    trabalh*, emprego*, desempreg*, chefe, chefia, meu patrão, patrão, patroa, empresa, escritório, reunião,
    reuniões, colega de trabalho, colegas de trabalho, demiti*, demissão, mandad* embora, carreira,
    profissional, promoção, prazo, prazos, cliente*, projeto, hora extra, meu gestor, minha gestora, gerente,
    estágio, entrevista, expediente, home office, equipe, plantão, currículo, serviço, freela*, trampo, firma
  `),
  family: phrases(`
    família, familiar*, mãe, mae, pai, pais, meus pais, irmão, irmã, irmãos, irmãs, avó, avô, vó, vô, tia, tio,
    primo, prima, sogra, sogro, cunhad*, parente*, mamãe, papai, padrasto, madrasta, em casa todo mundo,
    sobrinh*
  `),
  anger: phrases(`
    raiva, ódio, irritad*, irrit*, puto, puta da vida, puta com, furios*, fúria, revolt*, indignad*, explodi,
    explodir, perdi a cabeça, injust*, gritei, gritou comigo, humilh*, desrespeit*, falta de respeito, brava,
    bravo com, estou bravo, me tira do sério, vontade de quebrar, odeio ele, odeio ela, odeio isso, odeio meu,
    odeio minha, odeio tudo
  `),
  emptiness: phrases(`
    vazio, vazia, vazi* por dentro, sem sentido, nada faz sentido, não sinto nada, tanto faz, apátic*, apatia,
    tédio, entediad*, entediante, sem graça, desanimad*, desânimo, desmotivad*, sem motivação, sem vontade,
    vontade de nada, anestesiad*, no automático, piloto automático, monóton*, perdi o interesse,
    para que serve tudo
  `),
  future: phrases(`
    futuro, decisão, decisões, decidir, escolher, escolha, não sei o que fazer da vida, o que fazer da vida,
    que rumo, rumo, indecis*, caminho seguir, planos, meus planos, em dúvida, daqui a alguns anos,
    estou perdid*, me sinto perdid*, meu propósito, vocação, encruzilhada, um propósito, sem propósito,
    muitas dúvidas, com dúvida, proposta, não sei se aceito, não sei se vou
  `),
  world: phrases(`
    notícia*, noticiário, guerra*, política, político*, eleição, eleições, no mundo, mundo está, mundo anda,
    crise climática, aquecimento global, clima do planeta, enchente*, violência na cidade, violência urbana,
    assalto*, pandemia, jornal, governo, queimada*, tragédia*, inteligência artificial vai
  `),
  anxiety: phrases(`
    ansios*, ansiedade, ansied*, preocup*, nervos*, aflit*, aflição, angústia, angustiad*, tensão,
    não paro de pensar, não consigo parar de pensar, cabeça não para, pensamentos acelerados, mente acelerada,
    medo, com medo, receio, e se der errado, agoniad*, agonia, inquiet*, aperto no peito, apreensiv*,
    desesper*, tenso, tensa
  `),
  gratitude: phrases(`
    grato, grata, gratidão, agradecid*, sou grat*, sorte de ter, tenho sorte, abençoad*, valorizar o que tenho,
    dou valor
  `),
  joy: phrases(`
    consegui, passei na, passei no, passei em, fui aprovad*, aprovad*, fui promovid*, promovid*, comemor*,
    conquist*, vitória, deu certo, boa notícia, ótima notícia, melhor dia, dia lindo, dia incrível,
    maravilhos*, realizei, sonho realizado, fui contratad*, arrumei um emprego, novo emprego, vou casar,
    pedido de casamento, me formei, formatura, terminei o tcc, ganhei, me diverti, foi incrível, foi ótimo,
    foi muito bom, celebrar, celebrei, celebramos, celebração, riu comigo, rimos, demos risada, dia bom,
    bom dia hoje, foi bom, foi gostoso, foi legal, sorriu, foi lindo, que dia
  `),
};
