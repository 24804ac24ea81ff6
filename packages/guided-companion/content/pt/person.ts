import type { GuidedContent } from '../../src/content.ts';

export const person: GuidedContent['person'] = {
  named: [
    'Agradeço por dizer isso com tanta clareza, {name}.',
    'Você encontrou palavras para isso, {name}, e elas chegaram.',
  ],
  styles: {
    calm: [
      'Sem pressa com nada disso.',
      'Podemos deixar isso aqui um momento, do jeito que está.',
      'Um pensamento de cada vez já basta.',
      'Há espaço em volta disso, e tempo.',
    ],
    direct: [
      'Direto ao ponto, então.',
      'Vamos ficar no essencial.',
      'Em resumo: é esta a parte que conta.',
      'Sem rodeios, então.',
    ],
    motivational: [
      'Há força no jeito como você conta isso.',
      'Alguma coisa em você já está em movimento.',
      'Você tem mais nas mãos do que parece.',
      'Aqui, cada passo pequeno conta.',
    ],
    analytical: [
      'Vamos separar isso, parte por parte.',
      'Há mais de um fio nessa história.',
      'Ajuda distinguir o que aconteceu do que isso significa.',
      'Primeiro os fatos, depois o que vem deles.',
    ],
  },
  trends: {
    lighter: [
      'Pelos humores que você anotou, os últimos dias vêm ficando mais leves.',
      'Seus registros mais recentes parecem um pouco mais leves que os anteriores.',
    ],
    heavier: [
      'Pelos humores que você anotou, os últimos dias vêm ficando mais pesados.',
      'Seus registros mais recentes pesam mais que os anteriores, então isso não veio do nada.',
    ],
    low: [
      'Os humores que você anotou ultimamente foram baixos, e não só por um dia.',
      'Pelos seus registros, foram vários dias pesados seguidos.',
    ],
    high: [
      'Os humores que você anotou ultimamente têm sido bons.',
      'Pelos seus registros, os dias bons vêm se somando.',
    ],
    changing: [
      'Os humores que você anotou ultimamente sobem e descem bastante.',
      'Pelos seus registros, os últimos dias foram uma gangorra.',
    ],
  },
};
