import type { GuidedContent } from '../../src/content.ts';

export const echoes: GuidedContent['echoes'] = {
  any: [
    '“{words}”: li isso mais de uma vez.',
    '“{words}”, você escreve. Agora entrou no quadro.',
    '“{words}”. Anotado, com as suas palavras.',
    'Então, “{words}”.',
  ],
  low: [
    '“{words}”: é essa a parte que pesa.',
    '“{words}”. É duro, e você disse sem rodeio.',
    '“{words}”: não é à toa que isso desgasta você.',
    'A linha que fica é “{words}”.',
    '“{words}”. Dói, e pode doer.',
    'Você escreveu “{words}”. Não é coisa pequena.',
  ],
  high: [
    '“{words}”: leia de novo, é seu.',
    '“{words}”. Bom de ler.',
    'A minha linha preferida é “{words}”.',
    'Você escreveu “{words}”, e dá para notar.',
  ],
};
