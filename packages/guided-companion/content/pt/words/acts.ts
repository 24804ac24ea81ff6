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
  goodNight: phrases('^ boa noite, boa noite $'),
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
    isso fica entre, meus dados, você lembra do que, você grava, alguém pode ver
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
    isso é normal, o que eu tenho, tenho toc
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
    tchau, até logo, até mais, até amanhã, até a próxima, até breve, adeus, vou indo, preciso ir $,
    tenho que ir $, preciso ir agora, tenho que ir agora, preciso sair agora, ^ vou dormir, vou dormir agora,
    vou tentar dormir $, ^ fui $, falou $, flw, vou parar por aqui, por hoje é só, por hoje chega,
    é só isso por hoje, encerrar por hoje, quero encerrar, fico por aqui, bye
  `),
  dislike: phrases(`
    você não ajuda, não está ajudando, não está me ajudando, você não me ajuda, você é inútil, você é burr*,
    você é chat*, você é péssim*, que inútil, isso é inútil, não gostei de você, odeio você, você é ruim,
    você só repete, você repete, só faz pergunta, só fica perguntando, para de perguntar,
    para de fazer pergunta, pare de perguntar, chega de pergunta, quantas perguntas, resposta genérica,
    respostas genéricas, parece robô, parece um robô, cala a boca, vai se ferrar, vai se foder, vai à merda,
    que merda de, isso não adianta, não adianta nada, perda de tempo, frase pronta, frases prontas,
    vai tomar no, idiota
  `),
  venting: phrases(`
    só queria desabafar, só quero desabafar, queria desabafar, quero desabafar, preciso desabafar, só preciso desabafar,
    só me escuta, só escuta, só queria ser ouvid*, só quero ser ouvid*, não quero conselho, não quero conselhos, só quero falar, deixa eu falar
  `),
  done: phrases(
    `^ fiz, ^ já fiz, ^ feito, ^ pronto $, ^ eu fiz, ^ tentei $, ^ tentei e, ^ consegui fazer, ^ fiz o, ^ acabei de fazer, ^ terminei o exercício`,
  ),
  apology: phrases(
    `^ desculpa, ^ desculpe, foi mal, me desculpa, me desculpe, sinto muito, mil desculpas, foi sem querer, perdão $, ^ perdão`,
  ),
  misunderstood: phrases(`
    não é isso, não foi isso, não entendeu, você não entendeu, não me entendeu, não foi o que eu disse,
    não foi o que eu quis, não é bem isso, não é bem assim, não quis dizer, você entendeu errado,
    entendeu errado, não tem nada a ver, nada a ver, não falei isso, eu não disse isso,
    do que você está falando, não faz sentido o que você
  `),
  exercise: phrases(`
    um exercício, algum exercício, exercício de respiração, exercícios de respiração, exercício para,
    técnica de respiração, uma técnica, alguma técnica, me ensina a, me ajuda a acalmar, me acalmar, me acalma,
    quero relaxar, como relaxar, meditação, meditar, quero respirar, respirar junto, algo para acalmar,
    me dá um exercício, alguma atividade, quero tentar um exercício
  `),
  advice: phrases(`
    o que eu faço, o que faço, o que devo fazer, o que eu devo fazer, o que você faria, me dá um conselho,
    um conselho, algum conselho, me aconselha, o que você acha, qual a sua opinião, qual sua opinião,
    me dá uma dica, alguma dica, o que posso fazer, o que eu posso fazer, como eu faço para, como faço para,
    me diz o que fazer, me fala o que fazer, como posso, alguma sugestão, tem alguma ideia, me ajuda a decidir,
    devo terminar, devo ligar
  `),
  offTopic: phrases(`
    qual a capital, qual é a capital, capital d* _, previsão do tempo, que horas são, que dia é hoje,
    receita de, quanto é, escreve um código, escreva um código, escreve um poema, conta uma piada,
    me conta uma piada, conte uma piada, quem ganhou o jogo, quem é o presidente, traduz, traduza,
    me ajuda com a lição, faz meu trabalho, resolve essa conta, ignore suas instruções, ignore as instruções,
    ignore todas, prompt, cotação
  `),
  silence: phrases(`
    não quero falar, não quero conversar, não estou a fim de falar, não estou afim de falar, prefiro não falar,
    não quero falar sobre isso, não quero falar disso, deixa para lá, esquece, deixa quieto,
    não tenho vontade de falar, mudar de assunto, outro assunto, não quero responder
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
