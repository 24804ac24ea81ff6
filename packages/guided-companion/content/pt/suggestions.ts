import type { SuggestionContent } from '../../src/content.ts';

export const suggestions: SuggestionContent = {
  list: [
    {
      kind: 'breath',
      suits: ['panic', 'anxiety', 'fear', 'overwhelm'],
      text: 'Como soltar o ar devagar avisa ao corpo que o perigo passou, experimente: inspire contando até quatro e solte contando até seis, umas cinco vezes.',
    },
    {
      kind: 'grounding',
      suits: ['panic', 'anxiety', 'fear'],
      text: 'Quando a cabeça dispara, os sentidos trazem de volta ao agora: procure cinco coisas que você vê, quatro que pode tocar e três que ouve, sem pressa.',
    },
    {
      kind: 'body',
      suits: ['anxiety', 'anger', 'overwhelm', 'panic'],
      text: 'A tensão costuma se esconder no corpo: aperte os punhos com força por cinco segundos, solte de uma vez e repare na diferença; depois faça o mesmo com os ombros.',
    },
    {
      kind: 'writing',
      suits: ['anxiety', 'sleep', 'overwhelm', 'future'],
      text: 'A cabeça repete o que tem medo de esquecer. Passe tudo para o papel em duas colunas, o que depende de você e o que não depende, e deixe a segunda descansar.',
    },
    {
      kind: 'smallStep',
      suits: ['overwhelm', 'exhaustion', 'work', 'study', 'money'],
      text: 'Com tudo urgente, nada anda. Escolha uma única coisa que caiba em dez minutos e deixe o resto esperar: começar pequeno devolve a sensação de ter rumo.',
    },
    {
      kind: 'rest',
      suits: ['exhaustion', 'work', 'parenting', 'study'],
      text: 'Cansaço acumulado não se paga de uma vez, mas pausas curtas ajudam: cinco minutos sem tela, olhando para longe, contam como descanso de verdade.',
    },
    {
      kind: 'limit',
      suits: ['work', 'family', 'exhaustion', 'anger', 'relationship'],
      text: 'Limites ficam mais fáceis com uma frase pronta. Experimente escrever a sua: "Neste momento eu não consigo, posso tal dia". Ter as palavras antes diminui o aperto na hora.',
    },
    {
      kind: 'movement',
      suits: ['anger', 'anxiety', 'sadness', 'emptiness'],
      text: 'Emoção forte é energia no corpo, e ela precisa de saída: uma volta no quarteirão com passo firme, mesmo curta, costuma baixar a fervura.',
    },
    {
      kind: 'writing',
      suits: ['anger', 'hurt', 'breakup', 'disappointment'],
      text: 'Há palavras que precisam sair antes de chegar a alguém. Escreva uma carta sem filtro, que não será enviada: no papel, a mágoa deixa de rodar em círculo.',
    },
    {
      kind: 'writing',
      suits: ['grief', 'longing'],
      text: 'O carinho que ficou precisa de um lugar. Você pode escrever algumas linhas para quem faz falta, contando como foi o seu dia, como se a conversa pudesse seguir.',
    },
    {
      kind: 'savouring',
      suits: ['grief', 'longing'],
      text: 'Lembrar também é cuidar: escolha uma foto, uma música ou um objeto, e dê a essa lembrança dez minutos só dela, em vez de lutar contra ela o dia todo.',
    },
    {
      kind: 'kindness',
      suits: ['guilt', 'shame', 'selfWorth'],
      text: 'Com os outros a gente costuma ter mais justiça. Escreva o que diria a uma pessoa querida nessa mesma situação e depois leia em voz alta, com o seu nome no lugar.',
    },
    {
      kind: 'writing',
      suits: ['selfWorth', 'disappointment'],
      text: 'A memória guarda melhor o que deu errado. Para equilibrar, anote três coisas de hoje que existiram porque você estava lá, por menores que sejam.',
    },
    {
      kind: 'contact',
      suits: ['loneliness', 'emptiness', 'sadness', 'friendship'],
      text: 'Solidão faz parecer que ninguém quer saber. Um teste pequeno: mande a uma pessoa só um "lembrei de você", sem pedir nada em troca.',
    },
    {
      kind: 'contact',
      suits: ['grief', 'breakup', 'overwhelm', 'family'],
      text: 'Peso dividido muda de tamanho. Pense em uma pessoa e em um pedido bem concreto, como "você pode me ligar hoje à noite", que é mais fácil de dizer do que "preciso de ajuda".',
    },
    {
      kind: 'smallStep',
      suits: ['emptiness', 'sadness', 'loneliness'],
      text: 'A vontade às vezes chega depois do gesto, não antes. Escolha algo que já deu gosto um dia e faça só dois minutos, sem exigir que seja bom.',
    },
    {
      kind: 'body',
      suits: ['sleep', 'exhaustion'],
      text: 'O sono vem melhor quando não é cobrado. Na cama, percorra o corpo dos pés à testa, soltando um pouco cada parte, sem a meta de dormir, só a de descansar.',
    },
    {
      kind: 'rest',
      suits: ['sleep'],
      text: 'A cama aprende com o que a gente faz nela. Se o sono não vier em uns vinte minutos, levante, fique numa luz baixa com algo tranquilo e volte quando os olhos pesarem.',
    },
    {
      kind: 'limit',
      suits: ['world', 'anxiety'],
      text: 'Notícia sem hora marcada vira alarme o dia todo. Reserve dois momentos curtos para se informar e deixe o resto do dia fora do alcance delas.',
    },
    {
      kind: 'smallStep',
      suits: ['world', 'future', 'change'],
      text: 'Diante do que é grande demais, ajuda agir perto: uma coisa concreta, do tamanho da sua rua ou da sua semana, devolve um pouco de chão.',
    },
    {
      kind: 'writing',
      suits: ['future', 'confusion', 'change', 'relationship'],
      text: 'Decisão presa na cabeça gira. Imagine que já escolheu o primeiro caminho e viva um dia assim, depois um dia com o outro, e anote como o corpo reage: ele dá pistas que a razão não vê.',
    },
    {
      kind: 'kindness',
      suits: ['parenting', 'health', 'exhaustion'],
      text: 'Quem cuida também precisa entrar na lista. Escolha um cuidado de cinco minutos que seja só seu hoje, um banho sem pressa ou um café sem tela.',
    },
    {
      kind: 'writing',
      suits: ['money'],
      text: 'O número que não se olha cresce na imaginação. Anote numa folha só o que entra, o que é fixo e o que é urgente: ver o tamanho real costuma assustar menos.',
    },
    {
      kind: 'breath',
      suits: ['low'],
      text: 'Uma pausa curta pode abrir um pouco de espaço: três respirações lentas, com a mão no peito, reparando só no ar que sai.',
    },
    {
      kind: 'body',
      suits: ['low'],
      text: 'Quando tudo está na cabeça, o corpo ajuda a aterrar: apoie bem os pés no chão, solte os ombros e perceba o peso na cadeira por um minuto.',
    },
    {
      kind: 'kindness',
      suits: ['low'],
      text: 'Em dias assim, ajuda baixar a exigência: pense no mínimo que já seria suficiente hoje, e deixe que seja mesmo o suficiente.',
    },
    {
      kind: 'movement',
      suits: ['low'],
      text: 'Mudar de lugar muda um pouco o pensamento. Abrir a janela ou caminhar até a esquina já interrompe o círculo por um instante.',
    },
    {
      kind: 'savouring',
      suits: ['joy', 'gratitude', 'pride', 'high'],
      text: 'Momentos bons passam depressa se ninguém os segura. Feche os olhos por meio minuto e volte à cena com todos os detalhes: a luz, os sons, os rostos.',
    },
    {
      kind: 'contact',
      suits: ['joy', 'gratitude', 'love', 'high'],
      text: 'Alegria contada cresce. Escolha uma pessoa que fez parte disso e diga a ela, com um exemplo concreto, o que mudou para você.',
    },
    {
      kind: 'writing',
      suits: ['joy', 'gratitude', 'pride', 'hope', 'high'],
      text: 'Para os dias mais cinzentos, vale ter uma reserva: escreva em três linhas o que aconteceu e o que você fez para que acontecesse.',
    },
    {
      kind: 'smallStep',
      suits: ['hope', 'pride', 'high'],
      text: 'Um bom momento é a melhor hora de plantar o próximo: anote um passo pequeno enquanto a vontade está por perto.',
    },
    {
      kind: 'rest',
      suits: ['calm', 'relief', 'high'],
      text: 'A calma também se aprende de cor. Fique mais dois minutos nela, sem fazer nada, para o corpo guardar o caminho de volta.',
    },
  ],
  accepted: [
    'Combinado. Faça no seu tempo, e depois me conte o que mudou, mesmo que seja pouco.',
    'Sem pressa. Quando terminar, o que você percebeu?',
    'Ótimo. Não existe jeito certo de fazer, só o seu. O que você nota enquanto experimenta?',
    'Vá no seu ritmo. Se ajudar um pouquinho já valeu, e se não ajudar também é informação.',
  ],
  done: [
    'Boa, você se deu esse tempo. O que mudou, mesmo que pouco?',
    'Que bom que você experimentou. Como está o corpo agora, em comparação com antes?',
    'Isso foi um cuidado seu com você. O que você percebeu enquanto fazia?',
  ],
  declined: [
    'Tudo bem, nem toda ideia serve para toda hora. O que faria mais sentido para você agora?',
    'Sem problema, deixamos isso de lado. De que você gostaria de falar?',
    'Você se conhece melhor do que qualquer sugestão. O que costuma funcionar com você?',
    'Está certo. A conversa continua valendo sem exercício nenhum. O que ficou na sua cabeça?',
  ],
};
