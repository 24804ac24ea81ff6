import type { Reflections } from '../../../src/content.ts';

export const feelings: Reflections['feelings'] = {
  sadness: [
    'Tem uma tristeza funda no que você conta.',
    'Essa tristeza parece ter tomado conta do dia.',
    'Está doendo, e não é pouco.',
    'Dá para perceber o quanto isso entristece você.',
    'Essa tristeza não veio do nada.',
  ],
  hurt: [
    'Isso machucou você num lugar sensível.',
    'Ficou uma mágoa aí, daquelas que voltam quando tudo se aquieta.',
    'Doeu, e talvez doa mais por ter vindo de onde veio.',
    'Tem uma ferida que ainda não teve tempo de fechar.',
  ],
  longing: [
    'Você está com saudade, e ela é grande.',
    'Essa falta ocupa muito espaço.',
    'Você sente falta, e muito.',
    'Ficou um vazio no lugar do que você perdeu.',
  ],
  loneliness: [
    'Faz falta alguém de verdade por perto.',
    'Você tem guardado tudo em silêncio.',
    'Você sente solidão, mesmo com gente em volta.',
    'Você sente falta de ter com quem dividir.',
  ],
  emptiness: [
    'É como se algo tivesse ficado em silêncio aí dentro.',
    'Tudo continua no lugar, e mesmo assim falta alguma coisa.',
    'Nada está chamando você agora.',
    'Esse vazio está pesando.',
  ],
  disappointment: [
    'Você esperava outra coisa, e a distância entre as duas dói.',
    'Teve expectativa, teve entrega, e o que voltou foi pouco.',
    'Você confiou, e veio a decepção.',
    'É frustrante se empenhar e ver escapar.',
  ],
  anxiety: [
    'Tem uma inquietação que não deixa você pousar.',
    'A cabeça não para, e o corpo vai junto.',
    'Você anda em estado de alerta, esperando alguma coisa acontecer.',
    'Essa ansiedade está pedindo uma certeza que ninguém pode dar agora.',
    'É muita antecipação para um dia só.',
  ],
  fear: [
    'O medo está falando alto.',
    'Tem algo aí que assusta de verdade.',
    'Dá medo, ainda mais sem saber como vai terminar.',
    'Esse medo é por algo que importa a você.',
  ],
  overwhelm: [
    'É coisa demais ao mesmo tempo.',
    'Parece que tudo pede urgência e nada espera a vez.',
    'Você está tentando segurar muitos pratos no ar.',
    'Não sobra nem um canto para respirar no meio disso.',
  ],
  exhaustion: [
    'Esse cansaço vem de longe.',
    'O corpo está cobrando a conta do que você vem segurando.',
    'Você está no fim das forças, e ainda pedem mais.',
    'Dá para ver o esforço que custa só chegar ao fim do dia.',
  ],
  anger: [
    'Tem uma raiva aí, e ela tem motivo.',
    'Isso deixou você fervendo por dentro.',
    'Passaram por cima de algo importante para você.',
    'Você segurou muito até isso transbordar.',
  ],
  guilt: [
    'A culpa fica cutucando, mesmo quando o dia distrai.',
    'Você carrega isso como se fosse só seu.',
    'Tem uma parte sua que não para de se acusar.',
    'Essa culpa anda cobrando muito de você.',
  ],
  shame: [
    'Essa vergonha dá vontade de se esconder.',
    'Dizer isso em voz alta já exige coragem.',
    'Parece que você teme o que pensariam se soubessem.',
    'Você disse isso mesmo com vergonha.',
  ],
  confusion: [
    'Está tudo embaralhado, e é difícil achar a ponta do fio.',
    'Tem muitas vozes aí dentro falando ao mesmo tempo.',
    'Você ainda não sabe, e não saber incomoda.',
    'Parece um quarto bagunçado: dá vontade de fechar a porta.',
  ],
  joy: [
    'Dá para notar a alegria no jeito como você conta.',
    'Que gostoso de ler isso.',
    'Tem uma energia boa aí.',
    'Esse contentamento parece ter contagiado o dia inteiro.',
  ],
  gratitude: [
    'Tem gratidão nas suas palavras, dessas que aquecem.',
    'Você não deixou passar em branco o que recebeu.',
    'Você reconheceu o que fizeram por você.',
  ],
  pride: [
    'Tem orgulho aí, e com razão.',
    'Você sabe o que custou chegar até aqui.',
    'Isso foi mérito seu, e é bom poder dizer.',
  ],
  relief: [
    'Parece que um peso saiu dos ombros.',
    'Depois de tanto segurar, enfim dá para soltar o ar.',
    'Esse alívio mostra o tamanho do que você vinha carregando.',
  ],
  hope: [
    'Tem uma esperança aí, e ela está acordada.',
    'Alguma coisa em você já enxerga uma saída.',
    'Essa esperança não parece ingênua, parece conquistada.',
  ],
  calm: [
    'Tem uma calma boa no que você conta.',
    'Parece que as coisas encontraram um ritmo mais gentil.',
    'Esse sossego também conta, mesmo sem nada de extraordinário.',
  ],
  love: [
    'Dá para perceber o quanto você ama.',
    'Esse amor ocupa um lugar bonito na sua vida.',
    'O carinho aparece em cada detalhe que você conta.',
  ],
};
