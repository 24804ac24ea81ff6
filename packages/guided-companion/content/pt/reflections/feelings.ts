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
    'Essa saudade fala de algo que foi muito bom de ter.',
    'A falta fica maior em certos horários e em certos lugares.',
    'Sentir falta assim é um jeito de o carinho continuar.',
    'Tem um espaço vazio com o formato exato do que você perdeu.',
  ],
  loneliness: [
    'Faz falta alguém de verdade por perto.',
    'Carregar tudo em silêncio deixa a solidão maior.',
    'É uma solidão que não se resolve só com gente em volta.',
    'Você sente falta de ter com quem dividir.',
  ],
  emptiness: [
    'É como se algo tivesse ficado em silêncio aí dentro.',
    'Tudo continua no lugar, e mesmo assim falta alguma coisa.',
    'Fica difícil querer, quando nada parece chamar.',
    'Esse vazio pesa, por mais estranho que seja o vazio pesar.',
  ],
  disappointment: [
    'Você esperava outra coisa, e a distância entre as duas dói.',
    'Teve expectativa, teve entrega, e o que voltou foi pouco.',
    'A decepção costuma ser do tamanho da confiança que havia.',
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
    'Esse medo tenta proteger alguma coisa que importa.',
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
    'A raiva aparece quando algo importante foi pisado.',
    'Você segurou muito até isso transbordar.',
  ],
  guilt: [
    'A culpa fica cutucando, mesmo quando o dia distrai.',
    'Você carrega isso como se fosse só seu.',
    'Tem uma parte sua que não para de se acusar.',
    'Essa culpa mostra os seus valores, mas anda cobrando juros.',
  ],
  shame: [
    'A vergonha dá vontade de desaparecer dos olhos dos outros.',
    'Dizer isso em voz alta já exige coragem.',
    'Parece que você teme o que pensariam se soubessem.',
    'Vergonha cresce no escuro, e você acaba de acender uma luz.',
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
    'Reconhecer isso também é um presente.',
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
