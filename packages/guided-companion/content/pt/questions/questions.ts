import type { Questions } from '../../../src/content.ts';
import { dailyLife } from './daily-life.ts';
import { innerLife } from './inner-life.ts';
import { peopleThemes } from './people.ts';
import { stages } from './stages.ts';

export const questions: Questions = {
  themes: { ...innerLife, ...peopleThemes, ...dailyLife },
  stages,
  people: {
    any: [
      'Como é a sua relação com {person}, quando as coisas vão bem?',
      'Como isso fica entre você e {person}?',
      'Se desse para dizer uma coisa só para {person}, qual seria?',
      'O que muda em você quando está com {person}?',
    ],
    low: [
      'O que você gostaria de ouvir de {person}?',
      'O que fica difícil de dizer para {person}?',
      'O que você precisaria de {person} agora?',
    ],
    high: ['O que você mais gosta na convivência com {person}?', 'Como é dividir isso com {person}?'],
  },
  details: [
    'Quando você pensa sobre {detail}, o que vem primeiro?',
    'O que mais preocupa ou anima você sobre {detail}?',
    'O que as pessoas em volta não sabem sobre {detail}?',
    'Se ninguém fosse julgar, o que você diria sobre {detail}?',
  ],
  callbacks: [
    'Mais cedo você falou sobre {earlier}. Como isso conversa com o que está dizendo agora?',
    'Voltando ao que você disse sobre {earlier}: como está isso neste momento?',
    'Você tinha falado sobre {earlier}. O que ficou por dizer?',
    'Penso também no que você contou sobre {earlier}. Que ligação você vê entre as duas coisas?',
    'E sobre {earlier}, de que você falou antes, o que mudou desde então?',
  ],
  easy: {
    any: [
      'Se desse para escolher uma palavra para agora, qual seria?',
      'Se o seu dia fosse um tempo, sol, nuvem ou chuva, qual seria?',
      'O que você estava fazendo logo antes de escrever aqui?',
      'O que aconteceu de mais marcante hoje, mesmo que pequeno?',
      'Isso tem mais a ver com algo de fora ou com algo aí dentro?',
      'Quem foi a última pessoa com quem você conversou hoje?',
      'Como você dormiu esta noite?',
      'Prefere falar do que aconteceu ou do que você está sentindo?',
      'Qual foi a primeira coisa em que você pensou ao acordar?',
    ],
    low: [
      'De zero a dez, quanto isso pesa hoje?',
      'Se isso tivesse um lugar no corpo, onde estaria?',
      'É coisa nova ou já conhecida?',
      'O que faria os próximos dez minutos serem um pouco melhores?',
    ],
  },
};
