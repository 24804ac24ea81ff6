import type * as scripts from '../../../src/dialogues/scripts/right-now.ts';
import type { GroupTexts } from '../../../src/dialogues/texts.ts';

export const rightNow: GroupTexts<typeof scripts> = {
  panicWave: {
    title: 'Riding out a panic wave',
    about:
      'Panic feels like danger, but it is a wave: it climbs, it peaks, it falls, mostly within ten minutes. I stay with you while it does.',
    why: 'Fighting panic tells the body that the danger is real, and the wave lasts longer. Naming it and breathing out slowly shows the body that it can stand down.',
    steps: {
      wave: 'This is a wave of panic. It is awful and it is harmless, and it is already on its way to falling.',
      where: {
        ask: 'Where do you feel it most?',
        options: { chest: 'Chest, heart', breath: 'Breath', head: 'Head, dizzy', everywhere: 'Everywhere' },
      },
      heart:
        'A racing heart is what hearts do when they run. Yours is running without you. If the pain is new, or goes into your arm or jaw, call emergency.',
      air: 'It feels like too little air; it is mostly too much. Let the next breath out be long and slow, and the next one in comes by itself.',
      dizzy:
        'Dizzy comes from breathing fast. Sit down, put both feet on the floor and look at one thing that does not move.',
      ease: {
        ask: 'What would you like to do while it falls?',
        options: { breathe: 'Breathe with me', cold: 'Cold water', feet: 'Feet on the floor' },
      },
      breathe:
        'In through the nose, and out as if through a straw. Follow the circle; if you lose it, just join in again.',
      cold: 'Hold your wrists under cold water, or a cold cloth to your cheeks. Notice only the cold, for a minute.',
      feet: 'Press both feet into the floor, hard, then a little less. Feel the heel, the ball, each toe. Take a minute for it.',
      stay: { ask: 'How is the wave now?', options: { falling: 'Falling', same: 'The same', higher: 'Higher' } },
      again: 'Then one more round, with the breath out a little longer. Nothing has to happen faster than it does.',
      passes:
        'A wave can climb twice. Nobody has ever had one that stayed. You may do anything quiet until it passes: sit, hold something cold, call somebody.',
      nextTime: {
        ask: 'One line for the next time: what do you want to remember?',
        hint: 'It was gone before the kettle boiled.',
      },
    },
    takeaway: { ease: 'What I did', nextTime: 'For next time' },
    keep: 'Panic is a wave. It falls by itself, and a long breath out helps it fall.',
    close: 'You stayed with it until it moved. That counts, however you feel now.',
  },
};
