import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const acts: Recognition['acts'] = {
  wantsPerson: phrases(`
    (queria/quero) uma pessoa, (queria/quero) falar com uma pessoa, falar com uma pessoa, (falar/conversar) com alguém de verdade,
    quero falar com um humano, falar com um (humano/profissional), preciso de (um/ajuda) profissional, preciso de um psicólog*,
    preciso de um terapeuta, (quero/procurar) um psicólog*, atendente, queria um amigo de verdade, (procurar/fazer) terapia, preciso de terapia
  `),
  goodNight: phrases(`
    ^ boa noite, boa (noite/madrugada) $, boa noite |, boa noite (viu/alento), boa noite para você, bons sonhos, (durma/dorme) bem,
    bom descanso $, ^ noite $, bnoite, boanoite, uma boa noite, boa noitinha
  `),
  areYouAi: phrases(`
    você é (humano/humana/pessoa/robô/real/ia/bot/gente/terapeuta/profissional/homem/mulher), você é uma (pessoa/ia/máquina),
    você é um (robô/bot/profissional), é um robô, você é de verdade, (falando/conversando) com um robô, (falando/conversando) com uma pessoa,
    falando com uma (máquina/ia), falando com um humano, pessoa de verdade, você é inteligência artificial, você é uma inteligência artificial,
    você tem sentimentos, você (sente/existe/pensa), é você mesmo ou, você é psicólog*, você é médic*, tem alguém aí, tem uma pessoa aí, chatgpt,
    você é homem ou mulher, você é (meu/minha/um) terapeuta, você é (meu/minha/um/uma) psicólog*, você é um médic*, tem um humano,
    tem alguém por trás, tem uma pessoa por trás
  `),
  whoAreYou: phrases(`
    quem é (você/vc), qual é o seu nome, qual o seu nome, qual seu nome, como você se chama, o que você (é/faz), como (você/isso) funciona,
    para que você serve, o que é o alento, como funciona isso, o que você pode fazer
  `),
  secrecy: phrases(`
    é sigilos*, sigilo, você vai contar, vai contar para alguém, conta para alguém, (alguém/quem) lê, alguém vai ler, é confidencial,
    confidencial, guarda segredo, posso confiar em você, fica entre nós, isso fica entre, meus dados, você grava, alguém pode ver
  `),
  medicine: phrases(`
    (parar/largar) o remédio, parar de tomar, parar com o remédio, (tomar/qual/que/algum) remédio, (posso/devo) tomar, dose de,
    (aumentar/dobrar) a dose, antidepressivo, ansiolítico, rivotril, clonazepam, fluoxetina, sertralina, escitalopram, calmante,
    remédio para (dormir/ansiedade), receita para, me receita
  `),
  naming: phrases(`
    tenho (depressão/toc), estou com depressão, será que é depressão, isso é (depressão/ansiedade/bipolaridade/tdah),
    sou (bipolar/autista/louca/louco), (tenho/será) tdah, (tenho/sou) borderline, será que (tenho/sou), estou ficando louc*,
    tenho algum transtorno, o que eu tenho
  `),
  affection: phrases(`
    te amo, eu te amo, amo você, gosto de você, você me ama, você gosta de mim, quer namorar comigo, estou apaixonad* por você, casa comigo,
    (sente/sentiu) minha falta, sentiu saudade
  `),
  howAreYou: phrases(`
    como você (está/vai), como vai você, como vai, tudo bem com você, ^ tudo (bem/bom) $, ^ (oi/olá) tudo bem, ^ oi tudo bom, ^ e você $,
    ^ e aí tudo, ^ (bom/bem/beleza) e você
  `),
  goodbye: phrases(`
    (^/|) amanhã te conto, minha (carona/van/condução) chegou, (carona/van/condução) chegou, até qualquer (dia/hora/momento),
    vou parar por (hoje/agora), (parar/chega/encerrar) por hoje, vai passar meu ônibus, | (fui/até/cama) $, era só isso, é só isso mesmo,
    (arroz/feijão/panela/comida/bolo/leite/água/janta/almoço) está (queimando/fervendo/apitando/pronto/pronta/no), está queimando aqui,
    ^ (t/até/partiu/cama) $, (tt/até) mais, ^ vou (andando/dormir), vou (andando/embora/chegando/lá/apagar/trabalhar/ali) $,
    vou me (embora/indo), vou-me embora, vou picar a mula, vou meter o pé,
    vou (vazando/vazar/indo/nessa/saindo/desligando/capotar/nanar/mimir/descansar/cochilar/jantar/almoçar),
    (vazando/partindo/xoxo/tchau/vazei/fui/beijo/beijos/beijinho/beijinhos/beijão/bjo/bjos/bjs/abraços/abs/mimir/mimi) $, metendo o pé,
    vou puxar o carro, puxando o carro, fui (bb/bebê/gente/amore/mano/galera/amg/miga/parceiro/cara/beijo/bjs/dormir),
    (^/|) (tenho/vou/preciso) (que/de/ter) ir (buscar/levar/pegar/trabalhar/atender/fazer/dormir/cozinhar/abrir/ver/tomar/ali/lá),
    (^/|) (tenho/preciso) ir (buscar/levar/pegar/trabalhar/atender/fazer/dormir/cozinhar/abrir/ver/tomar/ali/lá),
    (^/|) preciso (buscar/atender/voltar/correr/levar/desligar), tenho (que/de) (desligar/atender/deitar/correr), (agora/mas) tenho (que/de) ir,
    mas preciso ir, vou ter que (ir/sair/desligar/parar), ver se (pego/prego/descanso/cochilo/relaxo/durmo),
    vou ver se (pego/prego/descanso/cochilo/relaxo/apago/durmo), tentar (dormir/descansar/cochilar) (agora/então/um/$),
    (bjs/beijo/beijos/abraço/abraços/beijinhos) e até, e (até/capotar/apagar/nanar/mimir) $, (então/tmj) até,
    até (então/depois/segunda/domingo/sábado) $, até (sempre/terça/quarta/quinta/sexta/mais-ver/logo/já/jazinho/próxima/breve/outra),
    até (à/a) próxima, até à vista, (é/era) isso então, então é isso, é isso aí então, é isso por (agora/hoje), (acabou/acabando) a bateria,
    a bateria acabou $, a bateria está (acabando/no), bateria (em/no/a) (1/2/3/4/5/fim/final), (sem/minha) bateria, ficar sem bateria,
    bateria nas últimas, (celular/telefone/telemóvel) (vai/está) (morrer/morrendo/desligar/desligando/apagar/apagando/descarregar/descarregando),
    vai desligar aqui, por hoje já (deu/chega/foi/basta), por hoje (foi/chega/basta/deu), hoje já deu, já (deu/chega) por hoje,
    amanhã tento de novo, amanhã é outro dia $, amanhã (continuo/continuamos/apareço/falamos/volto), (continuamos/até/volto/falamos) amanhã,
    (continuo/volto/falamos) depois, vou largar (isso/isto) aqui, vou largar o telefone, largar o telemóvel, vou pousar o telemóvel,
    vou deixar isso aqui, vou sair daqui $, vou sair (do/da) (celular/chat/app/internet/telefone),
    (parar/parando/paramos/ficar/ficando/encerrar/encerro/termino/terminar/fecho/paro/fico/deixamos) por aqui,
    (parar/encerrar/chegou/chegaram) aqui $, melhor eu (ir/dormir/deitar/desligar/parar/sair), melhor (ir/dormir/deitar/desligar) $,
    banho e (capotar/apagar/cama/dormir/descansar), (ducha/banho) e cama, cama (então/agora) $,
    deixa eu (ir/dormir/trabalhar/voltar/desligar/sair/deitar/descansar/correr/atender) (que/lá/agora/aqui/ali/embora/logo/antes/então/$),
    deixa eu (abrir/atender/buscar/cuidar/ver/fazer/adiantar/terminar) (a/o/as/os/meu/minha) (porta/portão/telefone/menino/menina/crianças/janta/almoço/panela/interfone/pequeno/neto),
    (xeu/deixa-me/deixe-me) ir, bom (serviço/trabalho/plantão/descanso) (aí/para/$), bom fim de noite,
    (a/o) (enfermeira/médico/médica/doutor/doutora/professor/professora/chefe/patrão/gerente/cliente/marido) chegou | (tenho/vou/preciso/fui/tchau),
    chegou | (tenho/vou/preciso/fui/tchau/depois/falou/flw), (chamando/chamou/chamaram) (aqui/ali/lá) $, me (chamaram/chamando) $,
    estão (chamando/tocando/batendo), (tocando/batendo) a porta |, bateram na porta, (tocaram/tocou) a campainha, com licença |, dá licença que,
    licença que, depois (volto/apareço/retorno/chamo/falo/falamos), depois (te/lhe) (chamo/falo/ligo), te (chamo/falo) depois,
    falo contigo (depois/amanhã), depois falo contigo, depois a gente se (vê/fala), qualquer coisa volto, se eu não dormir eu volto,
    a gente se (cruza/fala), nos vemos (por/amanhã/depois), prazer falar, foi um prazer,
    obrigad* pela (companhia/atenção/paciência/força/ajuda) $, obrigad* por (tudo/agora/hoje/ouvir), que deus (te/lhe) (abençoe/acompanhe/pague),
    (^/|) deus (te/lhe) (abençoe/acompanhe), nossa senhora te, (fica/fique) na paz, fiquem bem, (fica/fique) bem $, se (cuide/cuida) $, cuida-te,
    tamo junto até, (minha/a) (parada/estação/parada) (chegou/é), próxima é a minha, vou descer (na/aqui/agora), o sinal (tocou/bateu),
    acabou o recreio, acabou a (pausa/folga), voltar ao (batente/trampo/plantão/turno), bora (trabalhar/nanar/mimir/estudar/pro/para) $,
    hora de (ir/nanar/deitar/trabalhar/levantar/dormir) $, olha a hora |, | olha a hora, meus olhos não (aguentam/abrem),
    (olhos/olho) (fechando/pesando), caindo de sono, (morta/morto) de sono |, vou (me/-me) deitar, (vou-me/vou) deitar, vou à (cama/vida),
    vou à minha vida, toca a dormir, xixi cama, (ala/bora/fui) dormir, beijocas, ^ (bjs/tchau/partiu/vazei/mimir), | (bjs/bj/tchau), beijo dorme,
    | beijo (dorme/fica/até), tchau |, tchau (viu/alento), (tchau/bom) vou, então tchau, tchauu, estou de saída, de saída $, vou sumir aqui $,
    deu minha hora, deu a minha hora, está na minha hora, já é minha hora, meu ponto é, é o meu ponto, meu (ponto/ônibus) chegou,
    vou (descer/fechar/adiantar/correr) aqui, vou descer no próximo, chegou minha vez, chamaram minha senha, vou entrar na (aula/reunião),
    vou entrar no trabalho, começou a aula, a aula começou, aula vai começar, vou pegar o ônibus, vou pegar estrada, o (professor/sono) chegou,
    a (professora/comida) chegou, ele chegou em casa tenho, vou (nessa/lá/dormir/estudar) então, simbora, bora trabalhar, hora de mimir,
    bom já vou, tchauzinho, xau, chau, tchaau, até mais ver, (até/volto) mais tarde, até outro dia, até (outra/qualquer) hora,
    até semana que vem, adeus, adeusinho, inté, bye, bye bye, goodbye, ciao, ^ (fui/falou) |, (^/|/valeu/então/beleza/mano/vlw) falou $, falows,
    flw, flws, vlw flw, valeu (falou/fui), (fique/fica/fiquem/vai) com deus, se cuida aí, te cuida, cuide-se, um beijo $, bjs bjs, bjinhos, bjão,
    bjoo, bjoos, (^/|/valeu/grande/forte) abraço $, (^/|/outro/então) um abraço $, abraço (mano/irmão/amigo), abração, abç, grande abraço,
    vou (embora/deitar/descansar/comer/trabalhar/estudar/mandar) agora, vou (lá/dormir) que, vou (lá/ali) |, vou lá (fazer/abrir/tomar/ver),
    vou (lá/tentar) dormir, então vou lá, deixa eu (ir/dormir/voltar/deitar/descansar/sair), me deixa ir, deixa eu tentar dormir,
    tenho que (ir/sair) $, tenho que (ir/sair) agora, tenho que ir (lá/embora), tenho de ir, tenho que desligar,
    tenho que voltar para o trabalho, tenho que voltar ao trabalho, preciso (ir/sair) $, preciso ir (agora/lá/embora/indo), preciso ir |,
    (preciso/vou) (sair/dormir) agora, (preciso/vou) desligar, (preciso/vou) voltar para o trabalho, (preciso/vou) voltar ao trabalho,
    (preciso/vou/e) dormir $, (preciso/e) deitar $, já vou $, já vou indo, já vou |, (já/agora) vou dormir, estou (indo/saindo) $,
    estou indo (nessa/dormir/deitar/embora), estou (indo/saindo) agora, vou sair daqui a pouco, vou sair do (app/celular),
    vou (largar/guardar/deixar) o celular, largar o celular agora, vou apagar a luz, vou apagar isto, vou apagar tudo aqui, apagar a luz,
    vou fechar o (app/olho), vou (fechar/ficando) por aqui, (vou/vamos/podemos) parar por aqui, vou ficar por aqui $,
    por (hoje/agora/enquanto) é (só/isso), por hoje está bom, é só isso por hoje, era isso $, é só isso $, (quero/vamos/vou) encerrar,
    a gente para por aqui, | vou dormir, vou dormir um pouco, vou ver se consigo dormir, vou ver se o sono vem, agora vou tentar,
    vou tentar (descansar/fechar), vou fechar os olhos, fechar o olho, tentar pregar o olho, vou tentar pegar no sono, e deitar |,
    vou para a (cama/aula), vou pra cama agora, vou desmaiar na cama, o sono bateu, bateu o sono, (bateu/deu) sono, estou caindo de sono,
    estou com sono já vou, está me dando sono, meus olhos estão fechando, vou rezar e, vou dormir com deus, vou tomar banho agora,
    vou tomar um banho $, vou voltar ao serviço, voltar para o serviço, de volta ao trabalho, vou para o trabalho agora, vou buscar (meu/minha),
    vou buscar as crianças, vou fazer a janta, vou ligar para (ela/ele) agora, acabou (meu/o) intervalo, acabou meu horário,
    (meu/o) intervalo acabou, (^/|) meu ônibus, o ônibus chegou ($/|/aqui/tenho/vou/fui), chegou (meu/o) ônibus, chegou meu uber,
    (meu/o) uber chegou, meu ponto $, cheguei no meu ponto, cheguei em casa $, cheguei no trabalho, meu metrô, chegou o entregador,
    chegou a comida, o jantar está pronto, a janta está pronta, chegou (gente/cliente), chegou visita ($/|/aqui), tem gente chegando,
    (estão/está) me chamando, me chamaram aqui, minha mãe está chamando, meu chefe está vindo, tocou corrida, (tocou/bateu) o sinal,
    (^/|) bebê acordou, o bebê acordou ($/|/aqui/de/tenho/vou), acordou aqui, acordou de novo tchau, bateria acabando, vai acabar a bateria,
    celular descarregando, celular está morrendo, 1% de bateria, (depois/amanhã) eu volto, (depois/amanhã) volto, amanhã a gente se fala,
    (amanhã/depois) te conto, (amanhã/depois) eu te conto, depois eu conto, a gente se vê ($/|/amanhã/depois/por/aí), (nos/se) falamos,
    nos vemos, (depois/amanhã) a gente conversa, depois a gente continua, outra hora a gente, outro dia a gente, me (deseja/deseje) sorte,
    torce por mim, torce aí, valeu (pela/a) conversa, valeu pelo papo, obrigad* pela conversa, obrigad* pelo papo,
    obrigad* por me (ouvir/escutar), foi bom (conversar/falar), foi bom o papo, gostei da conversa, bom papo, tenha um bom dia $,
    tenha uma boa noite, bom resto de, boa semana $, bom fim de semana $, boa tarde para você $, bom dia para você $
  `),
  questions: phrases(`
    (para/pare) de me perguntar, (lá/vem) vem você com (as/essa/tanta), com as perguntas, com essa pergunta,
    (mais/só/sem/quantas/tantas/muitas/menos) perguntas, outra pergunta não, só (pergunta/perguntas) |, só (fazes/faz) perguntas,
    não me (faças/faça) perguntas, não (faças/quero/faça) perguntas, não me faz pergunta, por que pergunta tanto,
    (pergunta/sem/quanta/tanta/muita/mais/menos) pergunta, quem faz as perguntas, responde em vez de perguntar, em vez de perguntar,
    responde sem perguntar, sem perguntar nada, estou sendo interrogad*, (só/não) faz pergunta, você só pergunta, você só sabe perguntar,
    só fica perguntando, (fica/ficar) perguntando, (para/pare/chega) de perguntar, para de ficar perguntando, (para/pare) de fazer pergunta,
    para de fazer perguntas, (para/pare) com as perguntas, para com (essa/tanta) pergunta, (para/responde/responder) com pergunta,
    (chega/nada/cansei) de pergunta, (chega/nada/farto/farta) de perguntas, não (quero/faça/me) pergunta, não quero mais pergunta,
    não me pergunte, não (pergunta/pergunte) mais, (pergunta/perguntas) demais, outra pergunta $, ^ outra pergunta, mais uma pergunta $,
    lá vem pergunta, lá vem outra pergunta, de novo pergunta, (virou/parece) interrogatório, (^/parece/virou) interrogatório,
    isso é um interrogatório, parece (entrevista/questionário), parece uma entrevista, isso é uma entrevista, (devolve/devolvendo) a pergunta,
    cansei das perguntas, cansei de responder, por que você pergunta tanto, por que tanta pergunta, você pergunta muito, perguntador*
  `),
  repeating: phrases(`
    isso você já (disse/falou/perguntou), você já (disse/falou) isso, essa você já (disse/falou/mandou/contou),
    (repetisse/repetiu/repetindo) a mesma, repetiste, repetes, já (disseste/falaste/li/vi/ouvi/disse/falou/perguntou/respondi) isso,
    já me (disseste/falaste) isso, estás a repetir, sempre com a mesma, sempre o mesmo, o mesmo de antes, mesma coisa de (antes/sempre/novo),
    a mesma (ladainha/lenga/resposta/frase/pergunta), lenga lenga, (isso/repetiu) de novo, isso outra vez, já (li/vi/ouvi/respondi) essa,
    já te (falei/disse) (isso/duas/três/mil), já (falei/disse) (duas/três/mil/umas), (segunda/terceira/quarta) vez que (você/falo/digo/te),
    quantas vezes (vou/tenho/eu/mais), travou no, bugou, você (bugou/repetiu), disco (furado/riscado/arranhado), você só repete,
    (você/se/só/não) repete, você fica repetindo, (fica/está/se) repetindo, está se repetindo, (para/pare) de repetir, não precisa repetir,
    a mesma coisa de novo, de novo a mesma coisa, de novo isso, ^ a mesma coisa, (sempre/disse/falou/fala) a mesma coisa,
    sempre a mesma (resposta/frase), mesma (resposta/frase/pergunta/ladainha), o mesmo papo, mesmo blá blá, (você/eu) já disse isso,
    já tinha (dito/falado) isso, você já (perguntou/falou), já me perguntou, você já me disse, acabei de (falar/dizer) isso, acabei de te falar,
    eu já falei isso, eu já respondi, vira o disco, vitrola quebrada, (parece/igual/feito/nem) papagaio, em loop, está em loop,
    andando em (círculo/círculos), dando voltas, déjà vu, copiou e colou, copia e cola
  `),
  unhelpful: phrases(`
    resposta (sem/fraca/besta/boba/chata/seca/fria/vazia/ruim) (graça/sal/$/nenhuma),
    que resposta (sem/fraca/besta/boba/chata/seca/fria/vazia/ruim/mais/genial/brilhante/linda/maravilhosa/boa),
    cara de (quê/besta/idiota/trouxa/palhaço), me achando com cara, (conselho/resposta/isso) qualquer um (dá/fala/diz/sabe),
    qualquer um (dá/fala/diz) isso, não gostei (do/da/desse/dessa/nada/disso), revolucionário, uau revolucionário, não (curti/ajudas),
    que resposta (é/foi) essa, resposta (genial/brilhante/genérica/automática), (^/|) genial $, nossa genial,
    que (gênio/génio/sábio/brilhante/novidade/inútil/seca/chatice/mané/profundo/bosta), parabéns pela resposta,
    (parabéns/valeu/profundo/filosófico) hein, | parabéns $, obrigad* por nada, valeu por nada, ^ ah (claro/vá/vai/tá), ^ claro né,
    ^ ah sim claro, ideia brilhante, brilhante ideia, grande ideia hein, grande (descoberta/coisa), descobriu a (roda/américa/pólvora),
    (nunca/nem/não) tinha pensado nisso, como não pensei nisso, como é que eu não pensei nisso, (mudou/resolveu) minha vida, agora sim resolveu,
    pronto curad*, (sarei/inútil) $, ajudou (zero/foi/nadinha/pouco/porcaria/horrores), ajuda nenhuma, (zero/grande/bela/auto) ajuda,
    não (ajudas/ajudou/adiantou/adianta/resolve/resolveu) nada, não estás a ajudar, ajuda em quê, isso ajuda em quê, em que isso (me/ajuda),
    isso (resolve/adianta) o que, não me (serve/serviu/ajudou), não me serve de nada, não serve de nada, de que me (serve/adianta),
    (adianta/respirar) o que, vai pagar (meu/minha/minhas/o), (respirar/respiração/exercício) (vai/não) (pagar/resolver/resolve/paga/adianta),
    como se (respirar/isso/fosse) (resolvesse/adiantasse/simples/fácil), (para/pare/parem) de me (mandar/dizer/falar/dar/tratar/vir),
    para de falar (em/de), (chega/para) (de/com) (respirar/respiração/essa/esse/exercício),
    de novo (essa/esse/com/a) (história/conversa/papo/respiração/exercício/essa/esse/lenga/mesma), outra vez (essa/esse/isso/isto/a/com/o),
    lá vem você, lá vem (essa/esse/o/a) (conversa/papo/respiração/história/frase),
    que (raio/diabo/porcaria/droga/bosta) de (resposta/conversa/conselho/ajuda), isso é (resposta/óbvio), isso lá é (resposta/ajuda/conselho),
    isso não é (resposta/conselho/ajuda/plano), que (conversa/merda) de, resposta de (palestra/livro/robô/coach/máquina/almanaque/biscoito),
    palestra motivacional, (motivacional/coach/vago) demais, (faça-me/faz-me) o favor, me (poupe/poupa), poupe-me,
    frase de (efeito/calendário/geladeira/facebook/instagram/whatsapp/coach/agenda/livro/caminhão),
    conversa de (coach/coaching/bêbado/para-choque/elevador/psicólogo), papo de (autoajuda/livro/instagram/palestra/coach),
    mensagem de (whatsapp/zap/agenda), parece (horóscopo/mensagem/frase/texto/conversa/livro/propaganda/coach/biscoito/robô),
    eu pedi (uma/um/outra) _ (e/não), pedi (uma/um) _ e você, te pedi (uma/um/outra), você me (veio/vem) com, veio com conselho, me veio com,
    não foi (o/isso) que eu pedi, não era isso que eu (queria/pedi), eu queria (uma/um) _ não, muito formal isso, assim está parecendo,
    está parecendo (novela/robô/coach/carta/propaganda), só fala (abobrinha/bobagem/besteira), só (fala/diz) isso, só sabe falar (isso/em/de),
    só sabes dizer, você só sabe, que papo é esse, que (conversa/resposta/merda) é essa, (já/isso) (tentei/fiz) (e/tudo/mil), (tá/está) e daí,
    e daí $, ^ e daí, de que jeito isso, nada disso (ajuda/serve), que (chato/saco) você, respirar uma ova, (você/isso) não ajuda,
    não está ajudando, não está me ajudando, (você/isso) não me ajuda, (não/nossa) ajudou, não (ajudou/ajuda) em nada,
    isso não (ajudou/adiantou/adianta/serve), não (serve/serviu) para nada, de nada adianta, perda de tempo, perdendo meu tempo, que ajuda hein,
    ajudou (muito/bastante) hein, nossa que (ajuda/profundo), nossa obrigad* hein, valeu mesmo hein, uau |, ^ (uau/jura/dã/sério/hã) $,
    ^ uau obrigad*, (^/|) muito profundo, ^ jura |, não me diga $, avá, (sério/inútil) isso, ^ é sério $, é sério isso, você está falando sério,
    está de (brincadeira/sacanagem), você está de brincadeira, está me (zoando/irritando), óbvio né, muito (óbvio/raso), (isso/disso) eu já sei,
    isso (já/eu) sei, isso (já/até) eu sei, isso eu já sabia, já sei disso, isso todo mundo fala, todo mundo (fala/diz) isso, falando igualzinho,
    (falando/fala) igual, parece minha (mãe/vó), parece meu pai falando, parece um (livro/robô), autoajuda, papo furado, conversa fiada,
    biscoito da sorte, horóscopo, mensagem de bom dia, frase de para choque, frase feita, frases feitas, (frase/resposta) pronta,
    (frases/respostas) prontas, respostas genéricas, genéric*, (muito/que) vago, fala (como/igual) robô, ctrl c, palavras vazias, blá blá blá,
    blablabla, falar é fácil, fácil falar, é fácil falar, para você é fácil, fala como se desse, fala como se fosse fácil, não pedi isso,
    não te pedi isso, não preciso de poesia, que isso $, ^ oi $ como assim, ^ ué nada a ver, ^ nada a ver $, sem noção,
    (resposta/app/aplicativo) ruim, péssima resposta, (isso/você) é inútil, você é burr*, você é chat*, você é péssim*, você é ruim,
    você é um lixo, app lixo, não gostei de você, não gostei da resposta, odeio você, odeio esse (app/aplicativo), você me irrita,
    (cala/cale) a boca, cala-te, vai se (ferrar/foder), vai à merda, vai para o inferno, vai te catar, vai catar coquinho, vtnc, vsf,
    vai tomar no, idiota
  `),
  done: phrases(`
    ^ (fiz/feito), ^ (já/eu) fiz, ^ (pronto/tentei) $, ^ tentei e, ^ consegui fazer, ^ fiz o, ^ acabei de fazer, ^ terminei o exercício
  `),
  apology: phrases(`
    ^ (desculpa/desculpe/perdão), foi mal, me (desculpa/desculpe), sinto muito, mil desculpas, foi sem querer, perdão $
  `),
  misunderstood: phrases(`
    nem (respondeu/leu/ouviu/entendeu) (o/a/direito/nada), você (nem/não) (respondeu/leu), (^/|) falei (da/do/de) (minha/meu/_) _ | não,
    (^/|) falei (da/do) _ | não, | não (da/do) (minha/meu), não (é/foi) nada disso, (^/|) eu (disse/falei) _ (não/e),
    (^/|) eu (disse/falei) _ | não, (^/|) eu (disse/falei) (que/na/no/a/o/para) _ (não/e), (^/|) eu (disse/falei) (que/na/no/a/o) _ | não,
    (^/|) eu (disse/falei) _ $, (^/|) (disse/falei) _ | não, ^ é _ | não, ^ é (minha/meu/o/a/na/no) _ | não, ^ é (minha/meu/o/a) _ não,
    ^ não | (é/era) (minha/meu/o/a/na/no/com/para), ^ não | (eu/foi) (disse/falei/minha/meu/o/a), ^ não | eu (quis/estava/falei/disse),
    (não/nem) estou (triste/ansios*/nervos*/deprimid*/cansad*/sozinh*) | (estou/é), não estou (triste/ansios*/nervos*/deprimid*/cansad*) estou,
    não estou com (raiva/medo/sono/ansiedade/vergonha) | (estou/é), não é (tristeza/ansiedade/raiva/medo/preguiça/cansaço/ciúme) | é,
    não é (tristeza/ansiedade/raiva/medo/preguiça/cansaço/ciúme) é, ninguém (aqui/te/lhe) (falou/disse/pediu), (ninguém/quem) falou (em/de),
    ninguém está (triste/falando), quem te disse que eu, quem disse que eu estou, eu não falei (em/de/nada),
    não falei (em/de) (tristeza/ansiedade/medo/raiva), você está lendo, está lendo o que, está me (lendo/confundindo), (nem/você) leu,
    você leu o que, você leu mesmo, (leste/relê) o que, (leste/lê) bem, não (leste/percebeste/entendeu/entendeste/percebes), (lê/leia) outra vez,
    lê lá outra vez, (leia/lê) com atenção, releia, relê, não estás a (perceber/entender/ouvir/ler), você (confundiu/viajou),
    está (confundindo/inventando/viajando), (confundiu/trocou) tudo, confundiu (minha/meu/a/o), trocou minha, errou o nome,
    (nome/entendeu) errado, pessoa errada, não é esse o (nome/problema), não se chama,
    não é meu (marido/pai/filho/chefe/irmão/namorado/ex) (é/|), não é minha (mulher/mãe/filha/chefe/irmã/namorada/ex) (é/|), (foi/é) o contrário,
    ao contrário $, ^ pelo contrário, não é para mim é, de onde você tirou, de onde tirou (isso/essa/que), tirou isso de onde, quem te falou que,
    inventou isso, você não está (entendendo/lendo/ouvindo), (tu/você) não entende nada, (entendeste/percebeste/entendeu) mal,
    não foi o que perguntei, não (perguntei/é/foi/era) isso, não foi isso que (perguntei/disse/falei), não te perguntei,
    eu perguntei outra coisa, perguntei outra coisa, (responde/responda) o que eu perguntei, não respondeu (à/minha), não respondeu o que,
    não me (respondeu/entendeu/entende), fugiu da pergunta, ^ eu já (disse/falei) que, ^ já (disse/falei) que, | eu já (disse/falei) que,
    ^ acabei de (dizer/falar) que, não é (isso/disso) que, você não (entendeu/entende), não está me (entendendo/escutando/ouvindo),
    não está entendendo, não (foi/é) o que eu (disse/quis), não foi (o/isso) que eu falei, não foi o que eu perguntei, não é (bem/sobre) isso,
    não é bem assim, não é assim, não quis dizer, você entendeu errado, entendeu tudo errado, entendeu nada, não entendeu nada,
    não tem nada a ver, nada a ver, nada a ver com isso, o que isso tem a ver, o que tem a ver, (não/nunca) falei isso,
    eu não (falei/disse) isso, nunca disse isso, (do/de) que você está falando, não faz sentido o que você, não faz sentido isso que,
    leu o que eu escrevi, (leu/leia) direito, (^/|/você/vê/ver) lê direito, (lê/leia) de novo, presta atenção no que, você não me (ouviu/escuta),
    o problema não é esse, esse não é o problema, o problema é outro, não estou falando (disso/dele/dela), eu não falo assim, ninguém fala assim,
    errou feio, passou longe, está errado isso, isso está errado, isso não é verdade
  `),
  offTopic: phrases(`
    qual a capital, qual é a capital, capital d* _, previsão do tempo, que horas são, que dia é hoje, receita de, quanto é,
    (escreve/escreva) um código, escreve um poema, quem ganhou o jogo, quem é o presidente, traduz, traduza, me ajuda com a lição,
    faz meu trabalho, resolve essa conta, ignore (suas/as) instruções, ignore todas, prompt, cotação
  `),
  silence: phrases(`
    não quero (falar/conversar/responder), não estou a fim de falar, não estou afim de falar, prefiro não falar, não quero falar sobre isso,
    não quero falar disso, deixa para lá, esquece, deixa quieto, não tenho vontade de falar
  `),
  dontKnow: phrases(`
    (não/nem) sei, sei lá, não faço ideia, não tenho certeza, não (consigo/sei) explicar, não sei dizer, difícil dizer, não lembro, talvez $,
    não sei por onde, por onde começar
  `),
  thanks: phrases(`
    obrigad*, valeu, vlw, obg, brigad*, agradeço, muito obrigad*, gratidão $
  `),
  agreement: phrases(`
    exatamente, isso mesmo, (é/bem) isso, ^ isso $, é verdade, com (certeza/ctz), pois é, tem razão, você tem razão, exato, é bem isso,
    é assim mesmo, total $, ^ (concordo/verdade), ^ faz sentido, ^ você entendeu, ^ você me entende
  `),
  laughter: phrases(`
    (k/rs) $, ^ (kk/k), haha*, rsrs*, hehe*, hahah*, lol
  `),
  no: phrases(`
    ^ (não/nem/nada/nunca) $, ^ não obrigad*, ^ não (muito/quero/mesmo/fiz/deu), ^ acho que não, ^ (agora/não/melhor/ainda) não, ^ não consigo $,
    ^ negativo
  `),
  yes: phrases(`
    ^ (sim/claro/aham/uhum/ok/certo/bora/entendi/combinado), ^ pode ser, ^ (tá/s/ss/beleza/consegui/bastante/muito/demais/é) $, ^ tá bom,
    ^ acho que sim, ^ um pouco, ^ mais ou menos, ^ isso aí, ^ às vezes, ^ (vou/quero) tentar, (vamos/pode/quero) $, quero sim, ^ vou sim
  `),
  greeting: phrases(`
    ^ (oi/olá/ola/eae/opa/hey/hello/salve/alô/oie/oii), ^ ei $, ^ e aí, ^ bom dia, ^ boa tarde
  `),
};
