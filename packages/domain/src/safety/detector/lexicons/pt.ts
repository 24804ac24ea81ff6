import { phrases } from '../../../common/text/phrases.ts';
import type { Lexicon } from '../concepts.ts';

export const portuguese: Lexicon = {
  concepts: {
    dying: phrases(`
      morrer, morre, morri, morreu, morria, morrendo, morresse, morrerei, morra, eu morro, se morro, mortos, mortas,
      morte, a morte, falecer, falecesse, falecida, falecido, bater as botas, partir dessa para melhor, ir dessa para
      melhor, partir dessa vida, ir embora dessa vida, meu enterro, meu velorio, meu funeral, meu caixão, no caixão,
      túmulo, sete palmos, debaixo da terra, do outro lado, Deus me levasse, Deus me leva, Deus me leve, Deus me
      levar, me levasse, que me leve, me buscar logo, me recolhesse, me recolher, me chamar de volta, óbito, vir a
      óbito, ir para o céu, ir de vez, ir de arrasta, ir de base, ir de americanas, partir de vez, encontrar minha mãe
      no céu, encontrar meu pai no céu, estar morta, estar morto, estivesse morta, estivesse morto, morto do que,
      morta do que, já estou morta, já estou morto, mort* e enterrad*, ser enterrad*, ideia de morrer, vontade de
      morrer, ver morto, vê-lo morto, morrer sem dor, jeito de morrer, jeitos de morrer, formas de morrer, morrer dói,
      querer morrer, morresse hoje, morresse amanhã, morro logo, morro de uma vez, eu n morro, não morro, morrer logo,
      partir, quero partir, queria partir, só partir, me levar, me chamasse, me chame, papai do céu, ir junto com ele,
      ir junto com ela, quero ir junto, queria ir junto, caixão, velório, enterro, to die, i wanna die, want to die,
      dead, morte da minha mãe, minha morte, a minha vez, chegar a minha vez, viúva, viúvo, virar defunto, na cova,
      minha cova, invejo quem já morreu, inveja dos mortos, inveja de quem morreu, queria estar no lugar dele, devia
      ter sido eu, era para ter sido eu, fosse eu no lugar, já ter ido, a morte resolve, a morte parece, a morte
      batesse, porta da morte, sobre morte, fala de morte, posta sobre morte, desligasse meus aparelhos, desligassem
      meus aparelhos, meus aparelhos, um infarto, rezando para um infarto, ando morto, andar morto, morri por dentro,
      já vou ter ido, espera a morte, esperar a morte, pensar em morrer, pensando em morrer, penso em morrer, pensando
      em morte, penso na morte, pensar na morte, minha própria morte, ir atrás do marido, ir atrás dele, i want to
      die, não ter outro aniversário, depois que eu partir, quando eu partir, eu partir, depois que eu morrer, quando
      eu morrer, se eu morrer, antes de morrer, a morte seria, morte seria um, com a morte, na morte, pela morte, ir
      para debaixo, parar meu coração, coração parasse, que meu coração pare, coração pare de bater, não ter mais
      coração batendo, atestado de óbito, lápide, cremad*, minhas cinzas, caixão fechado, morte rápida, morte indolor,
      como é morrer, como será morrer
    `),
    suicide: phrases(`
      me matar, me mato, me matava, me matasse, me matei, me matando, matar a mim mesm*, se matar, se matou, se mata,
      se matasse, suicíd*, suicida, suicidar, suicidei, suicidou, suicidou-se, me suicidar, autoextermín*, tirar a
      vida, tirar a minha vida, tirar minha vida, tirar a própria vida, tirar a minha própria vida, tirou a própria
      vida, tirar a vida dele, tirar a vida dela, acabar com a minha vida, acabar com minha vida, acabar com a própria
      vida, acabo com a minha vida, acabar comigo, acabar com tudo, acabo com tudo, acabar logo com tudo, acabar logo
      com isso, acabar com essa dor, acabar com a dor, acabar com o sofrimento, acabar com esse sofrimento, acabar com
      meu sofrimento, por um fim, pôr um ponto final, pôr fim, dar um fim, dar fim, dar cabo, dou um fim, dar um basta
      na vida, cometer uma loucura, fazer uma loucura, fazer uma besteira, fazer besteira, faço uma besteira, fazer
      alguma besteira, fazer uma bobagem comigo, fazer uma merda comigo, atentar contra a minha vida, atentar contra a
      própria vida, contra a minha própria vida, me enforcar, me enforco, me jogar, me jogo, me jogava, me joguei, me
      atirar, me atiro, me tacar, pular da ponte, pular daqui, pular da janela, pular do prédio, pulo daqui, pular lá
      de cima, pular do viaduto, pular da sacada, saltar da ponte, cortar os pulsos, cortar meus pulsos, corto os
      pulsos, dar um tiro em mim, me dar um tiro, um tiro na cabeça, tiro na minha cabeça, meter uma bala, me
      envenenar, me afogar, me dar um fim, desviver, desvivo, me deletar, kms, unalive, sui, suic1d*, ideação,
      pensamentos suicidas, ir embora por conta própria, encerrar por conta própria, adiantar minha morte, na frente
      do trem, na frente do metrô, na frente de um carro, na frente de um caminhão, na frente do ônibus, me mata, me
      mato mesmo, mata mais rápido, tirar minha própria, tiro minha vida, tiro a minha vida, tirei minha vida, tirando
      minha vida, faço uma loucura, fazendo uma besteira, fazendo besteira, faço besteira, faço alguma besteira, uma
      besteira comigo, loucura comigo, algo contra mim, fazer algo contra mim, fazer alguma coisa comigo, fazer algo
      comigo, fazer mal a mim, acabar com isso, acabo com isso, acabo com minha vida, acabar com tudo isso, acabar
      tudo ali, acabar tudo, acabar logo, terminar com tudo, terminar com a minha vida, terminar com isso de vez, dar
      um fim em mim, dou fim, botar um fim, colocar um fim, encerrar minha vida, encerrar tudo, encerrar a minha,
      pensando em pular, vontade de pular, penso em pular, vou pular, pular logo, pular lá embaixo, me pendurar, me
      lançar, girar o volante, jogar o carro, bater o carro de propósito, jogar a moto, morrer de propósito, pareça
      acidente, parecer acidente, parecer um acidente, posso fazer comigo, faria comigo, logout da vida, desligar a
      vida, deslogar da vida, de dar fim, cometer suicídio, me suicid*, ser capaz de me matar, ctb, su1cid*, matar aos
      poucos, jeitos de acabar, acabava com tudo, e acabar, por minha conta, me pendur*, me pendurei, pendurado, penso
      no trilho, não vou descer pela, descer pela escada, e eu pulo, eu pulo, de eu fazer, dá tempo de eu fazer, essa
      noite eu faço, essa noite eu tomo, tomar tudo, tomar todos os comprimidos, tomar todos, tomar o frasco, vontade
      de tomar tudo, lâmina no pulso, corda está no lugar, tomara que eu morra, vou dirigir até, dar um sumiço em mim,
      dava um sumiço em mim, sumiço em mim, me dar fim, qualquer hora dessas eu me, eu me mato, um dia desses me mato,
      soltar o volante, solto o volante, largar o volante, fechar os olhos no volante, me arrebentar, me espatifar, me
      estatelar, me jogar lá, me jogar num, me jogar de, me jogar no rio, me jogar no mar, entrar no mar e, pular de
      um, pular do, pular no, pular da, tiro na boca, tiro no peito, botar uma bala, estourar meus miolos, me
      intoxicar, fechar a conta, encerrar a conta, encerro por aqui, encerrar por aqui, eu resolvo de vez, essa
      madrugada eu resolvo, resolvo isso hoje, terminar minha vida, interromper minha vida, abreviar minha vida,
      abreviar o sofrimento, abreviar, dar descanso, me eliminar, me exterminar, me destruir de vez, fazer algo sem
      volta, algo irreversível, gravata no, no cano do, penso em suicídio, pensar em suicídio, pensando em suicídio,
      falo em suicídio, me matar serio, vontade de me matar, ideia de me matar, pensamento de me matar, pensamentos de
      me matar, me matar mesmo, me matar logo
    `),
    ceasing: phrases(`
      sumisse, sumo de vez, sumir de vez, sumir do mapa, sumir para sempre, sumir do mundo, desaparecesse, desaparecer
      para sempre, virar fumaça, virar pó, deixar de existir, parar de existir, parasse de existir, não existir, não
      existisse, não existo, nunca ter existido, nunca tivesse existido, nunca ter nascido, não ter nascido, não
      tivesse nascido, nunca tivesse nascido, nem devia ter nascido, nem ter nascido, me apagar, ser apagad*, apagar
      de vez, apagar minha existência, não acordar, não acordar mais, nunca mais acordar, não acordasse, não acordasse
      mais, não levantar nunca mais, sem acordar, dormir para sempre, dormir e nunca, dormir e não acordar, dormir de
      vez, dormir eternamente, sono eterno, não estar mais aqui, não estar aqui, não queria estar aqui, não quero
      estar aqui, não quero mais estar aqui, não estiver mais aqui, não estivesse aqui, não estivesse mais aqui, não
      vou estar aqui, não vou estar mais, já não estarei, não estarei mais aqui, não estarei aqui, eu não estiver, eu
      faltar, se eu faltar, se eu faltasse, descansar de vez, descansar para sempre, descanso eterno, descansar em
      paz, descansar disso tudo, ter paz de vez, finalmente ter paz, paz eterna, me desligar, desligar de vez, apertar
      um botão, botão de desligar, sair de cena, sair desse mundo, deixar esse mundo, deixar este mundo, largar esse
      mundo, ir embora desse mundo, ir embora deste mundo, ir embora de vez, ir embora para sempre, não fazer parte
      desse mundo, não pertenço a esse mundo, descer desse mundo, não passo dos, não passo desse ano, não passo deste
      ano, não chego aos, não chego no natal, não ver o amanhã, não tivesse amanhã, não ter amanhã, não haver amanhã,
      que um carro me, que um raio, que um caminhão, que um ônibus me, acontecesse alguma coisa comigo, acontecesse
      algo comigo, pegar uma doença, ter uma doença grave, o avião caísse, não olhar para os lados, atravessar sem
      olhar, atravesso sem olhar, sumir desse mundo, acordar nunca mais, não viver mais, tudo acabasse, que tudo
      acabe, que acabe logo, que acabasse logo, não quero mais nada dessa vida, fim da linha para mim, meu tempo aqui,
      meu tempo acabou, minha hora chegou, minha hora chegar, minha hora chegasse, chegar a minha hora, chegue a minha
      hora, passar por essa vida, virar estrelinha, não estar nessa vida, quero sumir, queria sumir, vontade de sumir,
      sumir logo, sumi de vez, sumir msm, só sumir, pensando em sumir, penso em sumir, sumir e não voltar, eu sumisse,
      se eu sumisse, que eu sumi, quando eu sumir, quero desaparecer, queria desaparecer, vontade de desaparecer,
      desaparecer desse mundo, desaparecer de vez, queria evaporar, virar nada, não quero mais existir, não quero
      existir, não queria existir, não queria mais existir, não querer existir, existir cansa, não quero viver, não
      quero mais viver, não queria viver, não queria mais viver, não querer mais viver, não quero continuar vivend*,
      não quero continuar viv*, não querer estar viva, não querer estar vivo, não queria mais estar vivo, não queria
      mais estar viva, não queria estar mais aqui, não quero estar mais aqui, não queria mais estar aqui, não queria
      mais está aqui, não quero continuar aqui, não queria continuar aqui, não estivesse mais por aqui, não estar mais
      por aqui, não estar por aqui, não estarei por aqui, não queria mais acordar, não quero mais acordar, não quero
      acordar mais, não queria acordar, não querer acordar, não levantar mais, a noite não terminasse, não terminasse
      nunca, sono durasse para sempre, ser eterno, dormir um sono, fosse a última, seja a última, pedi para nascer,
      não pedi para nascer, me tire daqui, meteoro, qualquer coisa que me tire, me levasse dormindo, me levar
      dormindo, ir embora dormindo, fechar os olhos e nunca, fechar os olhos e não, fechar os olhos para sempre, não
      abrir mais os olhos, sem olhar, cinto de segurança, nem tratava, não tratar, não me tratar, parei de tomar o
      remédio do coração, deixa a natureza, deixar a natureza, fosse embora de vez, me fosse, eu fosse embora, já
      tinha ido, já teria ido, não fui ainda, não voltar mais, não voltar nunca mais, não precisa guardar lugar,
      guardar lugar para mim, não me espera*, não contem comigo, duvido que eu esteja, que eu esteja aqui, se vou
      estar aqui, se ainda vou estar, ainda estarei aqui, estar vivo até lá, estar viva até lá, não ter futuro aqui,
      esperando acabar, esperando o fim, só esperando, que passe depressa, esperando a morte, desligarem o servidor,
      desliga meu servidor, ser desligad*, me desligassem, meu tempo na terra, minha passagem, cumpri meu tempo, já
      deu minha hora, o mundo parasse para mim, que parasse para sempre, tudo parasse, descansar desse mundo, só quero
      paz, só queria paz, só queria descansar para sempre, me esquecessem, esquecessem que eu existo, ser esquecida
      para sempre, trocar de lugar com quem morreu, me apagasse, apagar meu nome do mundo, não chegar na velhice, não
      quero envelhecer viv*, não quero ver 2027, não precisar mais ser ninguém, sair da vida, sair dessa vida, sair da
      existência, fora desse mundo, não tem mais lugar para mim, a porta de saída, me leva deus, Deus me leva, leva
      deus, já deu para mim, para mim já deu, mim já deu, chega para mim, última página, minha história acabou, minha
      história já acabou, assinei minha saída, minha saída, fechar os olhos e que, que o filme terminasse, lugar não é
      aqui, não é aqui na terra, não pertenço aqui, virasse pó, viro pó, não pretendo durar, não quero durar, durar
      tanto, não durar muito, se eu ainda estiver viva, se eu ainda estiver vivo, ainda estiver viva, ainda estiver
      vivo, se eu estiver viva, se chego no, não sei se chego, não queria chegar, não queria chegar até, não passa
      dessa semana, não apareço em, não apareço nas, acordei de novo, mais um dia vivo, mais um dia viva, ainda estar
      aqui, de ainda estar, ter acordado, queria não ter acordado, não ter acordado, não acorde, não acorde amanhã,
      que eu n acorde, n acorde, que não voltasse, esperando não voltar, para não voltar, não voltar, não volto, e não
      volto, só quero que acabe, quero que acabe, vai que resolvem por mim, o que deus decide, largo o volante, solto
      o volante, insulina tanto, não tomo mais minha, ter vindo ao mundo, vindo ao mundo, vir ao mundo, ficado na
      barriga, nasci por engano, melhor era eu não, ter me abortado, entre vocês, nada que me prenda, nada me prende,
      que me prenda aqui, alma quer ir, alma está pedindo, pedindo para ir embora, ir embora, eu encerro, hoje eu
      encerro, posso ir, já posso ir, só falta ir, eu vou junto, ir também, não estaria aqui, já não estaria aqui,
      virasse fumaça, virasse nada, evaporasse, evaporar, me dissolver, me desintegrar, dissolver, querer estar por
      aqui, quero estar por aqui, estar por aqui, de estar por aqui, finjo que quero viver, fingir que quero, cansei
      de fingir que quero, não ter outro, não fazer outro aniversário, logo não vai incomodar, logo não vou incomodar,
      não vou incomodar mais, não incomodar mais, parar de respirar, continuar respirando, por que continuar
      respirando, respirar por obrigação, viver por obrigação, apertaria o botão, já tinha apertado, se fosse um
      botão, um botão para, desaparecer da face, sumir da face, sumiço, dar um sumiço, não ter acordado hoje, não
      haver depois, que não haja amanhã, não ver outro dia, não ver mais o sol, não queria outro dia, não estou nem aí
      se morrer, tanto faz morrer, se eu não acordar, caso eu não acorde, se um dia eu não aparecer, se eu não
      responder mais, não me resta tempo, não faço questão de, não faço mais questão, não preciso ver, não queria ver,
      não quero ver o, não quero ver o ano, não quero chegar, não quero chegar ao, não quero ter futuro, não carregar
      mais, não queria carregar, carregar esse corpo, terminar comigo, isso podia terminar, encontro da minha avó, ao
      encontro de, encontrar quem já foi, nem abrir os olhos, se eu não aparecer, se amanhã eu não, se eu não voltar,
      não estranhem, ninguém precisa estranhar
    `),
    living: phrases(`
      viver, vivendo, vivesse, continuar vivend*, continuar viv*, seguir vivend*, existir, existindo, minha
      existência, existência, estar viva, estar vivo, ficar viv*, permanecer viv*, sobreviver, minha vida, essa vida,
      esta vida, nessa vida, razão de viver, razão para viver, motivo para viver, motivos para viver, vontade de
      viver, sentido da vida, sentido na vida, estar aqui, continuar aqui, ficar aqui, seguir aqui, permanecer aqui,
      nascer, ter nascido, nasci, acordar, amanhecer, respirar, seguir respirando, viver para quê, viver pra, estou
      viva, estou vivo, fica viva, seguir em frente, motivo de viver, por viver, por que viver, continuar vivendo,
      continuo viva, continuo vivo, questão de continuar, de continuar, continuar, ter sobrevivido, sobrevivi, vontade
      de viver mesmo, até lá, daqui a um ano, ano que vem
    `),
    wanting: phrases(`
      quero, queria, quis, querer, querendo, quiser, quisera, desejo, desejava, desejar, desejando, vontade, vontades,
      com vontade, dá vontade, me deu vontade, prefiro, preferia, preferiria, gostaria, espero, rezo, rezo para, peço
      a Deus, pedir a Deus, pedindo a Deus, oro para, imploro, tomara, quem dera, adoraria, anseio, sonho em, melhor
      seria, seria melhor, bem que, podia, poderia, impulso, tentação, tentad*, a fim de, afim de, doid* para, louc*
      para, só quero, só queria, necessidade de, urge, ansios* para, devia, deveria, merecia, mereço, quer, vontade
      de, torcendo para, torço para, assinava embaixo, faço questão, pedi, peço, rezando, inveja, invejo, aceito,
      topava, quero muito, adorava se, alívio, um alívio, mereciam, merecem
    `),
    thinking: phrases(`
      penso, pensei, pensar, pensando, pensava, pensamento, pensamentos, pensamentos intrusivos, imagino, imaginar,
      imaginando, imaginei, imaginava, fantasio, fantasiar, passa pela minha cabeça, passou pela minha cabeça, passa
      na minha cabeça, passam pela minha cabeça, passou pela cabeça, vem na cabeça, vem na minha cabeça, me vem, na
      cabeça, na mente, não sai da minha cabeça, considero, considerando, cogito, cogitei, cogitando, cogitar,
      refletindo, fico vendo, me pego, me pegando, me peguei, fico olhando, fiquei olhando, fico calculando, fico
      pesquisando, pesquisando, pesquisei, pesquiso, procurei na internet, procurando na internet, joguei no google,
      li sobre, curiosidade de como
    `),
    planning: phrases(`
      planejo, planejei, planejando, planejad*, planejar, já planejei, decidi, decidid*, decisão, tomei a decisão, já
      está decidido, tudo pronto, está tudo pronto, já preparei, preparei, preparando, já sei como, sei como, sei
      onde, sei quando, já sei o dia, já sei onde, escolhi o dia, escolhi o lugar, escolhi a data, marquei a data,
      marquei o dia, data marcada, dia marcado, tenho uma data, já tem data, escolhi o jeito, já escolhi, deixei tudo,
      deixei tudo organizado, deixei tudo pronto, organizei tudo, arrumei tudo, resolvi tudo, já resolvi, está
      resolvido, já separei, separei, pensei em tudo, pensei em como, como vou fazer, vou fazer, vou fazer isso, vou
      acabar, vou pular, vou tomar, vou sumir, não tem mais volta, não volto atrás, caminho sem volta, último dia,
      última noite, minha última, meu último, pela última vez, só falta, falta coragem, tomando coragem, criar
      coragem, criei coragem, tomar coragem, ter coragem, tive coragem, coragem para, ninguém vai me impedir, esperar
      todo mundo dormir, quando todo mundo dormir, quando todos dormirem, quando estiver sozinh* em casa, testamento,
      seguro de vida, tenho um plano, meu plano, planos de, tudo planejado, um jeito, o melhor jeito, qual o jeito,
      onde e como, aí eu faço, eu faço, uma hora eu faço, hoje eu faço, amanhã eu faço, vou conseguir, eu vou, agora
      vai, dessa vez vai, dessa vez não falho, desta vez, só falta um passo, só um passo, ainda não tive coragem,
      covarde, ser covarde, medo de falhar, se falhar, mais rápido, sem dor, sem sofrer, quantos, qual remédio,
      quantos comprimidos, calculei, marquei, já escolhi até, fiz a lista, está preparado, tudo preparado, hoje eu
      acabo, me decidi, cheguei à conclusão, não tem o que me impeça, esconder de todo mundo, parar de ser covarde,
      horário que, assim que eles saírem, essa conta, tenho feito essa conta, onde seria, sei exatamente, exatamente
      onde, já pesquisei, já li tudo, já testei, está no lugar, vou cumprir, tudo acertado, está tudo acertado, está
      tudo preparado, dá tempo de, assim que meu marido sair, antes das oito, ninguém volta, deixei a comida, paguei
      as contas, guardando remédio, estou guardando remédio, não sei para quando, comecei a planejar, ainda não sei
      quando, se dói, saber se dói, dói muito, tô avisando, estou avisando, não tem mais conversa, último cigarro
    `),
    means: phrases(`
      remédio, remédios, remedio*, comprimido, comprimidos, comprimid*, cartela, cartelas, pílula, pílulas, calmante,
      calmantes, tarja preta, rivotril, clonazepam, veneno, chumbinho, corda, cordas, lençol amarrado, ponte, viaduto,
      passarela, prédio, terraço, telhado, laje, sacada, janela do, parapeito, beirada, décimo andar, precipício,
      penhasco, faca, facas, lâmina, lâminas, gilete, giletes, estilete, navalha, caco, arma, revólver, pistola,
      espingarda, a arma do meu pai, gatilho, trilho, trilhos, linha do trem, trem, metrô, rodovia, caminhão, soda
      cáustica, água sanitária, insulina, overdose, forca, álcool e remédio, garrafa quebrada, apontador, caixa de
      remédio, frasco, frasco de, tarjas, remédios da minha mãe, remédios da minha avó, cartelas que, na beirada, do
      terraço, do viaduto, no viaduto, na passarela, plataforma, plataforma do metrô, no trilho, na linha do trem,
      estilingue, volante, cinto no pescoço, cachecol no pescoço, corda no, a corda, uma faca, a faca, facão,
      canivete, machado, armado, armada, cachaça com remédio, altura, até a janela, álcool, cachaça, vodca, cigarro,
      isqueiro, gasolina
    `),
    having: phrases(`
      comprei, guardei, guardad*, guardo, estou guardando, vim guardando, juntei, juntando, juntar, estou juntando,
      consegui, arrumei, peguei, estou com, na mão, na minha mão, nas mãos, em mãos, na minha frente, aqui do lado, do
      meu lado, ao meu lado, na gaveta, na bolsa, na mochila, debaixo da cama, embaixo da cama, no armário, escondid*,
      escondi, separei, separad*, em cima da mesa, na mesa, encomendei, achei, sei onde fica, está aqui, amarrei,
      amarrad*, carregad*, estou em cima, estou aqui em cima, subi na, subi no, tenho os, tenho as, tenho uma arma,
      tenho um, tenho aqui, comprei a, comprei uma, comprei o, já comprei, já tenho, juntei cartelas, meu pai guarda,
      tem em casa, que tinha em casa, estou com a faca, estou com os, estou em cima da, estou na beirada, estou na
      ponte, estou no trilho, estou no telhado, estou no terraço, estou no alto, estou na sacada, olhando para os,
      olhando para a corda, na palma da mão
    `),
    soon: phrases(`
      agora mesmo, hoje mesmo, hoje à noite, essa noite, esta noite, nessa noite, amanhã cedo, de madrugada, nessa
      madrugada, essa madrugada, daqui a pouco, daqui pouco, em breve, já já, logo mais, nesse momento, neste momento,
      nesse instante, nesse fim de semana, neste fim de semana, esta semana, nesse sábado, depois do natal, antes do
      natal, no meu aniversário, depois do aniversário, quando eles saírem, assim que, em alguns minutos, daqui uma
      hora, acabei de, acabo de, já tomei, faz meia hora, faz uma hora, faz pouco, tem uma hora, última vez, já não dá
      tempo, não vai dar tempo, no sábado, sábado que vem, domingo que vem, sexta que vem, segunda que vem, domingo
      eles, ontem, ontem à noite, hoje cedo, de noite, antes de amanhecer, até amanhã, amanhã já não, toda noite, é
      hoje, é agora, mais tarde, depois da aula, quando todo mundo dormir, quando a casa dormir, agora, amanhã, hoje,
      nesta madrugada, essa noite mesmo, já já eu, dentro de horas, nas próximas horas
    `),
    farewell: phrases(`
      adeus, adeus a todos, despedida, me despedir, me despedi, me despedindo, despedir de, me despeço, carta de
      despedida, cartas de despedida, um bilhete, deixei um bilhete, deixei uma carta, escrevi as cartas, escrevi uma
      carta, escrevi um bilhete, gravei um vídeo, gravei áudio, mensagem de despedida, última mensagem, últimas
      palavras, minha última mensagem, essa é a última, esta é a última, não vamos mais nos falar, não vão mais me
      ver, nunca mais vão me ver, não me procurem, não me procure, me perdoem, me perdoa por tudo, me perdoem por
      tudo, perdão por tudo, peço perdão a todos, desculpa por tudo, desculpem por tudo, digam para, diz para minha,
      diz para meu, fala para minha mãe que, fala para o meu, avisa minha, avisa meu, cuida do meu, cuida da minha,
      cuidem do meu, cuidem da minha, cuidem dos meus, cuidar do meu cachorro, cuidar da minha gata, quem vai cuidar,
      quem fica com, vai ficar com quem, dei minhas coisas, dando minhas coisas, doei minhas coisas, deixei minhas
      senhas, minhas senhas, passei as senhas, deixei a senha, deixar senhas, amo vocês, amei vocês, fiquem bem, a
      gente se vê do outro lado, nos vemos do outro lado, não chorem, não chora por mim, não se culpem, não é culpa de
      ninguém, a culpa não é de vocês, a culpa não é de ninguém, lembrem de mim, vão sentir minha falta, as cartas, já
      escrevi as cartas, cartas para os, uma para cada filho, carta para cada, deixei carta, escrevi cartas de
      despedida, escrevi carta, o bilhete, bilhete em cima, deixei o bilhete, deixei bilhete, obrigada por tudo e,
      perdoa eu, digam que amei, amei ela até, até o fim, só passei para dizer tchau, dizer tchau, último tchau, tchau
      para sempre, quando lerem isso, quando vocês lerem, quando ler isso, quando você ler, se você está lendo, se
      estiverem lendo, cuidem dela, cuidem dele, cuida dela, cuida dele, cuidem do, cuidem da, cuida bem, ficaria com
      meu cachorro, fica com meu cachorro, fica com minha gata, dei meu cachorro, dei minha gata, dei as coisas, deu
      as coisas dele, deu as coisas dela, dando as coisas, dei meu violão, vídeo de despedida, posso ir em paz, ir em
      paz, vou em paz, foi bom enquanto durou, foi bom te conhecer, não se culpem por, deixei tudo escrito, deixei
      instruções, as senhas para, última foto, último beijo, último abraço, abracei minha mãe pela última, sem eles
      perceberem, se despedindo, áudio se despedindo, apaguei minhas redes, fechei minhas contas, meu enterro quero,
      último texto, meu último texto, por ter me ouvido, obrigado por ter me, obrigada pela companhia, pela companhia,
      comida do gato, deixei a comida, passei as senhas para, senhas para minha, senhas para meu, deu o videogame, deu
      as coisas, dei tudo que, já doei tudo, doei tudo, se cuidem, vocês se cuidem, fiquem bem sem mim, foi bom
      conhecer, amou ele, amei ele, perdoem o que, perdoem, a culpa não foi, culpa não foi dela, fala para minha mãe,
      diz para o meu filho, pedi perdão para todo mundo, cartas na gaveta, carta em cima da cama, carta e deixei, vou
      encontrar meu pai, vou encontrar minha mãe, vídeo de despedida para, carta estranha, parece despedida, chaves
      estão com, último cigarro, última refeição, foi mal por tudo, desculpa qualquer coisa, desculpa por existir,
      desculpem qualquer, obrigado por cada, se despeçam, guardem de mim, lembrança minha, me arrumei para ir
    `),
    burden: phrases(`
      um peso, um fardo, fardo, estorvo, um estorvo, só atrapalho, atrapalho, atrapalhando, só dou trabalho, dou
      trabalho, só dou despesa, dou despesa, só dou gasto, só dou desgosto, desgosto, só dou problema, sou um
      problema, um problema na vida, sou o problema, incômodo, só incomodo, encosto, parasita, peso morto, peso para,
      peso nas costas, melhor sem mim, melhores sem mim, melhor se eu não, bem melhor sem mim, mais felizes sem mim,
      mais feliz sem mim, mundo sem mim, viver sem mim, vida sem mim, vidas sem mim, em paz sem mim, ficariam bem sem
      mim, aliviad* sem mim, um alívio para, alívio para todo mundo, alívio para todos, ninguém sentiria falta,
      ninguém vai sentir falta, ninguém sentiria minha falta, ninguém ia sentir, ninguém ia notar, ninguém notaria,
      ninguém ia perceber, ninguém perceberia, ninguém vai perceber, ninguém vai notar, ninguém daria falta, não faço
      falta, não fazer falta, não faria falta, não faria diferença, não fazia diferença, não faz diferença eu, não
      sirvo para nada, um lixo humano, fui um erro, sou um erro, um desperdício, desperdício de, ocupo espaço,
      ocupando espaço, ocupando lugar, estrago tudo, estrago a vida, acabo com a vida, só faço mal, só machuco quem,
      sobrando no mundo, descansariam, poderiam descansar, podiam descansar, ter sossego, teriam sossego, iam ter paz,
      teriam paz, livres de mim, se livrar de mim, ficar livres, uma boca a menos, um a menos, gente melhor que eu,
      valho mais, valeria mais, ser um peso, sou um peso, só peso, sem mim, merecia outra mãe, mereciam uma mãe, mãe
      melhor, merecia coisa melhor que eu, fizesse falta, fazer falta, sentir falta de mim, nem ia ligar, ninguém ia
      nota*, ninguém nota se, nem iam perceber, iam perceber, perceber que eu sumi, o mundo nem, bom para todo mundo,
      bom para todos, melhor para todos, melhor para todo mundo, seria melhor para, finalmente descansar, poderia
      descansar, finalmente poderiam, iam respirar, respirariam aliviad*, eu que estrago, estrago de gente, só trago
      problema, só dou prejuízo, prejuízo para família, valho mais mort*, mais morta do que viva, mais morto do que
      vivo, quitava a dívida, ocupo lugar, ocupando o lugar, lugar de outra pessoa, gente que presta, não presto, não
      presto para nada, sou um nada, ninguém precisa de mim, ninguém precisaria de mim, mais leve sem mim, gastar
      comigo, gasto com remédio, trabalho para os outros, dar trabalho, sem dar trabalho, um problema a menos para,
      teria menos um problema, esposa seria mais feliz, marido seria mais feliz, mais feliz viúv*, seguir mais leves,
      iam chorar uma semana, chorar uns dias e, um alívio para a casa, alívio para a casa, nem postar foto, minha
      cadeira vazia, quarto vazio, gastou tanto comigo, gastaram tanto comigo, à toa comigo, não devia existir, não
      devia ter nascido, precisava ser corrigido, não mudaria nada, não ia mudar nada, ninguém mais vai precisar se
      preocupar, se preocupar comigo, menos preocupação, sobrar mais, uma preocupação a menos, menos uma preocupação,
      menos despesa, menos gasto, menos um, aliviar a família, aliviar eles, aliviar minha família, libertar minha
      família, livrar eles, livrar minha família, livrar todos de mim, poupar minha família, sobrecarrego,
      sobrecarregando meus pais, incomodar ninguém, incomodar mais ninguém, envergonho, vergonha da família, castigo
      para meus pais, decepção ambulante, não mereço viver, não mereço estar vivo, não mereço estar viva, não mereço
      existir, não mereço esse ar, um boleto, só gasto, mais alegre antes, antes de mim eram, antes de eu nascer, eram
      felizes antes, estraguei a vida, estraguei tudo, sou a vergonha, não sirvo, não sirvo nem
    `),
    hopeless: phrases(`
      não aguento mais, não aguento, não estou aguentando, não suporto mais, não suporto, não dá mais para mim, não
      consigo mais, não consigo continuar, não tenho mais forças, não tenho forças, não tenho força, sem forças, sem
      força, acabaram minhas forças, acabou minha força, cansei de tudo, cansei de lutar, cansei de viver, cansei de
      tentar, cansei de existir, cansad* de viver, cansad* de existir, cansad* de tudo, cansad* de lutar, cansad* da
      vida, exaust* de viver, exaust* de existir, farto de viver, farta de viver, desisto, desistir, desistir de tudo,
      desisti de tudo, desisti de mim, desistir da vida, desisti da vida, desistindo, jogar a toalha, joguei a toalha,
      entreguei os pontos, entregar os pontos, me entreguei, sem saída, não vejo saída, não tem saída, não há saída,
      não existe saída, não tem jeito, sem jeito, não tem solução, sem solução, não vejo solução, fundo do poço, sem
      esperança, perdi a esperança, perdi as esperanças, não tenho esperança, nenhuma esperança, acabou a esperança,
      desesperança, sem perspectiva, sem futuro, não vejo futuro, não tenho futuro, nenhum futuro, não vejo mais, não
      vejo sentido, não faz sentido, nada faz sentido, não tem sentido, nada tem sentido, perdeu o sentido, perdeu a
      graça, não tem graça, não vejo graça, não vejo motivo, não tenho motivo, sem motivo, nenhum motivo, não tenho
      razão, sem razão para, para que continuar, por que continuar, não vale a pena, não vale mais a pena, nada vale a
      pena, vale a pena viver, não adianta, não adianta mais, nada adianta, não vai melhorar, nunca vai melhorar, nada
      vai mudar, nada muda, não muda nunca, vai ser sempre assim, nunca vai passar, não passa nunca, essa dor não
      passa, acabou para mim, acabou tudo, é o fim, meu fim, tanto faz, tanto faz viver, não me importo mais, não ligo
      mais, não espero mais nada, vazio por dentro, vazia por dentro, morta por dentro, morto por dentro, morri por
      dentro, só existo, só estou existindo, apenas existindo, vegetando, no automático, só sofrimento, só dor, tudo
      dói, viver dói, dói viver, não dá para continuar, não vejo luz, buraco sem fundo, não tenho para onde ir, beco
      sem saída, cansei dessa vida, cansei desta vida, cansei da vida, cansada dessa vida, cansado dessa vida, cansado
      da vida, cansad* d viver, exausta de existir, cheguei no meu limite, no meu limite, não quero mais lutar, não
      quero lutar, parei de lutar, desisti de lutar, desistido da vida, tinha desistido, entreguei, dor não passa,
      nunca passa, nada melhora, nunca melhora, não melhora nunca, nunca vai parar, para que viver, viver para que,
      por que viver, por que seguir, para que seguir, para que acordar, para que levantar, por que ainda, nem luz, sem
      luz, nem saída, não vê saída, não enxergo saída, única saída, a única saída, só tem um jeito, último recurso,
      minha vida acabou, acabou minha vida, acabou a vida, a vida acabou, vida acabou, minha vida não tem, não tem
      nada lá, não tem mais nada, nada mais, não me resta, não sobrou nada, perdi tudo, não espero nada, espero nada
      da vida, perdi a vontade de viver, sem vontade de viver, perdi o gosto pela vida, não tenho vontade de viver,
      nenhuma vontade de viver, não tenho nada aqui, não tenho ninguém, casca oca, casca vazia, oca por dentro, oco
      por dentro, já morri, alma morta, não sinto mais nada, não sinto nada, não quero mais sair, não consigo ver o
      futuro, me imaginar daqui, não me imagino, não me vejo daqui, não me vejo vivend*, não tem conserto, sem
      conserto, não tem cura para mim, pedi socorro, ninguém me escuta, desistindo de mim, não vejo por que, não vejo
      mais por que, não vejo razão, nem sei por que ainda, não aguento viver, não vale nada, vida não vale nada, minha
      vida não vale, não faz mais sentido, não quero mais trinta, sofrimento sem fim, não adianta nada, não adianta
      sigo, me cansei, me cansei da vida, não tem outro jeito, n tem outro jeito, não tenho nada que, que castigo, que
      pena acordar, virou um castigo, um castigo viver, alma cansada, vida mesmo, só queria que parasse, cansei de
      fingir, exausta de fingir, exausto de fingir, cansada de fingir, respirar cansa, nada me segura, nada me prende
      mais, sem forças para viver, sem ânimo para viver, não encontro motivo, nenhuma razão, nenhum sentido, nunca vou
      ser feliz, nunca serei feliz, felicidade não é para mim, não nasci para isso, não nasci para ser feliz,
      condenad*, sem remédio, perdi a fé, perdi a luta, batalha perdida, me rendo, me rendi, não luto mais, fim do
      túnel, estou no fim, cheguei ao fim, não tem volta
    `),
    selfHarm: phrases(`
      me cortar, me corto, me cortei, me cortando, me cortava, me corta*, cortar meu braço, cortei meu braço, corto
      meu braço, cortei o braço, cortei meus braços, cortei minha perna, cortei a coxa, corto a coxa, cortes no braço,
      cortes na perna, cortes nas coxas, cortezinhos, risco meu braço, riscar meu braço, riscar o braço, me risquei,
      me risco, me riscar, me arranhar, me arranho, me arranhei, me arranhando, me machucar, me machuco, me machuquei,
      me machucando, me machucava, me ferir, me feri, me ferindo, me queimar, me queimo, me queimei, me queimando,
      apagar cigarro em mim, apago cigarro, queimar com cigarro, me morder, me mordo, me mordi, me bater, me bato, me
      bati, me batendo, bato em mim, bater em mim mesm*, dou soco na parede, soquei a parede, dou socos em mim, me dou
      socos, me dou tapas, bater a cabeça na parede, bato a cabeça na parede, bati a cabeça na parede, arrancar
      cabelo, arranco meu cabelo, arranco cabelo, arranco a pele, me belisco até, me beliscar até, automutil*, auto
      mutil*, mutil*, me mutil*, autolesão, autoles*, autoagress*, cicatriz*, minhas marcas, marcas no braço, esconder
      os braços, esconder os cortes, manga comprida no calor, blusa de frio no calor, moletom no calor, manga longa no
      calor, me punir, me castigar, me punindo, me castigo, descontar em mim, desconto em mim, descontar no meu corpo,
      descontei no meu corpo, descontar no próprio corpo, sentir dor física, ver sangue, ver o sangue, sangrar, tive
      uma recaída, dias limpa, dias limpo, dias sem me, meses sem me, semanas sem me, cortar de novo, me corta de
      novo, meus cortes, cortes novos, os cortes, cortei os, cortei as coxas, cortei a perna, cortei meu pulso, cortei
      o pulso, cortei os pulsos, corto os, cortei fundo, querer me cortar, quero me cortar, queria me cortar, vontade
      de me cortar, parar de me cortar, não me corto há, não me machuco há, queimei meu braço, queimei meu, queimo meu
      braço, queimei minha perna, bato minha cabeça, bater minha cabeça, bato com a cabeça, cabeça na parede, soquei o
      espelho, soquei a parede de, me dar tapas, me dou murros, me espetar, me furo, me furei, furar a pele, furo a
      mão, enfiar a unha, cravar as unhas, cravo a unha, lâmina, lâminas, caco na mão, caco de vidro, gilete,
      estilete, mereço dor, sentir dor, sentir dor em, marcas na minha perna, marcas na perna, marcas na coxa, marcas
      nos braços, ver meus braços, meus braços, vissem meus braços, mangas compridas, manga comprida, manga longa,
      pulseira para esconder, escondo com pulseira, até sair sangue, até sangrar, até ficar roxo, até ficar vermelho,
      até arder, arranco meu, cutucar até sangrar, recaí, dias sem me machucar, dias que não me machuco, dias que não
      me corto, meses limpa, meses limpo, guardar a lâmina, descontar na pele, descontei na minha pele, jogar água
      quente, me machucar de propósito, machucar o próprio corpo, corte novo, cheio de corte, cheia de corte, cheio de
      cortes, pernas riscadas, braço riscado, riscadas, o que eu faço comigo, faço comigo, cutuco minha pele, cutuco a
      pele, sentir o sangue, sangue me acalma*, escondi as giletes, as giletes, as lâminas, casaco nesse calor, usa
      casaco, casaco no calor, se machucando, ver minhas pernas, veriam minhas pernas, soco na cabeça, me dou soco,
      com isqueiro, me queimei com isqueiro, belisco até, corto desde, carne viva, braços em carne, voltei para o
      estilete, voltei para a lâmina, voltei para a gilete, voltei a me, aguentei só, só onze dias, dias sem fazer,
      rasgar minha pele, rasgo minha pele, rasguei minha pele, rasgar a pele, ferir meu corpo, machuco meu corpo,
      machucar meu corpo, castigar meu corpo, castigo meu corpo, marcar minha pele, marquei minha pele, riscar a pele,
      risco a pele, furar meu braço, morder até, mordo meu braço, queimar minha pele, queimo minha pele, apertar o
      pulso, soco minha perna, socar minha perna, bater em mim, bato na minha cara, curativo no braço, curativos
      escondidos, ataduras, debaixo do moletom, por baixo da blusa, sangrando de propósito, compasso, furo a coxa,
      furei a coxa, furo minha, me espeto, agulha, alfinete, rasgar o braço, me queimo com, me corto com, me corto
      quando, me corto toda, me corto no, me machuco quando, me machuco toda, me machuco sempre, bato em mim quando,
      banheiro está me chamando, vício de me cortar
    `),
    attempt: phrases(`
      tentei me matar, tentei suicídio, tentei tirar, tentei acabar com, tentei me enforcar, tentei contra a minha
      vida, tentei morrer, tentei ir embora, tentei uma vez, já tentei uma vez, já tentei duas vezes, já tentei antes,
      minha tentativa, tentativa, tentativas, tentativa de suicídio, tomei todos, tomei tudo, tomei todas, tomei um
      monte, tomei vários, tomei várias, tomei muitos, tomei muito remédio, tomei uma cartela, tomei a cartela, tomei
      duas cartelas, tomei a caixa, tomei uma caixa, tomei o frasco, tomei veneno, tomei chumbinho, tomei mais do que
      devia, tomei demais, engoli um monte, engoli todos, engoli tudo, engoli vários, engoli os, engoli as, misturei
      remédio, misturei os remédios, misturei com bebida, misturei com álcool, acabei de tomar, acabei de engolir,
      acabei de cortar, já tomei, já engoli, já fiz, já cortei, fui parar no hospital, lavagem estomacal, lavagem no
      hospital, internad* por tentar, quase consegui, quase morri, quase pulei, me salvaram, me acharam a tempo, me
      tiraram da, me seguraram, me impediram, overdose, passei da dose, exagerei nos remédios, exagerei no remédio,
      não era para eu ter sobrevivido, sobrevivi, da tentativa, ter sobrevivido, lamento ter sobrevivido, sobrevivi
      por, tomei remédio demais, tomei um tanto, tomei o vidro, tomei os remédios, tomei os comprimidos, tomei uns
      vinte, tomei quase, tomou os remédios, tomou vários, tomou uma cartela, tomou um monte, tomou tudo, tomou
      veneno, tomou todos os, bebi veneno, bebi água sanitária, bebi o, bebi desinfetante, bebi produto, engoli
      cartelas, engoli as cartelas, engoli uma cartela, engolir, misturei calmante, misturei tudo, misturo calmante,
      misturei, cheguei a pular, pulei da, me joguei da, me joguei na frente, amarrei a corda, a corda arrebentou,
      corda arrebentou, tentei agora, tentei ontem, tentei semana passada, tentei de novo, tentei acabar, só esperar,
      é só esperar, esperando fazer efeito, fazendo efeito, fazer efeito, ficando com sono, ficando sonolent*, não
      sinto as mãos, me arrependi, cortou os pulsos, cortou o pulso, cortei fundo, se jogou, se enforcou, pendurad*,
      achei ele desacordado, deu errado, falhou da outra vez, punhado de comprimidos, um punhado, punhado de remédio,
      engoli um punhado, engoli um, engoli uma, engoli uns, engoli umas, tomei uns, tomei umas, tomei quase toda,
      tomei o resto, tomei meia, tomei mais que, virei o frasco, virei a cartela, virei o vidro, já estou sonolent*,
      já está batendo, acho que agora vai, comecei a passar mal depois, me cortei fundo, cortei minha veia, cortei a
      veia, veia, inalei gás, abri o gás, liguei o gás, enforquei, me enforquei, todo o estoque, mandei para dentro,
      mandou para dentro, engoli veneno, tomei produto, me envenenei, cortei minhas veias, meu pulso está, pulso está,
      pulsos estão, ingeri, ingeriu, tomei dose, dose alta, a mais do remédio, passei do limite do remédio
    `),
    emergency: phrases(`
      dor no peito, dor forte no peito, aperto no peito e braço, peito doendo, peito está doendo, braço esquerdo,
      braço dormente, rosto torto, boca torta, fala enrolada, falando enrolado, enrolando a língua, não consigo
      respirar, não consigo mais respirar, não está respirando, não respira, parou de respirar, sem ar, lábios roxos,
      lábio roxo, boca roxa, desmaiad*, desmaiou, desmaiei, desmaiando, inconsciente, desacordad*, não acorda, não
      responde, não reage, convuls*, convulsionando, espumando, sangrando muito, muito sangue, não para de sangrar,
      sangue não para, sangramento, sangrando sem parar, hemorragia, perdendo sangue, perdi muito sangue, vomitando
      sangue, infarto, infartando, infartou, avc, derrame, engasgou, engasgad*, caiu da escada, bateu a cabeça,
      ambulância, samu, tudo girando, vendo tudo escuro, visão escurecendo, visão está escurecendo, não sinto minhas
      pernas, não sinto meu braço, não sinto metade, garganta fechando, garganta está fechando, choque anafilático,
      glicose, coração disparad*, muito sonolent*, não consigo ficar acordad*, dormência, formigamento, peito
      descendo, dor no braço, dormência no braço, suando frio, está roxo, ficando roxo, ficando roxa, está ficando
      roxo, está azul, ficando azul, roxinho, não chora, não mexe, caiu no chão, caído no chão, caída no chão,
      convulsionando no chão, tendo convulsão, metade do corpo, metade do rosto, de repente não fala, parou de falar,
      grávida e sangrando, sangrando, tem muito sangue, perda de sangue, bolsa estourou, sangue no vômito, vomitando,
      muito tonta, muito tonto, estou tonta, estou tonto, vista escurecendo, apagando, vou desmaiar, está fraca, febre
      de 40, pontada no peito, dor muito forte, cobra me picou, picad* de, língua inchando, rosto inchando, levou um
      choque, engoliu uma, engoliu produto, se afogou, afogou, bateu a cabeça e, atropelad*, não abre os olhos, não
      está acordando, não desperta, tremendo no chão, pálid* e, bebeu produto, produto de limpeza, picado por, picada
      por, está inchando, inchando, braço ficou dormente, ficou dormente, vendo dobrado, visão dupla, cabeça dói como
      nunca, pior dor de cabeça, não mexe o lado, lado direito, lado esquerdo, não consegue falar, não volta, molinho,
      molinha, formigamento no braço, jorrando, levou choque, tomou choque, zonz*, inalei, falta de ar, peso no peito,
      mãos formigando, formigando, boca entortando, entortando, entortou, rosto caído, não fala coisa com coisa,
      falando nada com nada, não se mexe, parou o coração, coração parou de bater, sem pulso, gelad* e, queda feia,
      osso exposto, tomou um tiro, levou um tiro, levou uma facada, levei uma facada, levei um tiro, esfaqueado,
      esfaqueada, baleado, baleada, caiu no banheiro, afogando, afogou na piscina, queimadura grave, delirando de
      febre, crise de asma, asma forte, bombinha não, sem a bombinha, hipoglicemia, não levanta o braço, não consegue
      levantar, babando, passou mal e, caiu e não, caiu dura, caiu duro, sem respirar, respirando mal, respiração
      fraca, pressão muito baixa, pele fria, suor frio e dor, desacordou, apagou e não, gelada, gelado
    `),
    violence: phrases(`
      me bate, me bateu, me batia, me batem, me batendo, bater em mim, bate em mim, bateu em mim, apanho, apanhei,
      apanhava, me espanca*, espancou, espanca, me agride, me agrediu, me agredindo, me agredia, agressão, agressões,
      agredida, agredido, me empurra, me empurrou, me chutou, me chuta, me deu um tapa, me deu um soco, me deu tapa,
      soco em mim, soco na cara, me socou, puxou meu cabelo, me puxou pelo cabelo, me puxa pelo, me sufoca com, me
      sufocou, me enforcou, me enforca, me esganou, apertou meu pescoço, aperta meu pescoço, mão no meu pescoço, me
      estrangul*, me segura pelo, me segurou à força, me segurou pelo, à força, me obriga, me obrigou, me obrigava, me
      força, me forçou, me forçava, não deixou eu sair, não me deixa sair, não deixa eu sair, me tranca, me trancou,
      trancada em casa, trancado em casa, me prendeu, me ameaça, me ameaçou, me ameaçava, me ameaçando, ameaça de
      morte, ameaçou me matar, ameaça me matar, vai me matar, disse que me mata, falou que me mata, que vai me matar,
      jurou me matar, quer me matar, tentou me matar, quebra tudo, quebrou tudo, quebra as coisas, jogou em mim, joga
      as coisas, joga coisas em mim, apontou a faca, apontou a arma, com a faca, abusou, abusava, abusada, abusado,
      abuso sexual, estupr*, me estuprou, estupro, violentou, violentad*, assediou, me assedia, assediad*, me tocou,
      me tocava, passa a mão em mim, passou a mão em mim, passava a mão, encosta em mim, encostava em mim, mexe
      comigo, mexia comigo, mexeu comigo, mexia em mim, fez coisas comigo, faz coisas comigo, fazia coisas comigo,
      entra no meu quarto, entrava no meu quarto, vem no meu quarto, vinha no meu quarto, molest*, relação abusiva,
      relacionamento abusivo, controla meu celular, olha meu celular, mexe no meu celular, controla meu dinheiro,
      controla tudo, controla com quem, pega meu dinheiro, pegou meu salário, fica com meu salário, toma meu dinheiro,
      me proíbe, não me deixa trabalhar, não deixa eu trabalhar, não deixa eu ver, não me deixa ver, me persegue, me
      perseguindo, fica me seguindo, vazar minhas fotos, vazar meus nudes, fotos íntimas, chantagem, chantageando, me
      chantageia, olho roxo, marcas roxas, hematoma*, violência doméstica, medida protetiva, boletim de ocorrência,
      sexo sem querer, mesmo eu dizendo não, eu disse não, eu falei não, sem consentimento, de madrugada no meu
      quarto, cárcere, me humilha, me xinga de, apanhar do, apanha do, apanha do marido, apanhei do, bate na mulher,
      bate nela, batendo na minha mãe, bate na minha mãe, bater na minha mãe, batendo nela, batendo em mim, batendo na
      porta, me belisca, me queimou, jogou água, cuspiu em mim, me xingam, me xinga, xinga, me humilha*, me ofende*,
      me chama de, que sou louca, me sinto presa, presa nessa casa, preso nessa casa, presa em casa, me deixa sem
      comida, sem comida de castigo, me deixa de castigo sem, pega minha aposentadoria, meu cartão, esconde meu
      celular, quebrou meu celular, quebra meu celular, escolhe minha roupa, minhas roupas, não posso sair, não posso
      falar com, não deixa eu falar com, me afastou de, me obriga a transar, a transar, transar, forçar sexo, forçou a
      barra, foto sem roupa, fotos sem roupa, mandar foto, minhas fotos, me beijou à força, me beijou e, mão na minha
      perna, mão por dentro, passa a mão, passou a mão, tocando, fica me tocando, me tocando, tocar em mim, abusaram
      de mim, abusaram, foi abusada, fui abusada, fui abusado, fui tocada, fui forçad*, fui estuprada, fui estuprado,
      estuprada, me drogou, colocou algo na minha bebida, rondando minha casa, rondando, na minha porta, perseguindo,
      não sou de mais ninguém, não vai ser de mais ninguém, não for dele, quebrou a porta, quebrou a casa, deu um
      murro, soco, murro, chute, tapa, tapas, pontapé, surra de, levei uma surra, levo surra, surras, cinto por, de
      cinto, de chinelo até, bate de, arma na minha cabeça, apontou, com uma faca, com um facão, ameaça, ameaças,
      ameaçando, me vendeu, me batiam, gritos, ouvir os gritos, sexo mesmo quando, quando digo que não, mesmo quando
      digo não, esconde meus documentos, escondeu meus documentos, tranca o portão, tranca a porta, quebrando tudo e,
      surra de fio, levei surra, abusada numa, abusou de mim, me culpo até hoje, me estupra, me agarra, me agarrou,
      agarrou, encurralou, me encurralou, me toca, me tocar, hematomas, escondo com maquiagem, me queima, quando
      desobedeço, me proíbe de, confere quanto gasto, fica com meu cartão, não deixa eu ter amigos, só preciso dele,
      grita me xinga, quebra minhas coisas, me chama de lixo, ter me abortado, terminar o serviço, forçando minha
      janela, forçando a porta, martelo na mão, num carro e não sei, mata meus filhos, espancar minha mãe, me bater,
      para me bater, me bateram, roda para me bater, vai me achar, me perseguiu, me obrigaram, obrigava a fazer
      coisas, me jog*, me jogou contra, contra a parede, na parede, no chão, me arremess*, me arrast*, me sacud*, me
      chacoalh*, me belisc*, me queim*, me unh*, me mord*, me soc*, me chut*, me empurr*, me estape*, me surr*, me
      pegou pelo, me pega pelo, me puxa, me puxou, me sufoc*, me esgan*, me trancafi*, me acorrent*, me amarr*, me
      expuls*, me intimid*, me amedront*, me coag*, me chantage*, me apalp*, me agarr*, me bolin*, me alis*, me
      assedi*, me molest*, me abus*, me violent*, me estupr*, me encox*, me beij*, beijou à força, beijar à força, me
      lambeu, tirou minha roupa, tira minha roupa, tirar a roupa, sem roupa, pelada, nua, partes íntimas, minhas
      partes, obriga a fazer, obriga a fazer umas coisas, umas coisas comigo, fazer umas coisas, coisas que não quero,
      trancou meu celular, tomou meu celular, pegou meu celular, quebrou meu, rasgou minhas, jogou prato, jogou copo,
      jogou a cadeira, atirou um, arrombando, arrombou, arrombar, derrubou a porta, chutando a porta, esmurrando,
      apontando, com um pedaço de pau, com um fio, de fio, de vara, de cabo, deixou marca, deixa marca, marcas dos
      dedos, fratura, quebrou meu braço, quebrou meu dente, sangrando pelo nariz, nariz sangrando, boca inchada, lábio
      cortado, fez sexo comigo, se aproveitou de mim, aproveitou de mim, aproveitou que eu, eu estava bêbada e,
      enquanto eu dormia, acordei com ele, gravou escondido, me filmou, me ameac*, ameaçou meus filhos, ameaça meus,
      ameaça tirar meus filhos, tirar meus filhos de mim, me isola, me isolou, me afasta, proibiu, proíbe, vigia meu,
      rastreia meu, rastreador no meu, senha do meu celular, presa num relacionamento, cativeiro, apertou meu, aperta
      meu, pescoço, me ameaçando com, me deu um chute, me deu um murro, me deu uma, me bate com, me bate na frente,
      bate em mim e, pisou em, me cuspiu, me xingou, encostou em mim, encostou na minha, mandou eu tirar, pediu para
      eu tirar, pediu foto, pediu fotos, quer foto, fotos minhas, mostrou o, se masturb*, esfregou em, me olhando no
      banho, espia meu banho, dormir com ele, transar com ele, sexo com ele, sem eu querer, contra minha vontade, eu
      não queria e ele
    `),
    aggressor: phrases(`
      meu marido, marido, meu namorado, namorado, meu companheiro, companheiro, meu noivo, meu esposo, esposo, meu ex,
      ex marido, ex namorado, minha ex, minha esposa, minha mulher, minha namorada, meu parceiro, meu pai, minha mãe,
      meu padrasto, padrasto, minha madrasta, madrasta, meu tio, meu avô, meu irmão, irmão mais velho, meu primo,
      primo, meu cunhado, meu sogro, minha sogra, meu chefe, patrão, vizinho, meu professor, treinador, um amigo da
      família, amigo do meu pai, namorado da minha mãe, um homem, um cara, agressor, meu filho mais velho, traficante,
      milícia, ele me, ela me, ele já, ele está, ele disse, ele falou, ele ameaça, ele bebe, ele vem, ele quebrou, o
      pai dos meus filhos, pai da minha filha, pai do meu filho, namorado da minha irmã, meu treinador, meu patrão,
      meu líder, meu pastor, o pastor, o padre, meu filho adulto, meu filho, minha família, meus sogros, meus pais,
      minha chefe, cliente, motorista, um desconhecido, homem na internet, um cara na internet, os caras, meu
      agressor, minha tia, meu vizinho, o vizinho, policial, noivo, cunhado, minha cunhada, companheira, minha
      companheira, parceira, minha parceira, ficante, meu ficante, crush, meu neto, meu bisavô, padrinho, meu
      padrinho, tia, meu enteado, colega de trabalho, gerente, supervisor, síndico, amigo do meu irmão, amigo do meu
      marido, segurança, um velho, estranho, babá, cuidadora, meu tutor, os meninos, uns caras
    `),
    unsafe: phrases(`
      medo dele, medo dela, medo do meu, medo da minha, tenho medo de ficar em casa, medo de voltar para casa, medo de
      dormir em casa, medo de ir para casa, tenho medo do meu marido, morro de medo dele, pavor dele, pavor do meu,
      não estou segur*, não me sinto segur*, não é segur*, em perigo, correndo perigo, correndo risco, risco de vida,
      fugir de casa, fugi de casa, fugindo, preciso fugir, fugir dele, fugir daqui, me escondendo, me esconder dele,
      escondida no banheiro, escondido no banheiro, trancada no banheiro, trancado no banheiro, trancada no quarto,
      trancado no quarto, me tranquei no banheiro, me tranquei no quarto, não posso falar alto, não posso ligar, ele
      pode ouvir, se ele ver, se ele descobrir, se ele pegar, se ele souber, se eu denunciar, se eu for embora, se eu
      largar, se eu sair de casa, se eu me separar, não posso contar, não conta para ninguém, segredo nosso, guardar
      segredo, nosso segredo, mandou não contar, ninguém acredita, pisando em ovos, ele está chegando, ele está vindo,
      ele está na porta, quando ele bebe, quando ele chega bêbado, chega bêbado, chega em casa bêbado, dormir no
      carro, me expulsou, chamar a polícia, chama a polícia, ligar para a polícia, denunciar, de olho em mim, me
      vigia, não sei do que ele é capaz, capaz de tudo, esconder as facas, medo de apanhar, medo de voltar, com medo
      dele, com medo dela, medo do marido, medo de encontrar, medo que ele, medo quando ele, pavor de encontrar, pavor
      quando ele, treme quando ele, não me sinto segura, não me sinto seguro, segura dentro da, dentro da minha
      própria casa, trancada, trancado, estou trancada, estou trancado, escondida, escondido, estou escondida, estou
      escondido, me tranquei, me escondi, fugi, estou na rua, estou fugindo, vem vindo, ele vem, vindo atrás, atrás de
      mim, está atrás de mim, me seguindo de carro, está me seguindo, ele está aqui, está aqui dentro, dentro de casa,
      fora da porta, na porta do banheiro, socorro, ajuda rápido, não conta, não quer denunciar, não pode denunciar, é
      segredo, não falar para ninguém, não contar para ninguém, pediu para eu não falar, pediu segredo, mandou eu
      ficar quiet*, não sei para quem contar, e se ele voltar, ele volta, expulsa de casa, expulso de casa, me botou
      para fora, me colocou para fora, sem ter onde dormir, as crianças estão chorando, meus filhos viram, meus filhos
      ouvem, a última noite, segura dentro, as crianças estão chorando ele, está vindo, procurando a gente, ele ainda
      está aqui, olho para trás quando, tremo quando, medo de qualquer barulho, onde eu for, forçando minha, não sei
      onde estou, me escondi no carro, voltar para casa, não quero voltar para casa, não quero ir para casa, medo em
      casa, medo de estar em casa, embaixo da cama, debaixo da cama com, dentro do armário, no banheiro com, estou no
      banheiro, ele voltou bêbado, voltou bêbado, bêbado e, bêbado e bravo, drogado e, fora de si, transtornado,
      preciso sair daqui, me tira daqui, me ajuda a sair, não tenho como sair, se eu sair ele, jurou me achar, me
      acha, não aguento mais apanhar, ele pode voltar, com medo de ele, chamar alguém, vizinhos ouviram
    `),
    harmingOthers: phrases(`
      matar ele, matar ela, matar eles, matar elas, matá-lo, matá-la, matar alguém, matar todo mundo, matar todos,
      matar meu, matar minha, matar meu pai, matar meu padrasto, matar meu chefe, matar meu marido, matar aquele,
      matar aquela, matar esse, mato ele, mato ela, mato aquele, mato todo mundo, mato meu, mato um, vou matar, mato
      alguém, acabar com ele, acabar com ela, acabar com a raça, acabar com a vida dele, acabar com a vida dela, dar
      um tiro nele, dar um tiro nela, um tiro nele, meter bala nele, esfaquear, enfiar a faca, enfiar uma faca, meter
      a faca, facada, dar uma facada, atirar em, atirar neles, fazer ele pagar, fazer ela pagar, vão pagar, vai pagar
      caro, vai me pagar, me vingar, vingança, machucar alguém, machucar ele, machucar ela, machucar meu filho,
      machucar minha filha, machucar meu bebê, machucar o bebê, machucar os outros, machucar outras pessoas, fazer mal
      a alguém, fazer mal para ele, fazer mal ao meu, fazer mal para o meu, sacudir o bebê, sacudir meu bebê, jogar o
      bebê, sufocar ele, sufocar o bebê, sufocar com o travesseiro, bater no meu filho, bater na minha filha, bati no
      meu filho, bater nele, bater nela, espancar ele, quebrar a cara dele, arrebentar ele, arrebentar a cara, colocar
      fogo, botar fogo, tacar fogo, explodir, explodir a escola, massacre, chacina, levar comigo, levar todo mundo
      comigo, levo comigo, levar alguém comigo, levo uns comigo, levar junto, atacar a escola, invadir a escola, ver
      ele sofrer, ver ele morto, ver ela morta, ver o sangue dele, envenenar ele, envenenar a comida, botar veneno na
      comida, sangue nos olhos, perder a cabeça e, sei onde ele mora, sei onde ela mora, esperar ele na saída, vontade
      de matar ele, quero matar, quero matar todos, ele morre, ela morre, hoje ele morre, vai morrer, vão morrer, eles
      vão ver, ele vai ver, eles vão se arrepender, ninguém sai, esfaqu*, esfaquear o, meto uma bala, meter uma bala
      nele, botar fogo na, fogo na casa, colocar fogo na, machucar as pessoas, machucar pessoas, machucar o meu,
      machucar minha, sufocar meu bebê, sufocar ela, imaginando ele morto, imagino ele morto, imaginar ele morto,
      pagar com a vida, com a vida, levar uma faca, faca para escola, arma para escola, uma arma na escola, entro na
      escola, atirar na escola, na frente da casa dele, na frente da casa dela, dar fim nele, dar fim nela, dou fim
      nele, dou um fim nele, passar com o carro, atropelar ele, atropelar, jogar ácido, quebrar os dentes, acabo com
      ele, acabo com ela, estrangular ele, estrangular ela, matar a minha, matar os, matar essa, minha ex vai pagar,
      me vingar de, faço uma desgraça, fazer uma desgraça, cometer um crime, fazer uma tragédia, vai ter tragédia, vou
      fazer justiça, sacudir ele, jogar ele na parede, jogar meu bebê, quase bati nele, bati com força na minha filha,
      descontar nele com, dar um tiro no, dar um tiro na, dou um tiro, meter um tiro, meto um tiro, tiro na cara,
      enfio a faca, enfiar bala, encher de bala, encher ele de, passar a faca, cortar a garganta, furar ele, furar
      ela, quebrar ele, arrebentar ela, linchar, esquartej*, degol*, estrangul*, envenen*, botar veneno, homem que
      matou, cara que matou, quem matou meu, fez isso comigo vai, sacudir, sacudir ela, jogar ela na, com a bebê, com
      o bebê no colo, perdendo a cabeça com, perder a cabeça com, medo de machucar, machucar o menino, machucar a
      menina, machucar meus filhos, ferir alguém, ferir ele, ferir ela, vontade de bater, vontade de bater nela, bater
      neles, descontar nos meus filhos, fazer picadinho, acabar com minha mãe, acabar com meu pai, matar minha mãe,
      acabar com a família dele, acabar com todos, exterminar, tiroteio, comprar uma arma para, arrumar uma arma,
      afogar meu filho, afogar ele, afogar ela, afogar o bebê, esperar meu, esperar ele no, emboscada, pegar ele na
      saída, quebrar no meio, fazer sofrer, fazer ele sofrer, fazer ela sofrer
    `),
    eating: phrases(`
      não comi, não como nada, não como há, não como faz, dias sem comer, sem comer, sem comer nada, parar de comer,
      parei de comer, passar fome, passando fome de propósito, pular refeição, pulo refeição, pulo as refeições,
      pulando refeições, vomito tudo, forçar o vômito, forço o vômito, provoco vômito, provocar vômito, provoquei
      vômito, dedo na garganta, colocar o dedo na garganta, colocar tudo para fora, coloco tudo para fora, ponho tudo
      para fora, botar tudo para fora, boto para fora, laxante, laxantes, diurétic*, purgar, purgo, purgando,
      compulsão, compulsão alimentar, comer escondid*, como escondid*, como até passar mal, comi até passar mal,
      compensar o que comi, compensar depois, anorexia, anoréxica, anorex*, bulimia, bulím*, ana e mia, transtorno
      alimentar, contar calorias, conto calorias, cada caloria, medo de engordar, pavor de engordar, pânico de
      engordar, nojo do meu corpo, nojo de mim, odeio meu corpo, ódio do meu corpo, me acho gorda, me acho gordo, me
      sinto enorme, perder mais quilos, me peso, me pesar, subir na balança, ossos aparecendo, ver meus ossos, ver as
      costelas, cuspir a comida, cuspo a comida, mastigo e cuspo, escondo comida, jogo a comida fora, jogo a comida no
      lixo, comida no guardanapo, só tomo água, só um café por dia, uma maçã por dia, culpa depois de comer, culpa de
      comer, culpa por comer, menstruação parou, parou de descer, cabelo caindo, treino até desmaiar, correr até
      desmaiar, magra o suficiente, quero vomitar, vomitar tudo, vomitar depois, vomito depois, vomitei depois,
      vomitei de novo, vomitei o almoço, vomitei a janta, vomitar o almoço, forcei o vômito, forçando o vômito, forçar
      vômito, quero emagrecer logo, emagrecer logo, emagrecer rápido a qualquer, ficar magra, ficar tão magra, magra a
      qualquer custo, tão magra, magra, magreza, emagreceu demais, emagreci demais, só tomo, água e café, pulo o
      almoço, pulo a janta, pulo o jantar, digo que já comi, falo que já comi, finjo que comi, já comi mentira, menti
      que comi, passar mal de tanto comer, escondida de madrugada, escondido de madrugada, tomo laxante, laxante
      depois, queimar tudo que comi, compensar, para compensar, queimar cada caloria, me acho gorda mesmo, gorda
      mesmo, meus ossos, ossos, minhas costelas, clavícula, coxas separadas, mereço comer, não mereço comer, sem culpa
      comer, engolir sem culpa, comida sem culpa, quanto menos eu como, menos eu como, não consigo engolir, não
      consigo comer, medo de comida, medo de comer, tenho nojo do meu corpo, nojo da minha barriga, odeio minha
      barriga, peso cada vez menos, me peso toda hora, me peso cinco vezes, dois dias sem comer, três dias sem comer,
      n como, que não como, sem comer há, jejum de dias, jejum de, devorei tudo, comi tudo e vomitei, esconde comida,
      não quer comer, recusa comida, desmaiei de fome, passo do limite, cada mordida, uma maçã por, só me permito, me
      sinto enorme mesmo, enorme, quase não como, mal como, parei de jantar, parei de almoçar, não janto, não almoço,
      pulo janta, compensar o que, só osso, só osso mas, perder mais, barriga ronca, calculo até, conto cada, caloria,
      gordura, só vejo gordura, corro para o banheiro, de tanto provocar, come e vomita, depois das refeições, chá
      laxante, assalto a geladeira, devoro, prato fora, meu prato fora, cem gramas, me peso dez, pesa quarenta quilos,
      comer virou, comi até doer, n preciso comer, sonho com comida, parou de comer, enfio o dedo, dedo na goela,
      goela, café e gelo, só gelo, comer só, comendo só, vivendo de café, viver de café, só de líquido, só líquido,
      chiclete e água, osso do quadril, ossinhos, caber numa, tamanho 34, meta de peso, menos de quarenta, quarenta
      quilos, trinta e, pesando menos, perdi dez quilos em, perdi quinze quilos, comer me dá nojo, nojo de comida,
      comida me dá nojo, sinto nojo de comer, engordar, comi e corri, banheiro depois de comer, banheiro depois do
      almoço, passei o dia sem comer, passo o dia sem comer, dias de jejum, como e vomito, comer e vomitar, remédio
      para emagrecer, comprimido para emagrecer, exercício até, me exercito até, cinco horas de academia, três horas
      de esteira, ponho para fora, jogo para fora, tudo para fora, botando tudo para fora, comi e botei, ainda estou
      imensa, imensa, me sinto imensa, me vejo gorda, me vejo enorme, roupa caindo, calça está caindo, engano a fome,
      enganar a fome, enganando a fome, tirar a fome, inibidor de apetite
    `),
    unreality: phrases(`
      vozes, ouço vozes, escuto vozes, ouvindo vozes, escutando vozes, voz na minha cabeça, vozes na minha cabeça,
      vozes mandam, vozes me mandam, voz manda, voz que manda, me mandam fazer, mandando eu, me dá ordens, dando
      ordens, vultos, vulto, vejo coisas, vejo gente, vejo pessoas que, estão me seguindo, estão me vigiando, me
      vigiam, me vigiando, me observando, me observam, estão atrás de mim, câmeras, câmera escondida, câmeras
      escondidas, microfone*, escuta no, colocaram um chip, implantaram, grampead*, grampearam, hackearam minha mente,
      leem meus pensamentos, lendo meus pensamentos, lê meus pensamentos, ouvem meus pensamentos, escutam meus
      pensamentos, controlam meus pensamentos, controlando meus pensamentos, colocam pensamentos, roubam meus
      pensamentos, mensagens para mim, mensagem para mim, mensagens secretas, falando de mim na tv, televisão fala
      comigo, a tv fala comigo, o rádio fala comigo, recado para mim, sou o escolhido, sou a escolhida, escolhid* por
      Deus, fui escolhid*, fui enviad*, sou o messias, sou Jesus, sou um profeta, sou profeta, missão divina, missão
      de Deus, Deus falou comigo, Deus fala comigo, Deus me mandou, anjos me, demônio, demônios, possuíd*, não sou
      real, nada é real, não é real, o mundo não é real, isso é uma simulação, trocaram minha, trocaram meu,
      substituíd*, um impostor, impostora, querem me envenenar, estão me envenenando, me envenenando, comida
      envenenada, complô, conspiração, conspirando, todo mundo combinado, todos combinados, perseguid*, alienígena*,
      pessoas que não existem, ninguém mais ouve, só eu ouço, só eu vejo, bichos na pele, insetos na pele, bicho
      andando em mim, já estou mort*, meus órgãos, fora do corpo, não me reconheço no espelho, voz que diz, voz diz,
      uma voz que, a voz mandou, a voz manda, a voz disse, vozes dizem, vozes falam, vozes na, as vozes, ouço uma voz,
      escuto uma voz, ouvindo uma voz, obedecer, tenho que obedecer, alguém chamar meu nome, chamando meu nome, chamar
      meu nome, câmeras na minha, câmeras no meu, microfone no, um chip, chip no, transmite tudo, vigiando pela, me
      vigiando pela, vigiando pela tv, mensagem só para mim, mensagens só para mim, recado só para mim, é um sinal,
      são um sinal, sinal para mim, sinais para mim, é comigo, falando comigo pela, comentam sobre mim, comentam no
      corredor, sabem o que eu penso, sabe o que eu penso, ler minha mente, leem minha mente, dentro da minha mente,
      veneno na minha comida, veneno na comida, sinto o gosto, colocando veneno, trocada por outra, trocado por outro,
      não é ela, não é minha mãe, não é meu pai, igualzinha, dentro de um filme, parece um filme, parece que nada é,
      vão me pegar, eles vão me pegar, querem me pegar, querem me matar, me perseguem, organização, a cia, o fbi,
      espiões, espionando, Deus me escolheu, deus quer que eu, Jesus fala, novo messias, messias, profeta, abrir o
      mar, os carros vermelhos, número da placa, as placas dos carros, o rádio, o apresentador, o jornal fala, os
      pássaros me, robôs, reptilian*, clon*, meu corpo foi trocado, estou morta e ninguém, lê minha mente, minha mente
      e avisa, falam o meu nome, falam meu nome, mandando código, código para mim, bichos saindo, bichos na parede,
      andando na minha pele, saindo da parede, dentro da parede, são atores, foi montado, para me enganar, sabe quando
      eu acordo, manda avisos, sangue foi trocado, alma foi trocada, trocaram minha alma, controlo o clima, com a
      mente, borrifam, sussurros, mulher invisível, invisível me, trabalha para eles, combinados contra mim, contra
      mim, implantaram um, aparelho na minha cabeça, me falou pelo rádio, dentro de um filme o tempo, rastreador,
      rastreando, injetaram, injetou, injetar, combinada contra, está combinada, está combinado contra, vizinhança
      inteira, todo mundo sabe, eles sabem, eles me, eles querem, eles estão, comenta tudo, comenta tudo que faço,
      comentando o que eu faço, narrando, pediu para eu, pediu para eu acabar, vozes pedem, vozes gritam, gritam na
      minha, cochich*, escuto passos, escuto conversas, escuto pessoas, escuto gente, ouço gente, ouço passos, ouço
      conversas, ouço falarem, falam mal de mim atrás da parede, raios, ondas, frequência, antena na, laser,
      experiência comigo, me usam de cobaia, cobaia, mundo paralelo, outra dimensão, matrix, profecia, entidade,
      entidades, espírito me manda, espíritos, possessão, exu mandou, diabo, satanás, bruxaria contra mim, macumba
      contra mim, meu reflexo, não sou eu no, duplo, sósia, aparelho na minha, aparelho no meu, escutar o que eu
      penso, escutam o que eu penso, exército do céu, anjos me contaram, me contaram que eu, comando o, eu comando,
      missão na terra, missão secreta, missão especial, a polícia secreta, escuta escondida, mexeram no meu cérebro,
      meu cérebro, dentro da minha cabeça
    `),
    mania: phrases(`
      dias sem dormir, noites sem dormir, não durmo há, não durmo faz, sem dormir há, sem dormir e, três dias
      acordad*, quatro dias acordad*, dias acordad*, não preciso dormir, não preciso mais dormir, dormir é para,
      energia infinita, cheio de energia, cheia de energia, mil por hora, cabeça a mil, mente acelerad*, pensamento
      acelerad*, pensamentos acelerados, pensamentos correndo, ideias geniais, mil ideias, mil projetos, sou um gênio,
      sou genial, sou invencível, me sinto invencível, sou deus, superpoderes, posso tudo, sou capaz de tudo, vou
      mudar o mundo, vou salvar o mundo, salvar a humanidade, descobri o segredo, descobri a verdade, descobri a cura,
      gastei tudo, gastei todo o dinheiro, gastei minhas economias, torrei tudo, torrei o dinheiro, estourei o cartão,
      comprei três, comprei cinco, larguei o emprego e, não paro de falar, falando sem parar, episódio maníaco,
      maníac*, hipomania, bipolar, parei o lítio, parei de tomar o lítio, larguei os remédios, dias que não durmo,
      noites que não durmo, não durmo e, sem sono nenhum há, não dormi nenhuma noite, virado há dias, virada há dias,
      tão poderos*, poderos*, me sinto poderos*, sou superior, sinto que posso tudo, nunca me senti tão, todas as
      minhas economias, minhas economias, gastei meu, gastei o salário inteiro, comprei um carro sem, mente a mil, mil
      ideias por, ideia genial e, não consigo parar de falar, não consigo ficar parad*, parei o remédio porque, parei
      a medicação, não preciso mais do remédio, salvar o planeta, cura do câncer, tudo faz sentido agora, entendi
      tudo, vejo tudo com clareza, ninguém entende minha genialidade, dias acordado, 4 dias acordado, 3 dias acordado,
      5 dias acordado, cinco dias que não durmo, quatro noites, noites acordad*, preciso comer nem dormir, nem dormir,
      não durmo há quatro, sou abençoado, porque sou invencível, minha mente está a mil, cabeça está a mil, todo meu
      salário, vai salvar o mundo, noites virado, noites virada, virado, dias virado, dias virada, descobri a fórmula,
      fórmula, cura todas, cura de tudo, ninguém me segura agora, ninguém me segura, estou elétric*, elétric* há dias,
      a mil por hora há, falo sem parar, falando rápido, durmo uma hora, duas horas por noite e, dormindo duas horas
      e, não sinto sono, não sinto cansaço, não sinto fome, não preciso comer, enviado, escolhida, superdotad*, vou
      ficar milionári*, milionário até, virar presidente, comprei dez, apostei tudo, doei todo
    `),
    somebodyElse: phrases(`
      meu amigo, minha amiga, um amigo, uma amiga, meu melhor amigo, minha melhor amiga, meu filho, minha filha, meu
      irmão, minha irmã, meu sobrinho, minha sobrinha, minha namorada, meu colega, minha colega, um colega, uma
      colega, minha aluna, meu aluno, um menino da minha sala, uma menina da minha sala, uma pessoa que conheço,
      alguém que conheço, alguém que eu amo, quer se matar, queria se matar, quer morrer, falou em se matar, fala em
      se matar, falou que quer morrer, disse que quer morrer, falou em morrer, tentou se matar, tentou suicídio, vai
      se matar, ameaça se matar, ameaçou se matar, está se cortando, se cortando, se corta, se cortou, se machucando,
      se automutila, pensando em se matar, não quer mais viver, não quer viver, disse que vai sumir, mandou mensagem
      de despedida, se despediu, mandou áudio se despedindo, tomou remédio, tomou remédios, tomou todos, tomou um
      monte, postou que, postou nos stories, como ajudar, como ajudo, como posso ajudar, o que eu faço por, o que eu
      digo, não sei o que dizer para, medo de perder ele, medo de perder ela, medo que ele faça, medo que ela faça,
      medo dele fazer, medo dela fazer, não responde minhas mensagens, meu cunhado, ela disse que quer, ele disse que
      quer, ele fala que, ela fala que, ela falou que, ele falou que, anda dizendo, vive falando, vive dizendo, anda
      falando, disse que não queria mais, disse que não aguenta, falou que cansou, disse que cansou, se eu terminar
      ele se mata, ele se mata, ela se mata, dela fazer alguma coisa, dele fazer alguma coisa, medo dela, braço da
      minha filha, braço do meu filho, escreveu que quer, escreveu no caderno, escreveu na redação, deu as coisas,
      ficaria melhor sem ela, ficaria melhor sem ele, devia morrer logo, que queria estar morto, que queria estar
      morta, comprou uma corda, se trancou, se trancou no, mandou áudio, mandou mensagem dizendo, não responde mais,
      não responde quando, parou de responder, na ponte, cortou os pulsos, tomou vários remédios, tomou uma cartela,
      escolheu o dia, quer sumir, quer desaparecer, amigo da faculdade, um menino, uma menina, uma mãe do grupo,
      apanha do marido, apanha do namorado, apanha do pai, vítima, um seguidor, minha sogra, minha prima, meu primo,
      posta coisas, comentou que, quarto do meu filho, caderno dela, caderno dele, falou que a família, ficaria
      melhor, alguém que quer morrer, tentou se enforcar, vigio ele, vigio ela, usa casaco, já tem tudo planejado, me
      fez jurar segredo, jurar segredo, jurei segredo, deu a coleção, diz que logo não, diz que logo, não vai
      incomodar, parou de comer e, melhor amiga disse, melhor amigo disse, amiga disse que, amigo disse que, filho
      disse que, filha disse que, irmão disse que, irmã disse que, ela tentou, ele tentou, ela quer, ele quer, ela não
      quer mais, ele não quer mais, está em risco, corre risco, se ferindo, se ferir, diz que já está na hora, já está
      na hora dela, não quer mais se tratar, foi mal por tudo, apagou as redes, apagou o perfil, sumiu das redes e,
      ela diz que queria, ele diz que queria, fica dizendo que, fica falando que
    `),
    minor: phrases(`
      tenho 9 anos, tenho 10 anos, tenho 11 anos, tenho 12 anos, tenho 13 anos, tenho 14 anos, tenho 15 anos, tenho 16
      anos, tenho 17 anos, tenho 11, tenho 12, tenho 13, tenho 14, tenho 15, tenho 16, tenho 17, 11 anos, 12 anos, 13
      anos, 14 anos, 15 anos, 16 anos, 17 anos, doze anos, treze anos, quatorze anos, catorze anos, quinze anos,
      dezesseis anos, dezessete anos, sou menor, sou menor de idade, menor de idade, sou adolescente, sou criança,
      minha escola, meu colégio, do colégio, no recreio, na minha sala, sexto ano, sétimo ano, oitavo ano, nono ano, 6
      ano, 7 ano, 8 ano, 9 ano, primeiro ano do ensino médio, segundo ano do ensino médio, terceiro ano do ensino
      médio, 1 ano do ensino médio, ensino médio, ensino fundamental, conselho tutelar, meus pais não sabem, minha mãe
      não sabe, não conta para os meus pais, não contem para minha mãe, não contar para os meus pais, se meus pais
      souberem, se minha mãe descobrir, sou do oitavo, sou do nono, sou da sétima, sétima série, oitava série, quinta
      série, sexta série, série, banheiro da escola, na escola e, da minha escola, colégio, bullying, recreio, faço
      16, faço 15, faço 14, faço 13, faço 17, fiz 13, fiz 14, fiz 15, fiz 16, depois da aula, meus pais, para os meus
      pais, mãe não sabe, meus pais descobrirem, sou novinha, tenho dez anos, tenho onze anos, tenho doze anos, tenho
      treze anos, tenho quatorze anos, tenho catorze anos, tenho quinze anos, tenho dezesseis anos, tenho dezessete
      anos, to no 1 ano, estou no 1 ano, to no 9, estou no nono, estou no oitavo, ensino
    `),
    distress: phrases(`
      triste, tristeza, tristonh*, deprê, depressão, deprimid*, depressiv*, chorar, choro, chorei, chorando, chorava,
      lágrimas, sozinh*, solidão, solitári*, abandonad*, rejeitad*, excluíd*, ansiedade, ansios*, crise de ansiedade,
      crise de pânico, pânico, angústia, angustiad*, aperto no peito, nó na garganta, desesper*, desespero, nervos*,
      estress*, estressad*, sobrecarregad*, esgotad*, exaust*, burnout, cansad*, cansaço, acabad*, destruíd*,
      quebrad*, arrasad*, despedaçad*, magoad*, mágoa, sofrendo, sofrimento, sofro, sofrer, dor, dói, doendo,
      machucad* por dentro, medo, assustad*, apavorad*, preocupad*, culpa, culpad*, vergonha, fracass*, fracassad*,
      inútil, incapaz, burr*, um lixo, odeio, me odeio, odeio a mim, ódio de mim, raiva, irritad*, insônia, não durmo,
      não consigo dormir, sem dormir direito, pesadelo*, terminou comigo, terminamos, término, levei um fora, me
      traiu, traição, traíd*, saudade, saudades, luto, perdi meu, perdi minha, demitid*, desempregad*, dívida*,
      endividad*, ruim, péssim*, horrível, mal, muito mal, me sinto mal, para baixo, desanimad*, desânimo, sem vontade
      de nada, sem ânimo, sem energia, apátic*, perdid*, confus*, insegur*, estou na merda, uma merda, bad, na bad, na
      fossa, surtando, surto, surtei, pirando, enlouquecendo, não estou bem, não ando bem, nada bem, ninguém me ama,
      ninguém me entende, ninguém liga, ninguém se importa, difícil, pesad*, depre, pra baixo, chateada, chateado,
      chatead*, decepcion*, insuficiente, travo, tremo, julgam, briga, brigas, briguei, discuti, gritou comigo,
      gritei, me criticar, crítica, pressão, cobrança, provas, aluguel, sem chão, sem grana, diagnóstico, câncer,
      doente, doença, desabei, desabar, no limite, sobrecarga, exausto, finjo, sinto falta, me sinto um nada,
      silêncio, ninguém me chama, não me chamaram, zoam, riram de mim, atrasada, empacado, bagunça, desandou,
      arrependo, me arrependo, coração acelerado, coração disparado, suor frio, preocupação, preocupações, trauma,
      separação, divórcio, bloquead*, travad*, desmotivad*, aflit*, inquiet*, carente, carência, frustr*, medo de
      perder, medo do futuro, gatilh*, vazio, soluç*, sem pique, pique, ovelha negra, invisível, suam, mãos suam, não
      me anima, nada me anima, não me animo, arrasada, arrasado, coração na boca, sem rumo, sem direção, humilh*,
      critica, criticam, cobram, devendo, acamado, esgotamento, sair correndo, não tenho com quem, ninguém para
      conversar, me sinto, sinto que não, estranh*, enjoad* de tudo, choramingando, abatid*, cabisbaix*, desolad*,
      melancol*, nostalgi*, sensível, frágil, pressionad*, apreensiv*, tens*, tensão, agonia, agoniad*, sufocad*,
      sufoco, pensativ*, remoendo, envergonhad*, ridícul*, vergonha de mim, inferior, rejeição, traumatizad*
    `),
    figure: phrases(`
      morrer de rir, morri de rir, morrendo de rir, morro de rir, morremos de rir, quase morri de rir, morta de rir,
      me matar de rir, me matei de rir, se matar de rir, se matou de rir, me matando de rir, chorar de rir, chorei de
      rir, chorando de rir, morrer de vergonha, morri de vergonha, morrendo de vergonha, morro de vergonha, quase
      morri de vergonha, morrer de fome, morrendo de fome, morta de fome, morto de fome, morto de cansaço, morta de
      cansaço, morrendo de cansaço, morrendo de sono, morta de sono, morto de sono, morrer de sono, morrendo de calor,
      morrer de calor, morri de calor, morrendo de frio, morrer de frio, morrendo de sede, morrendo de saudade,
      morrendo de saudades, morro de saudade, morro de saudades, morta de saudade, morto de saudade, morrer de
      saudade, morrendo de amores, morrer de amor, morrendo de amor, morro de amor, morri de amor, morrer de fofura,
      morri de fofura, morrendo de inveja, morrer de inveja, morta de inveja, morrendo de ciúme, morro de ciúme, morro
      de ciúmes, morrendo de medo de, morro de medo de barata, morro de medo de, morri de medo no, morrer de susto,
      quase morri de susto, morri de susto, morrer de tédio, morrendo de tédio, morri de tédio, morrendo de vontade,
      morrer de vontade, morrendo de curiosidade, morta de curiosidade, morto de curioso, morrendo de ansiedade para,
      morrendo de preguiça, morta de preguiça, morrer de preguiça, morrendo de raiva, morri de raiva, morrendo de
      pena, morro de pena, morrendo de dó, morrendo de dor de cabeça, morrendo de cólica, morrendo de ressaca,
      morrendo aqui de rir, morri com, morri kkk*, morta com, morto com, estou morta kkk*, estou morto kkk*, to morta
      kkk*, linda de morrer, lindo de morrer, gostoso de morrer, calor de morrer, feio de morrer, morrer na praia,
      morreu na praia, morri na praia, morrer afogado em boletos, não morreu ninguém, ninguém morreu, quem é vivo
      sempre aparece, vivendo e aprendendo, antes tarde do que nunca, deu branco, morreu aqui, assunto morreu, o
      assunto morreu, morreu o assunto, conversa morreu, ponto morto, horas mortas, hora morta, tempo morto, língua
      morta, natureza morta, peso morto no barco, volume morto, arquivo morto, mar morto, letra morta, de morte lenta
      no trânsito, susto de morte, nem morta, nem morto, nem que me matem, só por cima do meu cadáver, por cima do meu
      cadáver, morri e fui para o céu, morri e ressuscitei, ressuscitei, renasci, celular morreu, bateria morreu,
      computador morreu, notebook morreu, internet morreu, carro morreu, motor morreu, wi-fi morreu, celular morrendo,
      bateria morrendo, planta morreu, planta morrendo, minhas plantas morrem, plantas morrem, suculenta morreu, cacto
      morreu, samambaia morreu, samambaia morrendo, peixe morreu, peixinho morreu, matar as plantas, matei a planta,
      matei minha planta, matei minha suculenta, matar plantas, matar aula, matei aula, matando aula, matou aula, mato
      aula, matar a aula, matar a fome, matei a fome, mata a fome, matar a sede, mata a sede, matar a saudade, matar
      as saudades, matei a saudade, matando a saudade, matando saudade, matar saudade, matar saudades, mata a saudade,
      matar o tempo, matar tempo, matando tempo, matando o tempo, matei o tempo, matar a charada, matei a charada,
      matou a charada, matou a pau, mandou bem demais, matar a pau, mata a cobra, matar a cobra, matar barata, matei
      uma barata, matei a barata, matar mosquito, matar pernilongo, matar formiga, matar dois coelhos, matar um leão
      por dia, mato um leão por dia, matando um leão por dia, matar o trabalho, matar o serviço, matar serviço, matar
      a curiosidade, mata de curiosidade, matei a curiosidade, matar a vontade, matei a vontade, matou a vontade, mato
      a vontade, matar essa dúvida, matar a dúvida, matar um docinho, matar o boss, matei o boss, matar o chefão,
      matei o chefão, matar o dragão, matar zumbi, matar zumbis, matou a partida, matar a partida, matou o jogo, matar
      o jogo, matar no peito, matou no peito, mata-mata, mata mata, gol de matar, matador, matadora, de matar, sono de
      matar, dor de cabeça de matar, calor de matar, preço de matar, cansaço de matar, é de matar, conta de matar, me
      mata de rir, me mata de vergonha, me mata de orgulho, me mata de saudade, me mata de raiva, me mata de tédio, me
      mata de cansaço, me mata de trabalhar, me mata de preocupação, me mata de inveja, me mata com essas, você me
      mata, tu me mata, vocês me matam, isso me mata kkk*, assim você me mata, ai se eu te pego, me matar de
      trabalhar, me matando de trabalhar, me matei de trabalhar, me matar de estudar, me matando de estudar, me matei
      de estudar, me mato de estudar, me mato de trabalhar, me matando na academia, me matei na academia, me matar na
      academia, me matei no treino, me matei para, me matando para, me mato para, se mata de trabalhar, se matando de
      trabalhar, se matar de trabalhar, se mata de estudar, se matar de estudar, se matam por, se matando para, me
      matar de tanto, me matei de tanto, me matar no trabalho, minha mãe vai me matar, minha mãe me mata, meu pai vai
      me matar, meu pai me mata, minha mãe ia me matar, meu chefe vai me matar, meu chefe me mata, minha chefe vai me
      matar, minha professora vai me matar, minha vó vai me matar, minha amiga vai me matar, minha irmã vai me matar,
      minha namorada vai me matar, minha esposa vai me matar porque, vai me matar quando souber, vão me matar quando,
      minhas costas estão me matando, costas me matando, sapato está me matando, sapato me matando, salto está me
      matando, pés estão me matando, cólica está me matando, cólica me matando, dor nas costas está me matando, essa
      dor de cabeça está me matando, dor de cabeça está me matando, esse calor está me matando, calor me mata, calor
      está me matando, a ansiedade me mata, a curiosidade me mata, curiosidade está me matando, a espera está me
      matando, a fome está me matando, dor de dente está me matando, ressaca está me matando, academia está me
      matando, personal quer me matar, personal vai me matar, professor quer me matar, treino me matou, prova me
      matou, essa prova vai me matar, te mato, eu te mato, mato você, vou te matar, vou te matar kkk*, quero matar meu
      irmão kkk*, vou matar esse, vou matar você, vou matar quem comeu, juro que mato, dá vontade de matar, vontade de
      esganar, me jogar no sofá, me jogar na cama, me jogo na cama, me joguei na cama, me joguei no sofá, me jogar na
      piscina, me joguei na piscina, me jogar no mar, me jogar de cabeça, me joguei de cabeça, me jogar no trabalho,
      me joguei nos estudos, me jogar na pista, me joguei na dança, me jogar na balada, me jogo na comida, se joga, se
      joga amiga, pular carnaval, pular de alegria, pulei de alegria, pular de felicidade, pular da cama, pulei da
      cama, pular corda, pulando corda, pular de paraquedas, pular de bungee, bungee jump, pular na piscina, pular o
      café da manhã, pular fora, pulei fora, pular etapas, pular a fogueira, corda bamba, na corda bamba, corda de
      varal, corda de violão, corda vocal, com a corda no pescoço de contas, com a corda toda, dar corda, dando corda,
      estou na forca no jogo, jogo da forca, fundo do poço da geladeira, tiro no pé, tiro no escuro, tiro ao alvo,
      tiro certo, dei um tiro no pé, foi um tiro, que tiro foi esse, bala de coco, bala de goma, bala juquinha, bala
      perdida no jornal, faca de dois gumes, faca e o queijo, com a faca e o queijo, faca na bota, faca na caveira,
      afiar a faca, faca de pão, faca de cozinha nova, bomba na prova, tomei bomba, levei bomba, tomar bomba, levou
      bomba, bomba de chocolate, bomba de ar, bomba d'água, notícia bomba, uma bomba, soltar bomba, explodiu nas
      paradas, explodir de rir, explodir de alegria, explodindo de felicidade, explodir de tanto comer, cabeça vai
      explodir, cabeça explodindo, explodiu minha cabeça, explode coração, vai explodir de tanto, sangue nos olhos
      para, sangue bom, sangue frio, dei meu sangue, dar o sangue, suor e sangue, teste de sangue, exame de sangue,
      doar sangue, doei sangue, doação de sangue, sangue quente, tirar sangue, tirei sangue, cortar o cabelo, me
      cortar o cabelo, cortei o cabelo, cortar cabelo, corte de cabelo, cortar a franja, cortei a franja, cortar as
      unhas, cortar carboidrato, cortar o açúcar, cortei o açúcar, cortar gastos, cortar custos, corte de gastos,
      cortar relações, cortar o mal pela raiz, cortar caminho, corta o coração, cortou meu coração, cortar a grama, me
      cortei cozinhando, me cortei sem querer, me cortei com a faca, me cortei descascando, me cortei fazendo a barba,
      me cortei com papel, me cortei no papel, me cortei depilando, me queimei no forno, me queimei com óleo, me
      queimei na praia, me queimei no sol, me queimei cozinhando, me queimei com café, me queimei na panela, me
      machuquei jogando, me machuquei no treino, me machuquei na academia, me machuquei no futebol, me machuquei
      andando de, bati a cabeça no armário, bati a cabeça na porta, bati o dedinho, bati o carro, me bateu uma, me
      bateu um, bateu saudade, bateu uma saudade, bateu fome, bateu a fome, bateu o sono, bateu sono, bateu uma
      preguiça, bateu aquela, bateu aquele, bateu a bad, bateu uma bad, me bateu saudade, bateu a meta, bater a meta,
      bater meta, bater papo, bater perna, bater ponto, bati ponto, bater o martelo, bater palma, bate coração, bate e
      volta, bater um bolo, apanhei do computador, apanhei da planilha, apanhando do excel, apanhando da impressora,
      apanhar do código, apanhei para montar, apanho para, levar um tapa na pantera, tapa no visual, dar um tapa no,
      apanhar frutas, levei uma surra, time apanhou, time levou uma surra, tomou uma surra, levamos uma surra, soco no
      estômago, quebrar a perna no palco, quebra a perna, sumir do mapa nas férias, sumir do mapa por uns dias, sumir
      do whatsapp, sumir das redes, sumi do instagram, sumir por uns dias, sumir numa praia, sumir para uma praia,
      sumir uma semana na praia, quero sumir de vergonha, queria sumir de vergonha, sumir de vergonha, vontade de
      sumir de vergonha, enfiar a cabeça num buraco, cavar um buraco, abre um buraco, desaparecer do escritório,
      desaparecer de vergonha, dormir para sempre nesse feriado, dormir o fim de semana inteiro, dormir até segunda,
      hibernar, apagar a luz, apaguei no sofá, apaguei na cama, apaguei de sono, capotei, capotar na cama, dormi feito
      pedra, dormi igual pedra, desligar o computador, me desligar do trabalho, me desligar da empresa, desligar o
      celular, acabar com tudo na cozinha, acabar com o chocolate, acabar com o bolo, acabar com a pizza, acabou
      comigo o treino, esse treino acabou comigo, esse jogo acabou comigo, essa série acabou comigo, esse filme acabou
      comigo, essa música acaba comigo, esse livro acabou comigo, acabou comigo kkk*, acabou comigo essa, a prova
      acabou comigo, acabar com a louça, acabar com esse projeto, acabar com a faculdade, despedida de solteiro,
      despedida de solteira, festa de despedida, almoço de despedida, adeus ano velho, adeus dieta, adeus férias,
      adeus salário, adeus segunda, carta de apresentação, carta de recomendação, carta de vinhos, cartas de amor,
      jogar cartas, jogando cartas, carta de motorista, carta do baralho, carta de demissão, pôr um fim na discussão,
      fim de semana, fim de ano, fim de papo, fim de jogo, é o fim da picada, o fim da picada, fim do mundo, ai que
      ódio, veneno antimonotonia, gente venenosa, veneno para barata, veneno de rato, veneno de barata, soltar veneno,
      destilar veneno, cobra venenosa, remédio para dor de cabeça, remédio de pressão, remédio da pressão, remédio
      para gripe, remédio para alergia, remédio do cachorro, remédio do gato, rir é o melhor remédio, santo remédio, o
      que não tem remédio, sem remédio remediado está, ponte aérea, fazer a ponte, ponte do feriado, dia da ponte,
      estou no trem, perdi o trem, trem bão, trem bala, trem doido, esse trem, pegar o trem, mar de gente, morrer no
      jogo, morri no jogo, morri na fase, morri no chefão, morri no boss, morri dez vezes, morri de novo no, meu
      personagem morreu, morreu no final, morre no final, personagem morre, morre no episódio, morre no filme,
      esquadrão suicida, missão suicida, bola suicida, homem bomba, gordo de dinheiro, gordura, semana gorda, vaca
      gorda, engordei no natal, engordei nas férias, pé na cova, com o pé na cova, um pé na cova, velho para caramba,
      hora da morte, rainha morta, dançar até morrer, dancei até morrer, comer até morrer, comi até morrer,
      corinthiano até morrer, flamengo até morrer, amor até a morte, amigas até a morte, até que a morte nos separe,
      vida ou morte, não é questão de vida ou morte, caso de vida ou morte, cheirando a morte, sexta-feira 13, deus me
      livre, deus me livre e guarde, cruz credo, vira essa boca para lá, bate na madeira, misericórdia, que morte
      horrível, me enterra, me enterrem, pode me enterrar, podem me enterrar, enterrada em trabalho, atolad* de
      trabalho, afogad* em trabalho, me afogando em trabalho, afogad* em boletos, afogar as mágoas, afogar as mágoas
      no sorvete, afogando as mágoas, surtando de felicidade, surtei de felicidade, surtei com o, surtei com a, surto
      de fã, gatilho de compra, gatilho mental, no gatilho, puxar o gatilho da compra, dedo no gatilho, coração parou,
      meu coração parou, quase infartei, infartei kkk*, infartei com, quase tive um infarto, quase tive um treco, ter
      um treco, tive um treco, um avc de raiva, me deu um treco, ai meu coração, coração na boca, fiquei sem ar, perdi
      o fôlego, de tirar o fôlego, voz da experiência, vozes da torcida, ouvi uma voz linda, sinais de trânsito,
      câmera escondida pegadinha, estou louca por, estou louco por, doido por, loucura de black friday, se matando por
      uma vaga, até morrer de, estudar até morrer, corinthians até morrer, palmeiras até morrer, vasco até morrer,
      galo até morrer, suicídio político, suicídio financeiro, suicídio profissional, suicídio coletivo de, suicídio
      social, suicídio comercial, mato um leão, matar um leão, eu mato um leão, matei o bicho, matei com o chinelo,
      matei com a havaiana, matei uns, barata, samambaia está morrendo, cacto que eu compro morre, está morrendo a, a
      bateria está morrendo, celular está morrendo, notebook está morrendo, planta está morrendo, foi de arrasta para
      cima, sem matar a planta, acabou a minha vida kkk*, acabou minha vida kkk*, o treino de perna acabou comigo,
      acabou comigo, minha cabeça explodiu, apanhei do, apanhando do computador, um morte lenta, uma morte lenta,
      quase me levou, morri kk, gente morri, morri gente, morri, estou morto joguei, estou morta de, estou morto de,
      to morto de, morto hoje, quero é férias, até que a morte, me deleta dessa, alguém me mata, alguém me mata se, me
      mata logo com, um dia eu esgano, esgano, vai me matar com razão, me matar com razão, me matar quando, vai me
      matar se, me mata se, ia me matar se, vão me matar se, está me matando, me matando de, morro se não, eu morro
      se, se não me contar eu morro, fofoca agora eu morro, juro que morro, morria por um, morro por um, por um doce,
      sumir numa, sumir uma semana, sumir no feriado, sumir nas férias, desaparecer no feriado, sumi do, sumir do
      mapa, não existo mais kkk*, não sou ninguém sem café, de quem morreu foi, mulher morta de, pular de novo de
      paraquedas, saltar de paraquedas, pular ondinha, pular sete ondas, jogar esse computador, jogar o celular na
      parede, vou acabar com esse, vou acabar com essa pizza, bati o dedo, bateu a cabeça na mesa kkk*, morrer depois
      da copa, só morro depois, só morre depois, última bolacha do pacote, dar o último gole, última gota, dar um
      perdido, dei um perdido, morto com farofa, morta com farofa, vivo ou morto no jogo, morto-vivo, mortos-vivos,
      the walking dead, corpo mole, fazer corpo mole, gastar as últimas forças no treino, por um fio de cabelo, cortar
      na própria carne, cortou meu barato, cortar o barato, corta essa, corta pra mim, cortou a onda, de cortar o
      coração, queimar calorias, queima muita caloria, queimar gordura, queimei a língua, queimei o arroz, queimar o
      filme, queimei meu filme, queimou meu filme, me queimei na chapinha, me queimei com o, bateu um, bateu uma, tapa
      buraco, dar um tapa na casa, chute no escuro, no chute, chutei a prova, soco na mesa, roubar a cena, roubei a
      cena, facada no bolso, uma facada no bolso, que facada, foi uma facada, preço foi uma facada, destruir meu
      irmão, vou destruir, me interno kkk*, morro e não vejo tudo, me enterrem com, pode me levar 2026, me mata logo e
      conta, esperei todo mundo dormir, igual zumbi, capa do batman, foi de base, fui de base, fui de americanas, ir
      de americanas no, que agonia esse, matar o juiz, me mata do coração, mata do coração, morte lenta, quase chorei,
      quase caí, quase comi, para de rir, parar de rir, rir de, rindo de nervoso, cortou fazendo unha, cortei o dedo,
      saltar de, em forma, agora é cama, até amanhã, amanhã cedo tenho, essa fila não tem fim, não existo mais kkk, e
      agora não existo mais, mata leão, mata-leão, foi para o céu, roteador foi, me corta o coração, esfolar viva,
      esfolar vivo, vai me esfolar, vai me comer viva, prova assassina, assassina, virei aquário, morto de vontade,
      morta de vontade, morto de, morta de, arrancou meu siso, arrancar o siso, tiro de largada, tiro de meta, pulei
      da pedra, pular da pedra no rio, pular da pedra, pular no rio, pular no mar, pular no lago, clima de despedida,
      nó de pescador, salvar gente, engasgada de rir, engasgada de tanto rir, engasguei de rir, veneno de cobra no
      laboratório, comi feito um condenado, suei feito um condenado, mordido de raiva, roxo de raiva, roxo de
      vergonha, roxa de raiva, vermelha de vergonha, quase desmaiei de, desmaiar de emoção, desmaiei de sono, tiro
      porrada e bomba, levei um choque com o preço, choque de realidade, parada cardíaca com esse, minha alma saiu do
      corpo kkk*, minha alma saiu do corpo, saiu da alma, alma lavada, de alma lavada, enlouquecer de felicidade,
      louca de feliz, fim da série, fim da temporada, fim das férias, fim do expediente, fim do mês, fim da aula,
      cortar a luz, cortar o bolo, cortar cebola, cortando cebola, chorando cortando cebola, batata quente, bater o
      pé, bato o pé, bater na trave, bateu na trave, bater cabelo, bater de frente, se matou em campo, se matou de,
      quase tive um derrame, um derrame de raiva, renasceu, humanidade kkk, morre de ciúmes, morrendo de ciúmes, matei
      o leite condensado, matei o pote, matei a garrafa, matei o pacote, matei o bolo, matei a pizza, morte súbita no
      jogo, gol de ouro, caí dura, caiu dura de rir, caí para trás, cair para trás, fiquei de queixo caído, caí de
      costas, tomou posse, se enforcar com as contas, enforcar o feriado, enforcar a segunda, enforquei a sexta,
      enforcar a sexta, emenda de feriado
    `),
    story: phrases(`
      filme, filmes, o filme, série, séries, seriado, novela, novelas, livro, livros, romance, conto, fanfic,
      personagem, personagens, protagonista, vilão, vilã, mocinha, capítulo, episódio, episódios, temporada, spoiler,
      netflix, cinema, teatro, peça, música, músicas, letra da música, canção, banda, show, álbum, clipe, rap, funk,
      podcast, documentário, notícia, notícias, jornal, reportagem, manchete, jogo, jogos, game, gta, free fire,
      minecraft, lol, rpg, fase, videogame, partida, trabalho da escola, trabalho de escola, trabalho da faculdade,
      dever de casa, redação, tcc, monografia, pesquisa, seminário, aula, aula de história, história, prova de
      história, palestra, setembro amarelo, campanha, prevenção, cvv, voluntári*, plantão, faculdade de psicologia,
      psicologia, enfermagem, medicina, curso, estágio, artigo, tese, poema, poesia, roteiro, anime, mangá, desenho,
      meme, tiktok, vídeo, crime real, true crime, guerra, segunda guerra, na bíblia, getúlio, romeu e julieta,
      machado de assis, clarice, shakespeare, goethe, werther, paciente, pacientes, no hospital onde trabalho, sou
      enfermeir*, sou médic*, sou psicólog*, sou professor*, sou bombeir*, sou polici*, cachorro, gato, gata,
      passarinho, peixe, hamster, planta, plantas, horta, jardim, celular, bateria, computador, carro, time,
      brasileirão, flamengo, corinthians, palmeiras, significa, o que significa, significado, o que é, como funciona,
      tradução, em inglês, letra da, essa letra, refrão, no refrão, escreveu um livro, novela das nove, no final do
      filme, the sims, sims, resident evil, boneco, livro inteiro, escritor, escritora, autor, trecho, legenda,
      redação sobre, matéria sobre, matéria do jornal, saiu matéria, termo, cena, peste negra, canudos, ditadura,
      durkheim, sociologia, filosofia, literatura, estudo, estudo direito, direito penal, no estágio, plantão na,
      minha profissão, atendi, atendo, voluntária, mural, palestra sobre, curso de, primeiros socorros, robô,
      aplicativo, app, o app, você é, vc é um, moeda, bitcoin, investimento, candidato, político, projeto,
      veterinário, roseira, samambaia, suculenta, cacto, quintal, formiga, varal, escoteiro, churrasco, receita,
      cozinha, forno, pastel, dentista, check-up, consulta, exame, academia, treino, supino, personal, futebol, bola,
      campeonato, copa, gol, planilha, excel, viagem, voo, intercâmbio, bazar, cartório, documentos, advogado,
      delegada, fifa, uno, quebra-cabeça, redação do enem, artigo sobre, texto sobre, cartilha, sou assistente social,
      conselho tutelar e, por precaução, para o meu tcc, tcc de, pergunta para um trabalho, meu curso, guarda-roupa,
      cupins, mudança, caixas, escolar, festa, casamento, parque, cachoeira, mirante, praia, pizza, bolo, chá, vacina,
      jiu-jitsu, vôlei, feira, trilha, escalada, serra, roça, dança, pintura, vestibular, monitoria, natação, reunião,
      escritório, aniversário de, brigadista, desfibrilador, hipnose, série coreana, dorama, doramas, novo episódio,
      ficha, questionário, formulário, enquete, debate, congresso, oficina, exposição, museu, ator, atriz, cantor,
      cantora, diretor do filme, biografia, crônica, gibi, goleiro, pênalti, dinossauro, dinossauros, escape room,
      enigma, detetive, tragédia, psiquiatria, orquídea, orquidário, coruja, cobra, circo, mágica, fantasia,
      fantasias, halloween, trilogia, quadrinhos, karaokê, stand-up, piada, videoclipe, tirinha, bombeiro, samu e amo,
      trabalho no samu, sou socorrista, sou motorista de ambulância
    `),
    past: phrases(`
      anos atrás, há anos, faz anos, há muito tempo, faz tempo, muito tempo atrás, no passado, antigamente, na época,
      naquela época, quando era criança, quando eu era criança, quando era pequen*, quando eu era pequen*, na
      infância, na adolescência, na minha adolescência, quando eu era adolescente, quando eu era mais novo, quando eu
      era mais nova, quando jovem, já fui, já tive, já pensei, já passei, já passei por isso, já quis, já me cortei,
      já tentei, uma vez, certa vez, tempos atrás, meses atrás, há meses, ano passado, em 2015, em 2018, em 2019, em
      2020, em 2021, costumava, antes eu, na pandemia, durante a pandemia, ficou para trás, já passou, passou,
      superei, superad*, isso é passado, coisa do passado, foi há, hoje em dia não, não mais, nunca mais pensei,
      deixei para trás, década*, com 15 anos, aos 15 anos, aos 16 anos, aos 14 anos, aos 17 anos, quando tinha, anos
      em recuperação, já faz anos, há décadas, décadas, ficou no passado, quando adolescente, minha adolescência, aos
      doze, aos sete anos, quando tinha sete, minha infância, cicatrizes antigas, antigas, antigo, hoje amo, hoje
      estou ótima, hoje estou ótimo, hoje sou feliz, faz dez anos, faz cinco anos, dez anos, vinte anos, anos depois,
      nunca mais voltou, não volta mais, recuperação, saí dessa, consegui sair, já saí
    `),
    negation: phrases(`
      não, nunca, jamais, nem, nem penso em, nem pensar, de jeito nenhum, de forma alguma, de maneira nenhuma, sem,
      nenhum, nenhuma, ninguém, tampouco, longe de mim, longe de, não que eu, não é que eu, nada de, parei de, deixei
      de, sem intenção de, não tenho intenção, não pretendo, não penso em, não é para
    `),
    joking: phrases(`
      kk, kkk*, haha*, hahah*, rs, rsrs*, hehe*, hihi*, huahua*, hauha*, auhau*, ksks*, jsjs*, hsuah*, brincadeira,
      brincando, é brincadeira, estou brincando, zoeira, zueira, zoando, zuando, estou zoando, é zoeira, piada,
      piadas, meme, memes, ironia, sarcasmo, só que não, sqn, exagero, exagerando, exagerad*, drama, dramátic*, rindo,
      ri muito, ri demais, rimos, risada, risadas, engraçad*, hilári*, comédia, modo de dizer, força de expressão,
      jeito de falar, maneira de falar, figura de linguagem, lmao, mano do céu, socorro kkk*, to rindo, é só preguiça,
      só preguiça, drama puro, dramática, que figura, rachando o bico, rachei, piadinha, humor ácido, palhaçada
    `),
    recovery: phrases(`
      terapia, faço terapia, comecei terapia, na terapia, terapeuta, psicólogo, psicóloga, minha psicóloga, meu
      psicólogo, psiquiatra, minha psiquiatra, meu psiquiatra, caps, tratamento, em tratamento, medicada, medicado,
      tomando remédio certinho, tomo meu remédio, ajuda, pedi ajuda, procurei ajuda, buscar ajuda, busquei ajuda,
      grupo de apoio, apoio, rede de apoio, melhorei, melhorando, melhor agora, estou melhor, me sinto melhor, estou
      bem, estou bem agora, hoje estou bem, bem melhor, recuperad*, recuperação, em recuperação, curad*, curei,
      superei, superando, venci, vencer, vencendo, sobrevivente, grat*, gratidão, agradeço, obrigad*, feliz,
      felicidade, alegre, animad*, orgulh*, ainda bem, graças a Deus, por sorte, aliviad*, em paz comigo, esperança,
      tenho esperança, motivo para ficar, meus filhos me seguram, por causa dos meus filhos, amo viver, amo a vida,
      amo minha vida, quero viver, quero muito viver, tenho vontade de viver, vontade de viver, apaixonad* pela vida,
      sonhos, planos para, ano que vem, férias, viagem, casamento, formatura, aniversário, festa, promoção, ótima,
      ótimo, amei, adorei, adoro, amo, valeu, consegui, passei na, passei em, vitória, tranquil*, calm*, em paz, alta,
      teve alta, sorriso, delícia, gostos*, lind*, boa demais, folga, feriado, domingo com, orgulho, comemor*,
      parabéns, conquista, sonho, promovida, emprego novo, vida nova, casad* e feliz, prometo, só cansad*, só estou
      cansad*, descansar um pouco, tirar férias, de boa, torce por mim, fluiu, linda, lindo, sonho realizado,
      surpresa, uhul, um amor, elogiou, disposta, rimos, já passou, e nem sinto falta, feliz da vida, me salvou, me
      sinto bem, e me sinto bem, com prazer
    `),
  },
  aliases: {
    vc: 'você',
    vcs: 'vocês',
    cê: 'você',
    tb: 'também',
    tbm: 'também',
    pq: 'porque',
    q: 'que',
    oq: 'o que',
    n: 'não',
    ñ: 'não',
    nn: 'não',
    naum: 'não',
    mt: 'muito',
    mto: 'muito',
    mta: 'muita',
    hj: 'hoje',
    agr: 'agora',
    dps: 'depois',
    td: 'tudo',
    tds: 'todos',
    tdo: 'tudo',
    cmg: 'comigo',
    ctg: 'contigo',
    ngm: 'ninguém',
    ngn: 'ninguém',
    nd: 'nada',
    nda: 'nada',
    msm: 'mesmo',
    pra: 'para',
    pro: 'para o',
    pros: 'para os',
    pras: 'para as',
    p: 'para',
    d: 'de',
    tô: 'estou',
    tou: 'estou',
    tá: 'está',
    tava: 'estava',
    tavam: 'estavam',
    tamo: 'estamos',
    qnd: 'quando',
    qdo: 'quando',
    qro: 'quero',
    kero: 'quero',
    qria: 'queria',
    aki: 'aqui',
    eh: 'é',
    vdd: 'verdade',
    dnv: 'de novo',
    sla: 'sei lá',
    mds: 'meu Deus',
    pfv: 'por favor',
    pfvr: 'por favor',
    obg: 'obrigado',
    vlw: 'valeu',
    sdds: 'saudades',
    vo: 'vou',
    vô: 'vou',
    fzr: 'fazer',
    tnh: 'tenho',
    tenhu: 'tenho',
    cm: 'com',
    cmo: 'como',
    blz: 'beleza',
    amg: 'amiga',
    namo: 'namorado',
    mlr: 'melhor',
    smp: 'sempre',
    nunk: 'nunca',
    hrs: 'horas',
    rmd: 'remédio',
    rmds: 'remédios',
    psico: 'psicóloga',
  },
  negationReach: { before: 3, after: 0 },
};
