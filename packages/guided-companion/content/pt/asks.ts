import type { GuidedContent } from '../../src/content.ts';

export const asks: GuidedContent['asks'] = {
  advice: {
    panic: [
      'Fique onde está e apoie os dois pés no chão. Solte o ar mais devagar do que puxa, e deixe a onda subir sem brigar com ela: a pior parte dura minutos e desce por conta própria.',
      'Água fria ajuda na hora: molhe os pulsos e o rosto, ou segure algo gelado. Depois diga em voz alta cinco coisas que você vê. Não decida nada enquanto a onda não baixar.',
    ],
    worry: [
      'Escreva a preocupação numa frase. Se dá para fazer algo, marque dia e hora; se não dá, deixe para quinze minutos fixos amanhã e ocupe as mãos com outra coisa.',
      'Faça duas colunas: o que você sabe e o que está imaginando. Aja só pela primeira. Depois ande dez minutos pela casa ou pela rua, porque a cabeça baixa mais rápido com o corpo em movimento.',
    ],
    night: [
      'Se já faz tempo que você rola na cama, levante. Sente com pouca luz, algo bem sem graça na mão, sem relógio e sem celular, e volte quando o olho pesar. Amanhã, acorde no horário de sempre.',
      'Passe para o papel o que está na cabeça, com um primeiro passo para amanhã do lado. Depois troque a meta: descansar em vez de dormir. Ficar no escuro, de olhos fechados, já poupa o corpo.',
    ],
    loss: [
      'Para um dia difícil, escolha antes uma coisa só: um lugar de que gostava, a comida preferida, uma vela, uma carta. Avise alguém de que o dia é esse, e deixe o resto dele livre.',
      'Mantenha os dias pequenos: comer algo, sair à porta, falar com uma pessoa. Diga o nome de quem partiu sempre que quiser. As coisas ficam guardadas numa caixa até você saber; não há data para mexer nelas.',
    ],
    breakup: [
      'Nos próximos dias, nada de conversa longa nem de olhar perfil: silencie tudo, para não ter que resistir a cada hora. Combine antes uma companhia ou um lugar para a hora que mais dói.',
      'Junte numa caixa o que lembra a pessoa e tire da vista, sem decidir nada. Diga a alguém próximo qual é a pior noite e peça essa. Mensagem prática, responda só no dia seguinte.',
    ],
    people: [
      'Espere um momento calmo, fora da briga. Conte o que aconteceu, como bateu em você e uma coisa que gostaria, em três frases. Depois pare de falar e deixe a outra pessoa responder.',
      'Pergunte direto em vez de adivinhar: uma pergunta tranquila gasta menos que uma semana de dúvida. Se a conversa azedar, diga que volta ao assunto amanhã e saia do cômodo.',
    ],
    alone: [
      'Aposte na frequência: o mesmo lugar, na mesma hora, toda semana, até os rostos ficarem conhecidos. Depois um convite pequeno com hora marcada, como um café na quinta depois da aula.',
      'Escreva para alguém de quem você gostava, mesmo depois de anos: duas linhas, uma lembrança, sem explicação. E passe uma hora hoje onde tem gente, como a praça ou a padaria.',
    ],
    self: [
      'Escreva a frase que você joga contra si, e embaixo o que diria a um amigo que tivesse feito igual. Depois faça uma coisa justa: conserte um pedaço, ou deixe o dia de hoje acabar.',
      'Separe o que você fez do que você é. Se há algo a acertar, transforme em uma frase e um gesto para esta semana. Se não há, o castigo pode parar aqui.',
    ],
    tired: [
      'Corte o dia até o que não pode esperar: uma coisa útil, uma gentil, comida e cama. Risque ou passe adiante um item da semana. Se já são semanas assim, vá ao posto e peça para investigar a causa.',
      'Comece ridiculamente pequeno: pé no chão, janela aberta, banho. A vontade costuma chegar depois do começo. Escolha uma coisa por dois minutos; parar depois disso já vale como feito.',
    ],
    children: [
      'Faça igual e sem graça toda vez: poucas palavras, volta para a cama, nenhuma conversa. Combine a regra de dia. Se o grito vier subindo, deixe a criança num lugar seguro e saia um minuto.',
      'Baixe uma exigência hoje: janta simples, brinquedo no chão. Peça a um adulto uma hora certa nesta semana. Com a criança, primeiro diga o que ela está sentindo, depois o limite, uma vez só.',
    ],
    money: [
      'Moradia, luz e comida primeiro; cartão e o resto depois. Ligue para quem você deve antes do vencimento e ofereça um valor que caiba de verdade. Não faça empréstimo novo hoje à noite.',
      'Ponha três números numa folha: o que tem, o que vence até o pagamento, o que vai entrar. Com ela na mão, procure o Procon ou a Defensoria Pública: ajudam a renegociar, e é de graça.',
    ],
    study: [
      'Descubra o que mais vale ponto e comece por ali, não pela primeira página. Vinte e cinco minutos, caderno fechado, escrevendo o que lembra; depois cinco de pausa. Pare a tempo de dormir.',
      'Abra o material e faça o menor pedaço: um exercício, um parágrafo, malfeito mesmo. Celular em outro cômodo. Se o prazo não der, escreva ao professor hoje, e não depois.',
    ],
    work: [
      'Pergunte qual é o assunto: é normal e não soa como desespero. Anote para você os fatos, com datas. Na conversa, pode dizer: “Quero pensar nisso e respondo amanhã.”',
      'Leve um ponto só: o que aconteceu, o que isso atrapalha no serviço, o que você propõe. Peça dez minutos marcados. E guarde uma noite da semana em que o grupo do trabalho fica no silencioso.',
    ],
    ahead: [
      'Dê uma data à decisão, e até lá junte duas informações que faltam. Experimente em pequeno: um dia, uma visita, uma conversa com quem vive isso. Você escolhe o próximo passo, não a vida toda.',
      'Liste o que falta resolver e separe em antes, no dia e depois. Faça primeiro o que tem prazo. Para o resto, ache uma pessoa que já passou por isso e pergunte três coisas a ela.',
    ],
    body: [
      'Anote desde quando, com que frequência e o que melhora ou piora, e leve essa folha ao posto ou ao médico nesta semana. Até lá, nada de pesquisar de madrugada. Se vier forte ou de repente, vá hoje.',
      'Divida em dois: o que só um médico responde e o que deixa o dia de hoje mais fácil. O primeiro vira lista para a consulta. Para o segundo: descanso, algo quente e uma pessoa que saiba.',
    ],
    anger: [
      'Não responda ainda. Ande dez minutos, escreva a versão furiosa e não mande, e ache nela o limite que foi passado. Diga só esse, amanhã, em voz normal.',
      'Primeiro o corpo: saia do cômodo, água fria, ombros para baixo. Depois pense no que você quer ter conseguido até amanhã, e faça só o que leva até lá. Mandar áudio agora raramente leva.',
    ],
    good: [
      'Conte hoje a uma pessoa que vai vibrar junto. Depois faça uma lista curta: o que precisa estar pronto, a quem perguntar, até quando. Pergunte cedo; de quem está começando, todo mundo espera pergunta.',
      'Guarde um pouco disso: uma foto, três linhas sobre como foi. Deixe o próximo passo prático já marcado na agenda, e o resto do dia fica para aproveitar.',
    ],
    general: [
      'Pegue a parte que mais aperta e reduza ao tamanho de uma hora: o que pode estar diferente até o fim do dia. Faça os dois primeiros minutos agora. O resto espera no papel.',
      'Escreva três saídas possíveis, uma delas ruim. Risque a que você não sustentaria por uma semana. Das outras, fique com a que dá para começar hoje, e conte a alguém que começou.',
      'Se der, durma antes de resolver; pouca coisa piora até amanhã ao meio-dia. Converse com uma pessoa que conhece os seus dias bons e os ruins. Depois dê o passo menor.',
      'Imagine um amigo no seu lugar e escreva a ele o que faria, como num bilhete. Depois faça a primeira linha do bilhete.',
    ],
  },
  plan: {
    panic: [
      'Na próxima hora: dez minutos onde você está, soltando o ar devagar. Depois uns goles de água e uma caminhada curta. Então uma tarefa só, a mais perto, e para casa pelo caminho fácil. O resto fica para amanhã.',
      'Primeiro, sente até as pernas firmarem. Segundo, avise uma pessoa onde você está. Terceiro, faça só o que não pode esperar, sem correr, e saia quando quiser. Depois, casa e algo quente.',
    ],
    worry: [
      'Na próxima hora: dez minutos escrevendo tudo o que preocupa. Mais dez para escolher uma coisa possível e dar o primeiro passo. Depois meia hora de algo com as mãos, e a lista fica na gaveta.',
      'Hoje: até as oito da noite, uma ligação ou mensagem que faça andar. Depois comida, sem tela. Às nove, quinze minutos no papel para a preocupação. Depois disso ela é de amanhã.',
    ],
    night: [
      'Na próxima hora: luz baixa e celular em outro cômodo. Dez minutos para pôr no papel a única coisa de amanhã. Então água morna, cama, ar saindo devagar. Se o sono não vier, levante com algo sem graça.',
      'Hoje: chega de relógio. Sente com pouca luz e um livro morno até o olho fechar, depois cama. De manhã, de pé no horário de sempre, sol na primeira meia hora e nada de cochilo comprido.',
    ],
    loss: [
      'Para hoje: comer algo, nem que seja pão. Depois dez minutos de ar. À tarde, uma ligação a quem também conhecia. À noite, uma vela ou uma foto por quinze minutos, e o rádio baixinho.',
      'Na próxima hora: sente com algo quente. Depois dez minutos com uma lembrança, de propósito. Então uma tarefa que tem fim, como a louça. Por último, mande um áudio a alguém, só para ouvir uma voz de volta.',
    ],
    breakup: [
      'Antes do encontro: tudo embalado perto da porta e um amigo de sobreaviso. Durante: dez minutos, só frases práticas, nada de discutir a relação. Depois: direto para junto de alguém, por duas horas.',
      'Hoje: primeiro comida, depois banho. Então um filme ou a voz de um amigo, com o chat silenciado até de manhã. Cama no horário normal, celular fora do quarto. Amanhã se planeja amanhã.',
    ],
    people: [
      'Primeiro, uma hora longe um do outro. Depois três linhas: o que houve, como bateu, o que você quer. Então peça dez minutos amanhã. Na conversa: as três linhas, a resposta, e pare antes de andar em círculos.',
      'Hoje não se diz nada. À noite, escreva a versão que não se manda e rasgue. Amanhã cedo, escolha uma frase e uma hora. Depois da conversa, encontre alguém que está do seu lado.',
    ],
    alone: [
      'Na próxima hora: lave o rosto e vista algo de sair. Vinte minutos onde tem gente, padaria ou praça. Depois uma mensagem para uma pessoa. Então de volta, com algo quente e uma voz no rádio.',
      'Nesta semana: uma hora fixa onde as mesmas pessoas voltam, como uma aula ou um grupo. Uma mensagem a alguém de antes. Um convite com dia marcado. As outras noites podem ser quietas.',
    ],
    tired: [
      'Para hoje: primeiro dez minutos deitando o corpo. Depois só aquilo sem o qual a manhã não anda. Então uma comida simples, à mesa. O resto fica onde está, e você vai para a cama na hora que quiser.',
      'Amanhã: levantar, água, janela, dez minutos lá fora. Antes do meio-dia, uma coisa útil. Depois do almoço, meia hora na horizontal, sem celular. À noite, uma coisa boa e curta. O que vier além disso é lucro.',
    ],
    children: [
      'Hoje: dez minutos no sofá antes de tudo. Depois só o que a manhã exige: roupa, mochila, mamadeira. A louça fica. Por último, banho e cama. Quem acordar volta com as mesmas cinco palavras.',
      'Na próxima hora: crianças num lugar seguro com algo calmo. Você: água, comida, cinco minutos na janela. Então dez minutos de arrumação, com alarme. Depois todo mundo para a cama, na ordem de sempre.',
    ],
    money: [
      'Hoje: aluguel, luz e tudo que tem data numa folha só. Depois separe o dinheiro da comida até o pagamento e divida por dia. Amanhã cedo: ligue para a conta que não dá, e ofereça uma parte e uma data.',
      'Até o pagamento: o dinheiro de cada dia num envelope, comida e condução primeiro. Uma ligação por dia: aluguel, luz, depois cartão. Hoje mesmo, pause as assinaturas, todas as que der.',
    ],
    study: [
      'Agora: dez minutos para listar os assuntos e marcar os dois que mais caem. Depois dois blocos de vinte e cinco no primeiro, com cinco de pausa. Igual no segundo. No fim, escreva de memória, arrume a mochila, durma.',
      'Mais leve: um bloco por assunto, a ideia principal e um exemplo, em voz alta. Entre um e outro, levante. Uma hora antes de dormir você para, falte o que faltar. De manhã, dez minutos nas suas notas.',
    ],
    work: [
      'Hoje: dez minutos para anotar os fatos com data. Depois uma linha pedindo a pauta ou um horário. Na véspera: dois pontos num papel, roupa separada, cama. No dia: chegue antes, diga os dois pontos, peça uma noite para pensar.',
      'Na próxima hora: escolha a tarefa que alguém está esperando. Vinte e cinco minutos nela, mensagens fechadas. Cinco minutos de ar. Depois um recado curto de como está o andamento. Então pare.',
    ],
    general: [
      'Na próxima hora: dez minutos para o corpo, com água, comida ou banho. Depois vinte na coisa que mais aperta. Então uma mensagem curta a alguém. A meia hora que sobra é só sua.',
      'Hoje: antes do almoço, a menor das coisas difíceis. Depois, uma volta, nem que seja no quarteirão. No fim da tarde, uma coisa para amanhã. À noite, nenhuma decisão, e cama com hora marcada.',
      'Em três passos. Primeiro, escreva o que precisa acontecer antes de dormir, três coisas no máximo. Depois faça já a mais curta. Então dê hora para a segunda e passe a terceira para amanhã, de propósito.',
    ],
  },
  wording: {
    breakUp: [
      'Clara e sem crueldade: “Pensei muito antes de falar. Não quero mais continuar o namoro. Isso não vai mudar, e prefiro explicar pessoalmente, se você quiser.” Diga no começo da conversa, não no fim.',
      'Dá para começar assim: “Preciso dizer uma coisa difícil de ouvir. Estou terminando. Você não errou em querer mais, sou eu que não consigo dar.” Depois aguente o silêncio.',
    ],
    apologise: [
      'Esta se sustenta: “Me desculpa pelo que eu falei no domingo. Foi injusto, e vi que machucou. Não precisa responder. Quero fazer diferente da próxima vez.” Tire todo “mas”.',
      'Curta e inteira: “Errei com você. Eu devia ter perguntado antes. Até sexta eu resolvo.” Troque o final pelo que você consegue mesmo cumprir.',
    ],
    condole: [
      'Pode mandar: “Meus sentimentos. Não tenho as palavras certas, mas estou pensando em você. Na quinta passo aí e deixo uma comida na porta; não precisa responder.”',
      'O simples é o melhor: “Soube agora e nem sei o que dizer. Lembro do carinho com que você falava de quem se foi. Se quiser conversar, ou ficar em silêncio com alguém, me chama.”',
    ],
    sayNo: [
      'Um não sem desculpa: “Valeu por lembrar de mim. Desta vez não vai dar.” Se insistirem, repita a mesma frase, no mesmo tom.',
      'Gentil e firme: “Sei que é importante para você. Isso eu não vou fazer. Posso ajudar uma hora no sábado.” Corte o final se não quiser oferecer nada.',
    ],
    askForHelp: [
      'Pode mandar: “Estou numa fase ruim e não queria passar a noite sem falar com ninguém. Você consegue me ligar hoje, dez minutos? Não precisa resolver nada.” Pedido com tamanho é mais fácil de aceitar.',
      'Concreto assim: “Não estou dando conta de tudo esta semana. Você fica com as crianças no sábado, das duas às quatro? Se não der, pode falar, sem problema.”',
    ],
    moreTime: [
      'Curta e direta: “Boa tarde. Não consigo pagar o valor todo no vencimento. Pago metade na sexta e o resto quando receber. Pode me confirmar até amanhã.” Ponha os seus valores e dias.',
      'Para um prazo: “Não vou terminar até a data, e prefiro avisar agora. Consigo entregar na segunda? Já posso mostrar o que está pronto.” Quem avisa antes costuma ganhar o prazo.',
    ],
    cancel: [
      'Sem novela: “Me desculpa, hoje não consigo ir. Estou no meu limite e preciso da noite. Quero te ver semana que vem, terça é bom para mim.” Mande agora e largue o celular.',
      'Para o trabalho: “Bom dia. Acordei mal e não tenho condição de ir hoje. Até o fim do dia aviso sobre amanhã.” Não precisa de mais detalhe.',
    ],
    invite: [
      'Leve, com saída: “Ei, quinta depois da aula vou tomar um café, quer vir junto? Se não der, de boa.” Mande e vá fazer outra coisa.',
      'Com dia marcado: “Lembra daquele café. Estou livre quarta às quatro ou sábado de manhã, se animar.” O dia deixa o convite real, sem pressão.',
    ],
    reconnect: [
      'Duas linhas bastam: “Oi, passei hoje naquele nosso lugar e lembrei de você. Faz tempo, e parte disso é minha. Me conta como andam as coisas.”',
      'Sem desculpa comprida: “Faz tempo que quero te escrever e fui deixando. Tenho saudade das nossas conversas. Se topar, te ligo uma noite dessas.”',
    ],
    collect: [
      'Prática e calma: “Sábado entre duas e quatro está bom. Deixo tudo separado perto da porta.” Não precisa responder mais nada nessa mensagem.',
      'Uma linha já serve: “Vi sua mensagem. Respondo amanhã, com calma.” E amanhã, uma frase só, sobre o que foi perguntado.',
    ],
    complain: [
      'Na boa e clara: “Ei, dá para tirar a minha marcação dessa foto? Não estou com raiva, só não gostei de mim nela.” Para algo maior: “Quando você contou aquilo na frente de todo mundo, me senti mal. Da próxima, deixa de fora.”',
      'Para o grupo da família: “Li o que escreveram. A decisão foi tomada com cuidado, e não vou discutir por aqui. Quem quiser entender, me liga.” Depois silencie o grupo até amanhã.',
      'O que houve, como bateu, o que você quer: “De novo uma hora de atraso, e eu fiquei esperando. Fico com a sensação de que não importo. Da próxima, me avisa assim que souber.” Troque a queixa pela sua.',
    ],
    hardNews: [
      'Primeiro a moldura: “Quero te contar uma coisa que não é fácil para mim. Me deixa terminar antes de falar.” Depois o fato numa frase, sem amaciar três vezes.',
      'Também dá para escrever: “Resolvi te contar por escrito, para não me enrolar. É isto:” e então uma linha simples. No fim: “Amanhã, quando você tiver digerido, a gente conversa.”',
    ],
    atWork: [
      'Normal e educada: “Oi, vi a reunião de quinta. Pode me adiantar o assunto, para eu me preparar?” Uma linha, e largue o celular.',
      'Para falar com a chefia: “Chefe, queria dez minutos esta semana para falar da escala. Está pesando, e queria ver com você como dividir melhor.” Sem acusar ninguém, e fale, em vez de mandar, se der.',
    ],
    ask: [
      'Quem pergunta parece preparado: “Só para eu me organizar: preciso levar alguma coisa ou já tem aí?” Essa pergunta eles ouvem toda semana.',
      'Pode dizer: “Quero ter certeza de que entendi. Pode repetir como você prefere?” Ninguém leva isso a mal.',
    ],
    general: [
      'Experimente esta: “Tem uma coisa que quero te dizer faz tempo e não sei bem como. É importante para mim. Você tem dez minutos hoje?” Mude toda palavra que não for sua.',
      'Três partes curtas: “Quando aquilo aconteceu, me senti de lado. Queria conversar antes de a gente decidir. Amanhã à noite pode ser?” Ponha o seu caso no meio.',
      'Mais macia, numa linha só: “Não sou de falar essas coisas, então escrevo: isso está na minha cabeça, e quero ficar bem com você.”',
      'Mais simples: “Preciso de um pouco mais de tempo e de uma resposta sincera. Só isso.” Cabe no seu jeito de falar, é só trocar uma palavra ou outra.',
    ],
  },
  information: {
    rights: [
      'Se pode ou não depende da lei e do contrato, e eu não consigo consultar. O sindicato, o Procon ou a Defensoria Pública respondem de graça. Até lá, não assine nada na hora: pedir um dia para ler é direito seu.',
      'Isso eu não posso julgar, sou um programa sem lei à mão. Guarde mensagens, papéis e datas, e leve à Defensoria ou ao sindicato. Perguntar por escrito do que se trata é sempre permitido.',
    ],
    panic: [
      'Coração disparado, peito apertado, mão formigando, sensação de morte: o pânico faz tudo isso. Sobe em uns dez minutos e some em meia hora. Se é a primeira vez, se vai para o braço ou a mandíbula, ou se há desmaio, chame o SAMU ou vá ao pronto-socorro.',
      'No pânico o corpo toca o alarme sem incêndio: a respiração rápida formiga as mãos e amolece as pernas. Ninguém enlouquece disso, e acaba mesmo sem você fazer nada. Um médico pode ver de uma vez se o coração está bem.',
    ],
    breakup: [
      'Varia muito. Para a maioria, o mais agudo alivia entre algumas semanas e três meses, e depois de uma relação longa pode levar um ano. Vem em ondas: um dia ruim lá na frente não quer dizer voltar ao começo.',
      'Sim, é comum ter saudade até de quem não fazia bem: faltam o costume e os planos. Ficar sem contato encurta, olhar o perfil estica.',
    ],
    grief: [
      'Não existe prazo normal. O primeiro ano, com todas as datas, costuma ser o mais duro, e há ondas anos depois. Falar com quem se foi, ouvir a voz, pôr o prato na mesa: muita gente faz. Se em um ano nada aliviar, conte a um médico.',
      'Rir, não sentir nada, ter raiva de quem morreu, sentir alívio: tudo isso faz parte do luto e não mede o amor. E vale por bicho também. Não segue etapas; vai e volta.',
    ],
    crying: [
      'Sim. Chorar muito, por coisa pequena ou dias depois, é um jeito de o corpo soltar a tensão, e não conseguir chorar é comum também. Se for quase o dia todo por mais de duas semanas, conte a um médico.',
      'É comum chorar de cansaço, de raiva, de alívio ou sem saber por quê. Não quer dizer fraqueza. Água e um pano frio ajudam na dor de cabeça que vem depois.',
    ],
    numb: [
      'Não sentir nada é uma resposta comum ao excesso: depois de um susto, uma perda ou muito estresse, a cabeça baixa o volume. Costuma voltar aos poucos, às vezes primeiro como choro. Se passar de duas semanas, procure o posto de saúde.',
    ],
    sleep: [
      'Não dormir antes de algo importante é muito comum, e uma noite curta pesa menos no dia seguinte do que parece: o corpo compensa. Ficar no escuro, sem se mexer muito, já descansa um tanto.',
      'Adulto precisa de umas sete a nove horas, adolescente de oito a dez. Turno e madrugada acordada dão fome e bagunçam o sono; quarto bem escuro de dia ajuda. Remédio, natural ou não, é assunto para médico ou farmacêutico.',
    ],
    friends: [
      'Em geral, vendo as mesmas pessoas muitas vezes por causa de outra coisa: curso, time, igreja, voluntariado, academia. Uma amizade leva dezenas de horas, então o encontro semanal vale mais que a festa.',
      'É normal ser mais difícil depois de adulto: ninguém mais põe a gente na mesma sala. Funciona ir sempre, guardar os nomes e ser quem propõe o dia. A maioria gosta mais da gente do que parece.',
    ],
    homesick: [
      'A saudade de casa pode bater meses depois da mudança, quando a correria acaba, e volta em festa e aniversário. Para a maioria, fica mais branda no primeiro ano, mais cedo com um lugar fixo e uma pessoa fixa. Não quer dizer que ir foi um erro.',
    ],
    badThoughts: [
      'Quase todo mundo tem pensamentos horríveis que surgem do nada, e eles são o contrário do que a pessoa quer: por isso assustam. Pensar não é querer nem fazer. Brigar alimenta, deixar passar esvazia. Se mandam no seu dia, conte a um médico.',
    ],
    study: [
      'Dar branco sob pressão é comum: o estresse fecha a porta por um ou dois minutos. Pés no chão, ar saindo devagar, começar pelo que sabe, e volta. O que mais fixa é lembrar de caderno fechado, não reler; duas horas podem parecer nada e ficar.',
    ],
    children: [
      'Muitos pais e mães sentem isso: amar e querer fugir, se entediar, não aguentar mais ninguém encostando. Não faz de ninguém má mãe ou mau pai. Criança acorda, gruda e faz birra por fases. Com medo de perder o controle, chame alguém hoje.',
      'Cada criança tem seu tempo, então a do vizinho não serve de régua. Dúvida séria sobre sono, fala ou crescimento é com o pediatra ou o posto de saúde, que ouvem isso todo dia.',
    ],
    tired: [
      'Cansaço que não passa dormindo pode vir de excesso por muito tempo, de desânimo ou do corpo: ferro, tireoide, infecção. Por isso vale um exame depois de algumas semanas. Preguiça não é assim: preguiçoso não sofre com isso.',
    ],
    anger: [
      'Raiva e ciúme são comuns, e sentir não fere ninguém; só o que se faz com eles. O primeiro clarão dura minutos, se nada o alimentar. Mais raiva que o normal costuma ser sono de menos ou coisa engolida demais.',
    ],
    worry: [
      'Corpo preocupado trabalha: barriga estranha, sem fome, mão fria, pensamento em círculo fazem parte e não são perigosos. Baixa quando a espera acaba, e antes se você se mexer. Se toma quase todos os dias por meses, conte a um médico.',
    ],
    alone: [
      'É muito comum, também entre quem tem bastante contato: atinge uma em cada três ou quatro pessoas. Diz que falta algo, não que há algo errado com você. Timidez também não é defeito; contato pequeno e regular combina com ela.',
    ],
    normal: [
      'Até onde dá para ver daqui, sim: muita gente no seu lugar sentiria ou faria igual. Vale mostrar a um médico quando dura semanas, vai ficando mais forte, ou atrapalha comer, dormir ou trabalhar.',
      'Nisso há uma variação enorme, e o que você descreve me parece humano. Sou um programa e não examino ninguém; se assusta ou não alivia em duas semanas, pergunte a quem pode examinar.',
    ],
    unknown: [
      'Essa eu não sei: sou um programa pequeno, não consigo pesquisar e não quero inventar. Uma busca responde num minuto. Posso ajudar com o uso disso: um plano, uma frase, uma pausa.',
      'Não consigo consultar nada, então seria chute. Quem trabalha com isso, ou o próprio atendimento da empresa, diz o certo. Traga o que descobrir, e vemos o que vem depois.',
      'Para dados exatos não sirvo; só sei coisas do dia a dia sobre sono, estresse e gente. Um professor, o banco, o posto ou uma busca acertam mais rápido.',
    ],
  },
  opinion: {
    loss: [
      'Sou um programa, então é só um ponto de vista: não é bobagem, é um jeito de manter alguém por perto. A favor, o bem que faz. Contra, só se impedir você de comer, dormir ou ver gente.',
    ],
    breakup: [
      'De fora, como programa: a favor da distância, cada contato abre tudo de novo; contra ela, o que ficou pendente segue pendente. O que for prático, resolva por escrito; o resto pode esperar umas semanas.',
    ],
    people: [
      'Sou um programa e só ouço o seu lado. A favor de falar: limpa o ar. Contra: ainda está quente, e pode virar briga. Ficar de fora uma vez não é errado; dizer o motivo, numa linha, deixa justo.',
      'Ouço um lado só, e como programa. A favor da leitura boa: a pessoa disse. Contra: palavra é fácil. Leve a sério uma vez, com dia marcado, e o que acontecer responde.',
    ],
    self: [
      'Como programa, não ganho nada em agradar: leio alguém que teve um dia ruim ou errou, não alguém ruim. A favor de assumir, o que você fez; contra assumir tudo, o que não tinha como saber. A metade justa já basta.',
    ],
    work: [
      'Opinião de programa, com esse peso: não vejo erro em reclamar. A favor, o silêncio passa por concordância; contra, a hora e quem decide. Com as datas anotadas e uma proposta, o risco fica menor.',
    ],
    ahead: [
      'Não enxergo o futuro, sou um programa. A favor, o que você lamentaria não ter tentado; contra, o que não teria volta. Se tem volta, experimente em pequeno. Se não tem, mais duas semanas e mais uma opinião.',
    ],
    general: [
      'Sou um programa, então é uma visão, não uma sentença. A seu favor, você pensou antes de agir. Contra, só aquilo que o outro lado talvez saiba e você não. Errado eu não chamaria.',
      'Com franqueza, e sem ser gente: como programa, me parece compreensível e não burrice. A favor, você tem motivo; contra, a pressa. Eu só conferiria se ainda quer isso depois de uma noite de sono.',
      'Visto de fora por um programa, as duas coisas podem valer: a outra pessoa tinha um motivo, e não foi certo com você. Não precisa desmentir a primeira para agir pela segunda.',
      'A favor: você teria uma resposta. Contra: um dia de desconforto. Como programa não peso isso por você, mas o segundo acaba antes.',
    ],
  },
  distraction: [
    'Um jogo: pegue a primeira letra do seu nome. Agora um bicho, uma cidade, uma comida e um filme que comecem com ela. Escreva aqui; vale errar, não vale demorar.',
    'O polvo tem três corações e sente gosto com os braços, e dois dos corações param quando ele nada. Por isso prefere andar.',
    'Escolha sem pensar muito: mar ou serra, coxinha ou pão de queijo, ficar invisível ou voar, chegar sempre dez minutos depois ou uma hora antes. Escreva as quatro.',
    'Uma charada: tenho cidades sem casas, rios sem água e florestas sem árvores. Pense um pouco antes de ler o fim: é um mapa.',
    'Olhe em volta e ache uma coisa de cada cor do arco-íris, começando pelo vermelho. Escreva qual foi a mais difícil de achar.',
    'Na Suécia há um hotel que refazem todo inverno com gelo do rio, e na primavera ele derrete e volta para o rio. Os hóspedes dormem em peles de rena.',
    'Vamos mobiliar um lugar que não existe: uma casinha de um cômodo. Cabem três coisas, uma janela com a vista que quiser e um bicho. Escreva o que tem lá.',
    'Vacas têm melhores amigas e ficam inquietas quando separam as duas. Lontras-marinhas dormem de mãos dadas, para a correnteza não levar nenhuma.',
    'Conte de cem para trás, de sete em sete, até onde der, e escreva em que número parou. Quase ninguém vai longe, e enquanto isso não cabe mais nada na cabeça.',
    'Vamos inventar uma história, uma linha cada. A minha: numa terça, no ponto final do ônibus, uma mala esquecida começou a assobiar. Agora a sua.',
  ],
  company: [
    'Estou aqui. Não precisa dizer nada inteligente, nem dizer nada. Escreva uma palavra de vez em quando, se quiser, e eu respondo todas.',
    'Então ficamos aqui um tempo, você e um programa que não tem hora para sair. Ajeite o corpo como der.',
    'Bem aqui. Não há nada para resolver neste minuto. Sinta a cadeira ou a cama embaixo de você; só isso.',
    'Faço companhia, do jeito que umas linhas na tela conseguem. Conte o que você vê daí, ou nada.',
    'Sigo aqui. Deixe o tempo passar na velocidade dele.',
    'Aqui você não incomoda ninguém, seja a hora que for. Dá para ficar em silêncio também.',
    'Esperamos isso passar, lado a lado. Se uma pessoa servir melhor, mande um oi a uma; dá para ter os dois.',
    'Vou lendo o que você mandar. Por agora, uma respiração depois da outra já está bom.',
  ],
  doWithMe: [
    'Eu com você, então, agora mesmo.',
    'Vamos, é para já.',
    'Então começamos, e você para quando quiser.',
    'Bora. Venha comigo, linha por linha.',
    'Sim. Mais uma, e mais devagar.',
    'Vamos lá. Fique do jeito que está.',
  ],
  listen: [
    'Então só escuto. Sem conselho e sem pergunta.',
    'Combinado: você fala, eu leio. Nada precisa de conserto aqui.',
    'Pode soltar, comprido e bagunçado como for. Eu só escuto.',
    'Certo, nenhuma dica minha. Conte como é.',
    'Estou ouvindo, e é só isso que vou fazer.',
  ],
  memory: {
    named: [
      'O nome que você me disse: {name}.',
      'Você contou antes, o nome é {name}.',
      'Pelo que você escreveu lá atrás, {name}.',
    ],
    quoted: [
      'Mais cedo você escreveu: “{words}”.',
      'Voltei na conversa; você escreveu “{words}”.',
      'O que tenho seu sobre isso é “{words}”.',
    ],
    unknown: [
      'Não acho isso na nossa conversa, e não quero chutar. Conte de novo, e lembro até o fim dela.',
      'Até onde vejo, isso não apareceu aqui. Só sei o que está escrito nesta conversa.',
      'Não tenho certeza, e prefiro dizer isso a inventar. Pode me contar outra vez.',
    ],
  },
  offers: [
    'Tem um exercício curto para isso: “{title}”. Ele começa aqui embaixo.',
    'Se quiser mais do que ler, “{title}” está logo abaixo, coisa de poucos minutos.',
    'Para isso tenho “{title}”: alguns passos, e dá para parar em qualquer um. Começa abaixo.',
    'Passo a passo, “{title}” percorre isso com você; começa aqui embaixo.',
    'O que ajuda em poucos minutos é “{title}”. Está logo aqui abaixo.',
    'Abaixo começa “{title}”, feito para momentos como este.',
  ],
  repairs: {
    questions: [
      'Tem razão, foi pergunta demais. Parei.',
      'Entendido: nada mais de pergunta minha.',
      'É verdade, virou interrogatório. Acaba aqui.',
    ],
    repeating: [
      'Tem razão, estou me repetindo.',
      'Verdade, era o mesmo com outras palavras. Mudo o que faço.',
      'Justo: fiquei dando voltas no mesmo lugar.',
    ],
    misunderstood: [
      'Então li errado, me desculpe.',
      'Passou longe do que você quis dizer. Bom que avisou.',
      'Entendi mal. Vale a sua versão.',
      'Não era isso, então; retiro o que disse.',
    ],
    unhelpful: [
      'Não ajudou, então. É justo dizer.',
      'Você faz bem em falar: isso não serviu de nada.',
      'Tá, essa foi ruim. Sou um programa, e às vezes erro a mão.',
      'Soou vazio, dá para ver.',
    ],
  },
  ways: [
    'Dois jeitos de seguir: você continua contando e eu só escuto, ou escreve “plano” e recebe um para as próximas horas.',
    'Escolha o que serve agora: eu fico em silêncio e leio, ou passo algo para fazer, se você escrever “exercício”.',
    'Daqui posso ouvir sem comentar, ou dar uma frase pronta, se você contar para quem é e escrever “frase”.',
    'Ou você conta do seu jeito e eu falo pouco, ou mudamos completamente de assunto: basta escrever “distração”.',
    'Pode pôr tudo para fora, com uma linha minha no máximo, ou escrever “conselho” e receber duas frases concretas.',
  ],
  otherTopics: [
    'Então deixamos isso onde está. Conte qualquer outra coisa, grande ou pequena.',
    'Tudo bem, outro assunto. Pode ser algo de hoje, alguém de quem você gosta, ou nada de especial.',
    'Com gosto, mudamos de assunto. Comece por onde quiser; não volto àquilo, a menos que você volte.',
  ],
};
