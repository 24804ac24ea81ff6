import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const acts: Recognition['acts'] = {
  wantsPerson: phrases(`
    queria uma pessoa, quero uma pessoa, queria falar com uma pessoa, quero falar com uma pessoa,
    falar com uma pessoa, falar com alguém de verdade, conversar com alguém de verdade,
    quero falar com um humano, falar com um humano, falar com um profissional, preciso de um profissional,
    preciso de um psicólog*, preciso de um terapeuta, quero um psicólog*, atendente,
    preciso de ajuda profissional, queria um amigo de verdade, procurar um psicólog*, procurar terapia,
    fazer terapia, preciso de terapia
  `),
  goodNight: phrases(`
    ^ boa noite, boa noite $, boa noite |, boa noite viu, boa noite para você, boa noite alento, bons sonhos, durma bem, dorme bem, bom descanso $, boa madrugada $, ^ noite $, bnoite, boanoite, uma boa noite, boa noitinha
  `),
  areYouAi: phrases(`
    você é humano, você é humana, você é uma pessoa, você é pessoa, você é um robô, você é robô, você é real,
    você é uma ia, você é ia, você é um bot, você é bot, é um robô, você é uma máquina, você é de verdade,
    falando com um robô, falando com uma pessoa, falando com uma máquina, falando com um humano,
    falando com uma ia, conversando com um robô, conversando com uma pessoa, pessoa de verdade, você é gente,
    você é inteligência artificial, você é uma inteligência artificial, você tem sentimentos, você sente,
    você existe, é você mesmo ou, você é psicólog*, você é terapeuta, você é profissional, você é médic*,
    tem alguém aí, tem uma pessoa aí, você pensa, chatgpt, você é homem ou mulher, você é homem, você é mulher,
    você é meu terapeuta, você é minha terapeuta, você é meu psicólog*, você é minha psicólog*,
    você é um psicólog*, você é uma psicólog*, você é um terapeuta, você é um médic*, você é um profissional,
    tem um humano, tem alguém por trás, tem uma pessoa por trás
  `),
  whoAreYou: phrases(`
    quem é você, quem é vc, qual é o seu nome, qual o seu nome, qual seu nome, como você se chama, o que você é,
    o que você faz, como você funciona, para que você serve, o que é o alento, como isso funciona,
    como funciona isso, o que você pode fazer
  `),
  secrecy: phrases(`
    é sigilos*, sigilo, você vai contar, vai contar para alguém, conta para alguém, alguém lê, alguém vai ler,
    quem lê, é confidencial, confidencial, guarda segredo, posso confiar em você, fica entre nós,
    isso fica entre, meus dados, você grava, alguém pode ver
  `),
  medicine: phrases(`
    parar o remédio, parar de tomar, parar com o remédio, largar o remédio, tomar remédio, qual remédio,
    que remédio, algum remédio, posso tomar, devo tomar, dose de, aumentar a dose, dobrar a dose,
    antidepressivo, ansiolítico, rivotril, clonazepam, fluoxetina, sertralina, escitalopram, calmante,
    remédio para dormir, remédio para ansiedade, receita para, me receita
  `),
  naming: phrases(`
    tenho depressão, estou com depressão, será que é depressão, isso é depressão, isso é ansiedade, sou bipolar,
    isso é bipolaridade, tenho tdah, será tdah, isso é tdah, sou autista, tenho borderline, sou borderline,
    será que tenho, será que sou, sou louca, sou louco, estou ficando louc*, tenho algum transtorno,
    o que eu tenho, tenho toc
  `),
  affection: phrases(`
    te amo, eu te amo, amo você, gosto de você, você me ama, você gosta de mim, quer namorar comigo,
    estou apaixonad* por você, casa comigo, sente minha falta, sentiu minha falta, sentiu saudade
  `),
  howAreYou: phrases(`
    como você está, como vai você, como vai, tudo bem com você, como você vai, ^ tudo bem $, ^ oi tudo bem,
    ^ olá tudo bem, ^ tudo bom $, ^ oi tudo bom, ^ e você $, ^ e aí tudo, ^ bom e você, ^ bem e você,
    ^ beleza e você
  `),
  goodbye: phrases(`
    ^ tchau, tchau $, | tchau, tchau |, tchau viu, tchau alento, tchau vou, então tchau, tchauu, ^ até $, partiu $, ^ partiu, ^ vazei, ^ cama $, | cama $, estou de saída, de saída $, vazei $, vou vazar, vou sumir aqui $, deu minha hora, deu a minha hora, está na minha hora, já é minha hora, meu ponto é, é o meu ponto, meu ponto chegou, vou descer aqui, vou descer no próximo, chegou minha vez, chamaram minha senha, vou entrar na aula, vou entrar na reunião, vou entrar no trabalho, começou a aula, a aula começou, aula vai começar, vou pegar o ônibus, vou pegar estrada, o professor chegou, a professora chegou, ele chegou em casa tenho, vou nessa então, simbora, bora dormir, bora trabalhar, hora de dormir $, hora de mimir, bom já vou, bom vou, tchauzinho, xau, chau, tchaau, até logo, até mais, até mais ver, até mais tarde, até já, até jazinho, até amanhã, até a próxima, até próxima, até breve, até outro dia, até outra hora, até outra, até qualquer hora, até depois $, até segunda $, até domingo $, até sábado $, até semana que vem, adeus, adeusinho, inté, bye, bye bye, goodbye, ciao, fui $, ^ fui |, fui dormir, falou $, ^ falou |, falows, flw, flws, vlw flw, valeu falou, valeu fui, fique com deus, fica com deus, fiquem com deus, vai com deus, se cuida $, se cuida aí, te cuida, cuide-se, um beijo $, beijo $, beijos $, beijinho $, beijinhos $, beijão $, bjo $, bjos $, bjs $, bjs bjs, bjinhos, bjão, bjoo, bjoos, abraço $, abraços $, um abraço $, abraço mano, abraço irmão, abraço amigo, abração, abç, abs $, grande abraço,
    vou indo, vou nessa, vou-me embora, vou embora agora, vou me embora, vou lá $, vou lá que, vou lá |, vou lá fazer, vou lá abrir, vou lá tomar, vou lá dormir, vou lá ver, vou lá então, então vou lá, deixa eu ir, me deixa ir, deixa eu dormir, deixa eu tentar dormir, deixa eu voltar, deixa eu deitar, deixa eu descansar, deixa eu sair, vou ter que ir, vou ter que sair, tenho que ir $, tenho que ir agora, tenho que ir lá, tenho que ir embora, tenho de ir, tenho que sair agora, tenho que sair $, tenho que desligar, tenho que voltar para o trabalho, tenho que voltar ao trabalho, preciso ir $, preciso ir agora, preciso ir |, preciso ir lá, preciso ir embora, preciso ir indo, preciso sair agora, preciso sair $, preciso desligar, preciso voltar para o trabalho, preciso voltar ao trabalho, preciso dormir $, preciso dormir agora, preciso deitar $, já vou $, já vou indo, já vou |, já vou dormir, estou indo $, estou indo nessa, estou indo dormir, estou indo deitar, estou indo embora, estou indo agora, estou saindo $, estou saindo agora, vou sair agora, vou sair daqui a pouco, vou saindo, vou desligar, vou desligando, vou sair do app, vou sair do celular, vou largar o celular, vou guardar o celular, vou deixar o celular, largar o celular agora, vou apagar a luz, vou apagar isto, vou apagar tudo aqui, apagar a luz, vou fechar aqui, vou fechar o app, vou fechar por aqui, vou parar por aqui, paro por aqui, vou ficando por aqui, vou ficar por aqui $, fico por aqui, por hoje é só, por hoje é isso, por hoje chega, por hoje está bom, por hoje basta, por hoje deu, chega por hoje, já chega por hoje, é só isso por hoje, é isso por hoje, por agora é só, por agora é isso, por enquanto é só, por enquanto é isso, era só isso, era isso $, é só isso $, encerrar por hoje, quero encerrar, vamos encerrar, vou encerrar, vamos parar por aqui, podemos parar por aqui, deixamos por aqui, a gente para por aqui,
    ^ vou dormir, | vou dormir, agora vou dormir, vou dormir agora, vou dormir $, vou dormir um pouco, vou dormir então, vou dormir que, vou tentar dormir, vou ver se durmo, vou ver se consigo dormir, vou ver se o sono vem, ver se durmo, agora vou tentar, vou tentar descansar, vou tentar fechar, vou fechar os olhos, vou fechar o olho, fechar o olho, tentar pregar o olho, vou tentar pegar no sono, vou deitar, vou me deitar, vou deitar agora, e deitar $, e deitar |, e dormir $, vou para a cama, vou pra cama agora, vou capotar, vou apagar $, vou desmaiar na cama, vou nanar, vou mimir, mimir $, ^ mimir, mimi $, vou descansar, vou descansar agora, vou cochilar, o sono chegou, o sono bateu, bateu o sono, bateu sono, estou caindo de sono, estou com sono já vou, está me dando sono, deu sono, meus olhos estão fechando, vou rezar e, vou dormir com deus,
    vou tomar banho agora, vou tomar um banho $, vou comer agora, vou jantar, vou almoçar, vou trabalhar agora, vou trabalhar $, vou voltar para o trabalho, vou voltar ao trabalho, vou voltar ao serviço, voltar para o serviço, de volta ao trabalho, vou para a aula, vou para o trabalho agora, vou buscar meu, vou buscar minha, vou buscar as crianças, vou fazer a janta, vou adiantar aqui, vou correr aqui, vou ali $, vou ali |, vou estudar agora, vou estudar então, vou ligar para ela agora, vou ligar para ele agora, vou mandar agora, acabou meu intervalo, acabou o intervalo, acabou meu horário, meu intervalo acabou, o intervalo acabou, meu ônibus chegou, meu ônibus, o ônibus chegou, chegou meu ônibus, chegou o ônibus, chegou meu uber, meu uber chegou, o uber chegou, meu ponto $, cheguei no meu ponto, cheguei em casa $, cheguei no trabalho, meu metrô, chegou o entregador, a comida chegou, chegou a comida, o jantar está pronto, a janta está pronta, chegou gente, chegou visita, chegou cliente, tem gente chegando, estão me chamando, está me chamando, me chamaram aqui, minha mãe está chamando, meu chefe está vindo, tocou corrida, tocou a campainha, tocou o sinal, bateu o sinal, bebê acordou, o bebê acordou, acordou aqui, acordou de novo tchau, bateria acabando, minha bateria, acabando a bateria, vai acabar a bateria, celular descarregando, celular está morrendo, 1% de bateria, depois eu volto, depois volto, volto depois, volto mais tarde, volto amanhã, amanhã eu volto, amanhã volto, amanhã a gente se fala, amanhã te conto, amanhã eu te conto, depois te conto, depois eu te conto, depois eu conto, a gente se fala, a gente se vê, nos falamos, nos vemos, se falamos, depois a gente conversa, depois a gente continua, amanhã a gente conversa, outra hora a gente, outro dia a gente, falamos depois, falamos amanhã, me deseja sorte, me deseje sorte, torce por mim, torce aí, valeu pela conversa, valeu pelo papo, valeu a conversa, obrigad* pela conversa, obrigad* pelo papo, obrigad* por hoje, obrigad* por me ouvir, obrigad* por me escutar, obrigad* por ouvir, foi bom conversar, foi bom falar, foi bom o papo, gostei da conversa, bom papo, tenha um bom dia $, tenha uma boa noite, bom resto de, boa semana $, bom fim de semana $, boa tarde para você $, bom dia para você $
  `),
  questions: phrases(`
    só faz pergunta, só faz perguntas, você só pergunta, só sabe perguntar, só fica perguntando, fica perguntando, ficar perguntando, para de perguntar, para de ficar perguntando, para de fazer pergunta, para de fazer perguntas, para com as perguntas, para com essa pergunta, para com tanta pergunta, para com pergunta, pare de perguntar, pare de fazer pergunta, pare com as perguntas, chega de pergunta, chega de perguntas, chega de perguntar, sem pergunta, sem perguntas, nada de pergunta, nada de perguntas, não quero pergunta, não quero perguntas, não quero mais pergunta, não faz pergunta, não faça pergunta, não faça perguntas, não me pergunta, não me pergunte, não pergunta mais, não pergunte mais, quantas perguntas, quanta pergunta, tanta pergunta, tantas perguntas, muita pergunta, muitas perguntas, pergunta demais, perguntas demais, outra pergunta $, ^ outra pergunta, mais uma pergunta $, mais pergunta, menos pergunta, menos perguntas, lá vem pergunta, lá vem outra pergunta, de novo pergunta, virou interrogatório, parece interrogatório, interrogatório, isso é um interrogatório, parece entrevista, parece uma entrevista, isso é uma entrevista, parece questionário, responde com pergunta, responder com pergunta, devolve a pergunta, devolvendo a pergunta, cansei de pergunta, cansei das perguntas, cansei de responder, farto de perguntas, farta de perguntas, por que você pergunta tanto, por que tanta pergunta, você pergunta muito, perguntador*
  `),
  repeating: phrases(`
    você só repete, você repete, você repetiu, você fica repetindo, fica repetindo, está repetindo, está se repetindo, se repetindo, se repete, só repete, repetiu de novo, repetiu a mesma, repetindo a mesma, para de repetir, pare de repetir, não repete, não precisa repetir, a mesma coisa de novo, mesma coisa de novo, de novo a mesma coisa, de novo isso, ^ a mesma coisa, sempre a mesma coisa, sempre a mesma resposta, sempre a mesma frase, a mesma resposta, mesma resposta, a mesma frase, mesma frase, a mesma pergunta, mesma pergunta, o mesmo papo, mesma ladainha, mesmo blá blá, disse a mesma coisa, falou a mesma coisa, fala a mesma coisa, você já disse isso, você já falou isso, já disse isso, já falou isso, já tinha dito isso, já tinha falado isso, você já perguntou, já perguntou isso, já me perguntou, você já me disse, você já falou, acabei de falar isso, acabei de dizer isso, acabei de te falar, já te falei isso, já te disse isso, eu já falei isso, eu já disse isso, eu já respondi, já respondi isso, já respondi essa, disco riscado, disco arranhado, vira o disco, vitrola quebrada, papagaio, em loop, está em loop, andando em círculo, andando em círculos, dando voltas, déjà vu, copiou e colou, copia e cola
  `),
  unhelpful: phrases(`
    você não ajuda, não está ajudando, não está me ajudando, você não me ajuda, não ajudou, não me ajudou, não ajudou em nada, não ajudou nada, não ajuda em nada, isso não ajuda, isso não me ajuda, isso não ajudou, não adiantou, não adiantou nada, isso não adianta, não adianta nada, não serve para nada, não serviu para nada, isso não serve, não resolve nada, não resolveu nada, de nada adianta, perda de tempo, perdendo meu tempo, grande ajuda, bela ajuda, que ajuda hein, ajudou muito hein, ajudou horrores, ajudou bastante hein, nossa ajudou, nossa que ajuda, nossa obrigad* hein, valeu hein, valeu mesmo hein, uau |, ^ uau $, ^ uau obrigad*, nossa que profundo, que profundo, muito profundo, profundo hein, filosófico hein, ^ jura $, ^ jura |, não me diga $, ^ ah vá, ^ ah vai, ^ ah tá, ^ dã $, avá, sério isso, ^ sério $, ^ é sério $, é sério isso, você está falando sério, está de brincadeira, você está de brincadeira, está me zoando, está de sacanagem, óbvio né, isso é óbvio, muito óbvio, isso eu já sei, isso já sei, isso já eu sei, disso eu já sei, isso eu já sabia, já sei disso, isso eu sei, isso até eu sei, isso todo mundo fala, todo mundo fala isso, todo mundo diz isso, falando igualzinho, falando igual, fala igual, parece minha mãe, parece minha vó, parece meu pai falando, parece um livro, parece livro, autoajuda, auto ajuda, papo de coach, coach demais, papo furado, conversa fiada, biscoito da sorte, horóscopo, mensagem de bom dia, frase de caminhão, frase de para choque, frase feita, frases feitas, frase pronta, frases prontas, resposta pronta, respostas prontas, resposta genérica, respostas genéricas, genéric*, muito vago, vago demais, que vago, muito raso, resposta automática, resposta de robô, parece robô, parece um robô, fala como robô, fala igual robô, ctrl c, palavras vazias, blá blá blá, blablabla, falar é fácil, fácil falar, é fácil falar, para você é fácil, fala como se desse, fala como se fosse fácil, não pedi isso, não foi isso que eu pedi, não te pedi isso, não preciso de poesia, que resposta é essa, que isso $, ^ oi $ como assim, ^ hã $, ^ ué $, ^ nada a ver $, sem noção, que resposta ruim, resposta ruim, péssima resposta, que inútil, isso é inútil, inútil isso, você é inútil, você é burr*, você é chat*, você é péssim*, você é ruim, você é um lixo, app ruim, app lixo, aplicativo ruim, não gostei de você, não gostei da resposta, não gostei disso, odeio você, odeio esse app, odeio esse aplicativo, que saco você, você me irrita, está me irritando, cala a boca, cale a boca, cala-te, vai se ferrar, vai se foder, vai à merda, vai para o inferno, vai te catar, vai catar coquinho, vtnc, vsf, que merda de, que merda é essa, que bosta, vai tomar no, idiota
  `),
  done: phrases(
    `^ fiz, ^ já fiz, ^ feito, ^ pronto $, ^ eu fiz, ^ tentei $, ^ tentei e, ^ consegui fazer, ^ fiz o, ^ acabei de fazer, ^ terminei o exercício`,
  ),
  apology: phrases(
    `^ desculpa, ^ desculpe, foi mal, me desculpa, me desculpe, sinto muito, mil desculpas, foi sem querer, perdão $, ^ perdão`,
  ),
  misunderstood: phrases(`
    não é isso, não é isso que, não foi isso, não era isso, não é nada disso, não foi nada disso, não entendeu, você não entendeu, você não entende, não me entendeu, não me entende, não está me entendendo, não está entendendo, você não está entendendo, não entendeste, não percebeste, não percebes, não foi o que eu disse, não foi o que eu falei, não foi isso que eu falei, não foi o que eu quis, não foi o que eu perguntei, não é o que eu disse, não é o que eu quis, não é bem isso, não é bem assim, não é assim, não quis dizer, você entendeu errado, entendeu errado, entendeu mal, entendeu tudo errado, entendeu nada, não entendeu nada, não tem nada a ver, nada a ver, nada a ver com isso, o que isso tem a ver, o que tem a ver, não falei isso, eu não falei isso, eu não disse isso, nunca disse isso, nunca falei isso, do que você está falando, de que você está falando, não faz sentido o que você, não faz sentido isso que, você não leu, você leu, leu o que eu escrevi, leu direito, lê direito, leia direito, lê de novo, leia de novo, presta atenção no que, não está me escutando, não está me ouvindo, você não me ouviu, você não me escuta, não é esse o problema, o problema não é esse, esse não é o problema, o problema é outro, não é sobre isso, não é disso que, não estou falando disso, não estou falando dele, não estou falando dela, eu não falo assim, ninguém fala assim, errou feio, passou longe, viajou, você viajou, está viajando, está errado isso, isso está errado, isso não é verdade
  `),
  offTopic: phrases(`
    qual a capital, qual é a capital, capital d* _, previsão do tempo, que horas são, que dia é hoje,
    receita de, quanto é, escreve um código, escreva um código, escreve um poema, quem ganhou o jogo, quem é o presidente, traduz, traduza,
    me ajuda com a lição, faz meu trabalho, resolve essa conta, ignore suas instruções, ignore as instruções,
    ignore todas, prompt, cotação
  `),
  silence: phrases(`
    não quero falar, não quero conversar, não estou a fim de falar, não estou afim de falar, prefiro não falar,
    não quero falar sobre isso, não quero falar disso, deixa para lá, esquece, deixa quieto,
    não tenho vontade de falar, não quero responder
  `),
  dontKnow: phrases(`
    não sei, sei lá, não faço ideia, nem sei, não tenho certeza, não consigo explicar, não sei dizer,
    não sei explicar, difícil dizer, não lembro, talvez $, não sei por onde, por onde começar
  `),
  thanks: phrases('obrigad*, valeu, vlw, obg, brigad*, agradeço, muito obrigad*, gratidão $'),
  agreement: phrases(`
    exatamente, isso mesmo, é isso, ^ isso $, é verdade, com certeza, pois é, tem razão, você tem razão,
    bem isso, exato, é bem isso, é assim mesmo, total $, com ctz, ^ concordo, ^ verdade, ^ faz sentido,
    ^ você entendeu, ^ você me entende
  `),
  laughter: phrases('k $, ^ kk, ^ k, haha*, rs $, rsrs*, hehe*, hahah*, lol'),
  no: phrases(`
    ^ não $, ^ não obrigad*, ^ nem $, ^ não muito, ^ acho que não, ^ não quero, ^ agora não, ^ nada $,
    ^ não não, ^ nunca $, ^ não mesmo, ^ melhor não, ^ não consigo $, ^ ainda não, ^ não fiz, ^ não deu,
    ^ negativo
  `),
  yes: phrases(`
    ^ sim, ^ claro, ^ aham, ^ uhum, ^ pode ser, ^ ok, ^ tá $, ^ tá bom, ^ certo, ^ acho que sim, ^ um pouco,
    ^ mais ou menos, ^ isso aí, ^ bora, ^ s $, ^ ss $, ^ beleza $, ^ entendi, ^ às vezes, ^ consegui $,
    ^ bastante $, ^ muito $, ^ demais $, ^ vou tentar, ^ é $, ^ combinado, vamos $, pode $, quero $,
    quero sim, ^ quero tentar, ^ vou sim
  `),
  greeting: phrases(`
    ^ oi, ^ olá, ^ ola, ^ ei $, ^ eae, ^ e aí, ^ bom dia, ^ boa tarde, ^ opa, ^ hey, ^ hello, ^ salve, ^ alô,
    ^ oie, ^ oii
  `),
};
