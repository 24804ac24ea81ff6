import type { SharedTexts } from '../../../src/dialogues/texts.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const shared: SharedTexts = {
  consent: 'Leva uns {minutes} minutos, e dá para parar em qualquer passo. Vamos?',
  start: 'Vamos',
  somethingElse: 'Outra coisa',
  justListen: 'Só me escuta',
  before: {
    distress: 'O quanto está difícil agora?',
    fear: 'Quanto medo você está sentindo agora?',
    anger: 'Quanta raiva você está sentindo agora?',
    urge: 'Qual é a força dessa vontade agora?',
    tension: 'Quanta tensão você está sentindo agora?',
    worry: 'Quanta preocupação tem aí agora?',
    belief: 'O quanto essa frase dura parece verdade agora?',
    hurt: 'O quanto está doendo agora?',
    lonely: 'Quanta solidão você está sentindo agora?',
    stuck: 'O quanto tudo parece travado agora?',
  },
  after: {
    distress: 'E agora, o quanto está difícil?',
    fear: 'E agora, quanto medo tem aí?',
    anger: 'E agora, quanta raiva tem aí?',
    urge: 'E agora, qual é a força dessa vontade?',
    tension: 'E agora, quanta tensão tem aí?',
    worry: 'E agora, quanta preocupação tem aí?',
    belief: 'E agora, o quanto aquela frase parece verdade?',
    hurt: 'E agora, o quanto está doendo?',
    lonely: 'E agora, quanta solidão tem aí?',
    stuck: 'E agora, o quanto parece travado?',
  },
  lowest: 'nada',
  highest: 'o máximo possível',
  cautions: {
    faints: 'Se você costuma desmaiar, faça em uma cadeira ou na cama.',
    heart: 'Se você tem algum problema no coração, deixe de lado a água fria e tudo o que pede esforço.',
    trauma: 'Se vierem lembranças ruins, fique de olhos abertos, olhe em volta e pare quando quiser.',
    eating:
      'Se comida ou peso são uma luta para você, pule o que fizer isso crescer; aqui ninguém pergunta por números.',
    psychosis:
      'Se agora você ouve ou acredita em coisas que os outros não percebem, deixe este para depois ou faça com alguém de confiança.',
    pregnancy: 'Na gravidez, vá com calma: nada de frio repentino, de esforço ou do que dê tontura.',
    unsafeHome:
      'Se alguém próximo pode machucar você, a segurança vem primeiro: fale com quem ajuda nisso antes de tentar.',
    minors: 'Se você tem menos de 18 anos, um adulto de confiança pode fazer isto junto.',
  },
  unclear: 'Não entendi bem. Escolha o que chega mais perto, ou diga com mais algumas palavras.',
  otherTopic: 'Isso parece ser outro assunto. Quer falar dele ou seguir por aqui?',
  talkInstead: 'Falar disso',
  goOnHere: 'Seguir aqui',
  controls: {
    stop: phrases(`
      ^ para $, ^ pare $, ^ parar $, ^ parou $, ^ parei $, ^ para aí $, ^ para ai $, ^ pare aí $, ^ para com isso $, ^ pare com isso $, ^ para por favor $, ^ pare por favor $, ^ para | por favor $, ^ para pfv $, ^ para pf $, ^ por favor para $, ^ por favor pare $, ^ pfv para $, ^ ok para $, ^ não | para $,
      ^ stop $, ^ quero parar $, ^ qro parar $, ^ kero parar $, ^ quero parar agora $, ^ quero parar aqui $, ^ quero parar com isso $, ^ eu quero parar $, ^ queria parar $, ^ prefiro parar $, ^ vou parar aqui $, ^ vou parar por aqui $, ^ vamos parar $, ^ vamo parar $, ^ bora parar $, ^ vamos parar por aqui $, ^ podemos parar $, ^ pode parar $, ^ posso parar $, ^ dá pra parar $, ^ dá para parar $, ^ da pra parar $, ^ a gente pode parar $,
      ^ sair $, ^ sai $, ^ quero sair $, ^ qro sair $, ^ vou sair $, ^ encerrar $, ^ encerra $, ^ encerra isso $, ^ quero encerrar $, ^ cancela $, ^ cancelar $, ^ cancela isso $, ^ fim $, ^ fecha $, ^ fecha isso $, ^ desisto $,
      ^ chega $, ^ chega por favor $, ^ chega | por favor $, ^ chega pfv $, ^ por favor chega $, ^ já chega $, ^ ja chega $, ^ jachega $, ^ chega disso $, ^ chega por hoje $, ^ por hoje chega $, ^ por hoje é só $, ^ por hoje deu $, ^ deu $, ^ já deu $, ^ deu por hoje $, ^ já basta $, ^ basta $, ^ tá bom por hoje $, ^ chega de pergunta $, ^ chega de perguntas $, ^ sem mais perguntas $,
      ^ não quero mais $, ^ n quero mais $, ^ nao qro mais $, ^ n qro mais $, ^ num quero mais $, ^ não quero fazer isso $, ^ n quero fazer isso $, ^ não quero continuar $, ^ n quero continuar $, ^ não quero seguir $, ^ não tô gostando $, ^ n to gostando $, ^ não estou gostando $, ^ não gostei $,
      ^ isso não ajuda $, ^ isso n ajuda $, ^ não ajuda $, ^ n ajuda $, ^ não tá ajudando $, ^ n ta ajudando $, ^ não está ajudando $, ^ isso não está ajudando $, ^ isso não tá ajudando $, ^ não ajudou $, ^ não adianta $, ^ isso não adianta $, ^ que bobagem $, ^ que besteira $, ^ isso é bobagem $, ^ isso é besteira $, ^ isso é inútil $, ^ que chato $,
      ^ tchau $, ^ xau $, ^ txau $, ^ tchauu $, ^ flw $, ^ falou $, ^ até mais $, ^ boa noite $, ^ bn $, ^ preciso ir $, ^ tenho que ir $, ^ tenho q ir $, ^ tenho de ir $, ^ vou nessa $, ^ fui $, ^ tô indo $
    `),
    skip: phrases(`
      ^ pula $, ^ pular $, ^ pule $, ^ pulo $, ^ pulei $, ^ pula essa $, ^ pula esse $, ^ pula isso $, ^ pular essa $, ^ pular isso $, ^ pule essa $, ^ pula aí $, ^ pula por favor $, ^ pula | por favor $, ^ pula pfv $, ^ por favor pula $, ^ pula essa parte $, ^ pula essa pergunta $, ^ pular essa pergunta $, ^ pular este passo $, ^ pular esse passo $, ^ quero pular $, ^ qro pular $, ^ quero pular essa $, ^ prefiro pular $, ^ prefiro pular essa $, ^ vou pular $, ^ vou pular essa $, ^ posso pular $, ^ posso pular essa $, ^ pode pular $, ^ vamos pular $, ^ vamos pular essa $, ^ bora pular $, ^ dá pra pular $, ^ da pra pular essa $,
      ^ saltar $, ^ salta $, ^ salta essa $, ^ saltar esta $, ^ à frente $, ^ passar à frente $, ^ passa à frente $, ^ passa $, ^ passo $, ^ passar $, ^ passa essa $, ^ passo essa $, ^ eu passo $, ^ próxima $, ^ próximo $, ^ prox $, ^ proxima $, ^ a próxima $, ^ próxima pergunta $, ^ próxima por favor $, ^ vamos pra próxima $, ^ bora pra próxima $, ^ segue $, ^ segue adiante $, ^ adiante $, ^ skip $, ^ deixa essa $, ^ deixa essa pra lá $, ^ essa não $,
      ^ prefiro não $, ^ prefiro n $, ^ prefiro não dizer $, ^ prefiro não falar $, ^ prefiro não responder $, ^ prefiro n dizer $, ^ prefiro n falar $, ^ não quero dizer $, ^ não quero falar $, ^ n quero falar $, ^ não quero falar disso $, ^ n quero falar disso $, ^ não quero responder $, ^ n quero responder $, ^ não quero responder isso $,
      ^ não sei $, ^ n sei $, ^ nao sei $, ^ naum sei $, ^ num sei $, ^ nsei $, ^ ns $, ^ sei não $, ^ sei nao $, ^ sei n $, ^ sei lá $, ^ sla $, ^ slá $, ^ sei la $, ^ não sei não $, ^ não sei dizer $, ^ n sei dizer $, ^ não sei responder $, ^ não sei o que dizer $, ^ n sei oq dizer $, ^ não sei oq dizer $, ^ não sei o que escrever $, ^ não sei o que falar $, ^ eu não sei $, ^ eu n sei $,
      ^ não faço ideia $, ^ n faço ideia $, ^ nao faco ideia $, ^ sem ideia $, ^ sem ideias $, ^ nenhuma ideia $, ^ nem ideia $, ^ não me vem nada $, ^ não vem nada $, ^ nada me vem $, ^ não consigo pensar em nada $, ^ n consigo pensar em nada $, ^ não lembro $, ^ n lembro $, ^ deu branco $, ^ me deu branco $
    `),
    back: phrases(`
      ^ volta $, ^ voltar $, ^ volte $, ^ volta aí $, ^ volta um $, ^ volta uma $, ^ volta um pouco $, ^ volta por favor $, ^ volta pfv $, ^ volta | por favor $, ^ por favor volta $, ^ voltar um passo $, ^ volta um passo $, ^ um passo atrás $, ^ volta atrás $, ^ voltar atrás $, ^ volta pra anterior $, ^ volta na anterior $, ^ quero voltar $, ^ qro voltar $, ^ queria voltar $, ^ quero voltar um passo $, ^ posso voltar $, ^ pode voltar $, ^ podemos voltar $, ^ vamos voltar $, ^ dá pra voltar $, ^ da pra voltar $, ^ dá para voltar $, ^ recuar $, ^ recua $,
      ^ anterior $, ^ a anterior $, ^ pergunta anterior $, ^ passo anterior $, ^ a de antes $, ^ desfaz $, ^ desfazer $, ^ errei $, ^ errei aqui $, ^ ops errei $, ^ ops $, ^ apertei errado $, ^ cliquei errado $, ^ toquei errado $, ^ marquei errado $, ^ escolhi errado $, ^ respondi errado $, ^ resposta errada $, ^ foi sem querer $, ^ era outra $, ^ não era essa $, ^ não era isso $,
      ^ quero mudar a resposta $, ^ quero mudar minha resposta $, ^ mudar a resposta $, ^ mudar resposta $, ^ posso mudar a resposta $, ^ posso mudar minha resposta $, ^ quero trocar a resposta $, ^ trocar a resposta $, ^ quero corrigir $, ^ corrigir $, ^ deixa eu corrigir $
    `),
    why: phrases(`
      ^ por que $, ^ por quê $, ^ porque $, ^ porquê $, ^ pq $, ^ pqe $, ^ pork $, ^ mas por que $, ^ mas por quê $, ^ mas porque $, ^ mas pq $, ^ ué por quê $, ^ por que isso $, ^ porque isso $, ^ pq isso $, ^ por que essa pergunta $, ^ pq essa pergunta $, ^ por que pergunta $, ^ por que você pergunta $, ^ pq vc pergunta $, ^ pq vc ta perguntando $, ^ por que você quer saber $, ^ pq vc quer saber $, ^ pq quer saber $, ^ por que fazer isso $, ^ pq fazer isso $, ^ por que eu faria isso $, ^ pq eu faria isso $, ^ por que estamos fazendo isso $,
      ^ pra que $, ^ pra quê $, ^ para que $, ^ para quê $, ^ pra q $, ^ prq $, ^ pra que isso $, ^ para que isso $, ^ pra q isso $, ^ pra que serve $, ^ para que serve $, ^ pra que serve isso $, ^ para que serve isso $, ^ pra q serve $, ^ pra q serve isso $, ^ serve pra que $, ^ serve pra quê $, ^ isso serve pra que $, ^ isso serve pra quê $,
      ^ como isso ajuda $, ^ como assim isso ajuda $, ^ isso ajuda $, ^ isso ajuda como $, ^ isso ajuda mesmo $, ^ ajuda mesmo $, ^ isso ajuda em que $, ^ em que isso ajuda $, ^ como isso vai me ajudar $, ^ como isso vai ajudar $, ^ como que isso ajuda $, ^ isso funciona $, ^ isso funciona mesmo $, ^ funciona mesmo $, ^ como funciona $, ^ como isso funciona $, ^ como é que isso funciona $, ^ adianta $, ^ isso adianta $, ^ isso adianta mesmo $, ^ qual o sentido $, ^ qual o sentido disso $, ^ qual é o sentido disso $, ^ qual a ideia $, ^ qual o objetivo $
    `),
    otherTopic: phrases(`
      ^ outra coisa $, ^ é outra coisa $, ^ outro assunto $, ^ é outro assunto $, ^ outro tema $, ^ mudar de assunto $, ^ muda de assunto $, ^ mudando de assunto $, ^ vamos mudar de assunto $, ^ bora mudar de assunto $, ^ quero mudar de assunto $, ^ qro mudar de assunto $, ^ podemos mudar de assunto $, ^ posso mudar de assunto $, ^ dá pra mudar de assunto $, ^ mudar de tema $, falar de outra coisa $, falar de outro assunto $, falar sobre outra coisa $, conversar sobre outra coisa $, ^ vamos falar de outra coisa $,
      ^ não é isso $, ^ n é isso $, ^ não é bem isso $, ^ não é sobre isso $, ^ n é sobre isso $, ^ não tem a ver com isso $, ^ não tem nada a ver $, ^ nada a ver $, ^ nd a ver $, ^ não é esse o problema $, ^ o problema não é esse $, ^ o problema é outro $, ^ meu problema é outro $, ^ não é esse o meu problema $,
      ^ posso contar uma coisa $, ^ posso te contar uma coisa $, ^ posso falar uma coisa $, ^ posso te falar uma coisa $, ^ queria te contar uma coisa $, ^ quero te contar uma coisa $, ^ quero contar uma coisa $, ^ preciso contar uma coisa $, ^ preciso te contar uma coisa $,
      ^ só escuta $, ^ só me escuta $, ^ so me escuta $, ^ me escuta $, ^ só me ouve $, ^ so me ouve $, ^ me ouve $, ^ só ouve $, ^ pode só me ouvir $, ^ pode só me escutar $, ^ pode só ouvir $, ^ pode só escutar $, ^ só quero conversar $, ^ so quero conversar $, ^ so qro conversar $, ^ só queria conversar $, ^ queria só conversar $, ^ quero só conversar $, ^ só quero falar $, ^ só quero desabafar $, ^ so quero desabafar $, ^ quero desabafar $, ^ queria desabafar $, ^ posso desabafar $, ^ prefiro conversar $
    `),
    yes: phrases(`
      ^ sim, ^ s $, ^ ss $, ^ sss $, ^ siim $, ^ sim sim, ^ simm $, ^ aham, ^ ahan $, ^ arram $, ^ uhum, ^ hum hum $, ^ é $, ^ eh $, ^ ok, ^ oks $, ^ okay, ^ okey $, ^ k $, ^ tá $, ^ ta $, ^ tá bom $, ^ ta bom $, ^ tá bem $, ^ ta bem $, ^ tá ok $, ^ está bem $, ^ está bom $, ^ tabom $, ^ tá certo $, ^ certo $, ^ beleza $, ^ blz $, ^ bele $, ^ belê $, ^ claro, ^ com certeza, ^ ctz $, ^ pode ser, ^ pode $, ^ pode sim $, ^ podemos $, ^ podemos tentar $, ^ por favor $, ^ pfv $, ^ por que não $, ^ pq n $, ^ pq não $,
      ^ vamos, ^ vamo, ^ vamu $, ^ bora, ^ borá $, ^ simbora $, ^ vamos lá, ^ vamo la, ^ bora lá, ^ partiu $, ^ fechou $, ^ fechado $, ^ demorou $, ^ demoro $, ^ dale $, ^ dá-lhe $, ^ manda $, ^ manda ver $, ^ manda bala $, ^ começa $, ^ começar $, ^ comecemos $, ^ vai $, ^ vai lá $, ^ segue $, ^ continua $, ^ continuar $, ^ agora $, ^ quero $, ^ quero sim, ^ qro $, ^ eu quero $, ^ eu topo $, ^ topo, ^ aceito $, ^ acho que sim $, ^ acho q sim $, ^ acho sim $, ^ creio que sim $, ^ posso tentar $, ^ vou tentar, ^ pronto $, ^ feito $, ^ já $, ^ fiz $, ^ já fiz $, ^ ja fiz $, ^ boa $, ^ massa $, ^ jóia $, ^ legal $, ^ fixe $
    `),
    no: phrases(`
      ^ não, ^ nao, ^ n $, ^ nn $, ^ nnn $, ^ naum, ^ naoo $, ^ num $, ^ nops $, ^ nope $, ^ nem $, ^ nah $, ^ não não, ^ não obrigado $, ^ não obrigada $, ^ não | obrigado $, ^ não | obrigada $, ^ não valeu $, ^ n valeu $, ^ n vlw $, ^ n obg $, ^ obrigado não $, ^ agora não, ^ agora n $, ^ agora nao, agora não $, agora n $, ^ hoje não, ^ hoje n $, ^ ainda não $, ^ ainda n $, ^ hj não $, ^ hj n $, ^ depois $, ^ dps $, ^ mais tarde $, ^ outra hora $, ^ outro dia $, ^ quem sabe depois $, ^ talvez depois $, ^ talvez mais tarde $,
      ^ não quero $, ^ n quero $, ^ nao qro $, ^ n qro $, ^ num quero $, ^ quero não $, ^ qro n $, ^ não tô a fim $, ^ n to afim $, ^ n to a fim $, ^ não estou a fim $, ^ tô sem vontade $, ^ não consigo $, ^ n consigo $, ^ consigo não $, ^ não consigo agora $, ^ n consigo agora $, ^ não dá $, ^ n da $, ^ não dá agora $, ^ agora não dá $, ^ não posso $, ^ n posso $, ^ não posso agora $, ^ tô sem força $, ^ tô sem forças $, ^ sem condições $, ^ tô morta $, ^ tô morto $, ^ acho que não $, ^ acho q n $, ^ acho q não $, ^ melhor não $, ^ melhor n $, ^ nem pensar $, ^ nunca $, ^ deixa $, ^ deixa pra lá $, ^ deixa para lá $, ^ deixa quieto $, ^ esquece $, ^ esquece isso $
    `),
  },
  numbers: [
    phrases('zero, nada, nem um pouco, nenhum, nenhuma, ^ nd $'),
    phrases('^ um $, ^ uma $, ^ hum $, ^ um só $, ^ só um $, ^ nível um $, ^ nota um $, ^ acho que um $, ^ uns um $'),
    phrases('dois, duas, doiz'),
    phrases('três, tres, treis'),
    phrases('quatro, quatru, qatro'),
    phrases('cinco, sinco, na metade, pela metade, metade, no meio, meio a meio, mais ou menos'),
    phrases('seis, seiz'),
    phrases('sete, cete'),
    phrases('oito, oitu'),
    phrases('nove, novi'),
    phrases(
      'dez, des, deis, o máximo, máximo, no máximo, no limite, no talo, demais da conta, não tem como piorar, o pior possível',
    ),
  ],
};
