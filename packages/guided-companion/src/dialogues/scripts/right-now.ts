import type { Script } from '../script.ts';

export const panicWave = {
  id: 'panicWave',
  minutes: 4,
  source:
    'Panic as a wave that passes by itself: CBT for panic (Clark 1986; Craske & Barlow, Mastery of Your Anxiety and Panic)',
  cautions: ['faints', 'heart'],
  themes: ['panic', 'anxiety'],
  feelings: ['fear', 'anxiety'],
  measure: 'fear',
  steps: [
    { id: 'wave', kind: 'say' },
    { id: 'where', kind: 'choose', options: ['chest', 'breath', 'head', 'everywhere'] },
    { id: 'heart', kind: 'say', when: { step: 'where', chose: ['chest'] } },
    { id: 'air', kind: 'say', when: { step: 'where', chose: ['breath'] } },
    { id: 'dizzy', kind: 'say', when: { step: 'where', chose: ['head'] } },
    { id: 'ease', kind: 'choose', options: ['breathe', 'cold', 'feet'] },
    {
      id: 'breathe',
      kind: 'timed',
      timing: { kind: 'breath', in: 4, out: 6, rounds: 6 },
      when: { step: 'ease', chose: ['breathe'] },
    },
    { id: 'cold', kind: 'timed', timing: { kind: 'wait', seconds: 60 }, when: { step: 'ease', chose: ['cold'] } },
    { id: 'feet', kind: 'timed', timing: { kind: 'wait', seconds: 60 }, when: { step: 'ease', chose: ['feet'] } },
    { id: 'stay', kind: 'choose', options: ['falling', 'same', 'higher'] },
    {
      id: 'again',
      kind: 'timed',
      timing: { kind: 'breath', in: 4, out: 7, rounds: 6 },
      when: { step: 'stay', chose: ['same', 'higher'] },
    },
    { id: 'passes', kind: 'say', when: { step: 'stay', chose: ['higher'] } },
    { id: 'nextTime', kind: 'write' },
  ],
  takeaway: ['ease', 'nextTime'],
} as const satisfies Script;
