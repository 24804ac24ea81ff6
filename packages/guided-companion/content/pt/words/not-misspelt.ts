import type { Recognition } from '../../../src/content.ts';
import { phrases } from '@alento/domain/common/text/phrases.ts';

export const notMisspelt: Recognition['notMisspelt'] = phrases(`
  estará, prometo, provar, depressa, realidade, destruir, destruiu, destruindo, destruição, entrada, entrado, casaco,
  atrasado, atrasada, atrasados, material, materiais, carteira, interior, bagunça, padrão, saudável, saudáveis, entenda,
  falado, reação, mataria, planta, plantas, plantar, prato, pratos, relaxa, internacional, internacionais, interna,
  refeição, tradição, termina, termine, terminarmos, assusta, realizar, empregada, empregado, empregados, vitória, separe,
  separados, escala, ciente, tortura, recebo, queimado, queimaduras, votação, cirurgião, comemos, galeria, mordeu, divina,
  escova, estádio, pátria, servido, equipa, recomendo, recomendação, parando, escolta, experiente, estaca, mostrado,
  consegue, conseguiu, conseguir, sólido, sólida, futura, maravilhas, dormente, contato, contente, gratuito, prezado
`);
