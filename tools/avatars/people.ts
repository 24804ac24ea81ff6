import type { Avatar } from '../../packages/domain/src/account/avatars.ts';
import type { Garment } from './clothes.ts';
import type { creatures } from './creatures.ts';
import type { FaceForm } from './face.ts';
import type { beards, coverings, hairstyles } from './hair.ts';
import type { HeadForm } from './head.ts';
import type { Backdrop, Cloth, Hair, Skin } from './palette.ts';

interface Figure {
  backdrop: Backdrop;
  garment: Garment;
  cloth: Cloth;
  /** Turn to the side and tilt of the head, in radians. */
  pose: readonly [turn: number, tilt: number];
}

export interface Person extends Figure, HeadForm {
  skin: Skin;
  freckles?: boolean;
  hair?: readonly [keyof typeof hairstyles, Hair];
  beard?: readonly [keyof typeof beards, Hair];
  covering?: readonly [keyof typeof coverings, Cloth];
  earrings?: Cloth;
  face: Omit<FaceForm, 'brow'> & { brow: Hair };
}

export interface CreatureFigure extends Figure {
  creature: keyof typeof creatures;
}

/** Who is in the pictures. */
export const people: Record<Avatar, Person | CreatureFigure> = {
  breeze: {
    backdrop: 'straw',
    garment: 'jumper',
    cloth: 'pine',
    pose: [-0.16, 0.05],
    skin: 'amber',
    jaw: 0.94,
    hair: ['long', 'ink'],
    face: { brow: 'ink', eyes: 'lashes', mouth: 'smile', lip: '#8c4038' },
  },
  river: {
    backdrop: 'mist',
    garment: 'hood',
    cloth: 'honey',
    pose: [0.16, -0.04],
    skin: 'cocoa',
    jaw: 1.04,
    nose: 1.2,
    hair: ['coily', 'ink'],
    beard: ['short', 'ink'],
    face: { brow: 'ink', browWeight: 1.15, mouth: 'bearded', lip: '#8f5047' },
  },
  willow: {
    backdrop: 'lilac',
    garment: 'shawl',
    cloth: 'plum',
    pose: [0.14, 0.05],
    skin: 'porcelain',
    hair: ['bun', 'silver'],
    earrings: 'honey',
    face: { brow: 'silver', mouth: 'smile', lip: '#a8584e', glasses: 'round' },
  },
  harbor: {
    backdrop: 'sky',
    garment: 'rollneck',
    cloth: 'dusk',
    pose: [-0.14, -0.03],
    skin: 'sand',
    jaw: 1.05,
    nose: 1.25,
    hair: ['sides', 'snow'],
    beard: ['white', 'snow'],
    face: { brow: 'snow', browWeight: 1.4, mouth: 'bearded', lip: '#9a5248' },
  },
  cove: {
    backdrop: 'blush',
    garment: 'jumper',
    cloth: 'oat',
    pose: [-0.12, 0.05],
    skin: 'olive',
    jaw: 0.95,
    covering: ['hijab', 'teal'],
    face: { brow: 'espresso', eyes: 'lashes', mouth: 'smile', lip: '#97483f' },
  },
  lantern: {
    backdrop: 'lichen',
    garment: 'blouse',
    cloth: 'oat',
    pose: [0.14, -0.03],
    skin: 'olive',
    jaw: 1.02,
    nose: 1.2,
    covering: ['turban', 'clay'],
    beard: ['full', 'espresso'],
    face: { brow: 'espresso', browWeight: 1.25, mouth: 'bearded', lip: '#84413a' },
  },
  dawn: {
    backdrop: 'sage',
    garment: 'rollneck',
    cloth: 'oat',
    pose: [0.16, 0.05],
    skin: 'porcelain',
    jaw: 0.96,
    freckles: true,
    hair: ['curly', 'copper'],
    face: { brow: 'copper', mouth: 'small', lip: '#b0594e' },
  },
  pebble: {
    backdrop: 'straw',
    garment: 'hood',
    cloth: 'dusk',
    pose: [-0.15, -0.05],
    skin: 'sand',
    hair: ['bob', 'ink'],
    covering: ['beanie', 'clay'],
    face: { brow: 'ink', mouth: 'small', lip: '#94483e', glasses: 'soft' },
  },
  meadow: {
    backdrop: 'blush',
    garment: 'blouse',
    cloth: 'moss',
    pose: [0.14, 0.04],
    skin: 'umber',
    hair: ['afro', 'espresso'],
    earrings: 'honey',
    face: { brow: 'ink', eyes: 'lashes', mouth: 'smile', lip: '#70322c' },
  },
  juniper: {
    backdrop: 'mist',
    garment: 'blouse',
    cloth: 'rose',
    pose: [-0.14, 0.03],
    skin: 'cocoa',
    jaw: 0.97,
    covering: ['headwrap', 'honey'],
    earrings: 'clay',
    face: { brow: 'ink', eyes: 'closed', mouth: 'smile', lip: '#5a2a26' },
  },
  drizzle: {
    backdrop: 'sky',
    garment: 'scarf',
    cloth: 'moss',
    pose: [-0.16, 0.04],
    skin: 'sand',
    jaw: 1.02,
    nose: 1.1,
    hair: ['tousled', 'chestnut'],
    face: { brow: 'chestnut', browWeight: 1.15, mouth: 'small', lip: '#98503f' },
  },
  fox: { creature: 'fox', backdrop: 'lichen', garment: 'rollneck', cloth: 'pine', pose: [0.14, 0.04] },
  owl: { creature: 'owl', backdrop: 'lilac', garment: 'scarf', cloth: 'teal', pose: [-0.1, -0.03] },
  cat: { creature: 'cat', backdrop: 'sage', garment: 'jumper', cloth: 'honey', pose: [0.14, -0.05] },
  axolotl: { creature: 'axolotl', backdrop: 'mist', garment: 'shawl', cloth: 'plum', pose: [-0.12, 0.05] },
};
