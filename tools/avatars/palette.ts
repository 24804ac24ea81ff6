/** Muted colours, of one family with web/src/ui/tokens.css. */
export const skins = {
  porcelain: '#f6d3bb',
  sand: '#ecbd97',
  olive: '#dba67c',
  amber: '#c98f63',
  umber: '#a46d48',
  cocoa: '#855338',
} as const;

export const hairs = {
  ink: '#302927',
  espresso: '#3a2720',
  chestnut: '#784a30',
  copper: '#b8622f',
  silver: '#cbc8c2',
  snow: '#f4f1ea',
} as const;

export const cloths = {
  pine: '#2f5f58',
  moss: '#7d8f63',
  honey: '#dca957',
  clay: '#b9694c',
  plum: '#7c5468',
  dusk: '#556b8a',
  oat: '#dccdb0',
  rose: '#c98d84',
  teal: '#4f8783',
} as const;

export const backdrops = {
  lichen: '#cfd8bd',
  mist: '#bcd0cb',
  straw: '#ead9b0',
  blush: '#e6c9b9',
  lilac: '#cfc6d3',
  sky: '#bfcedb',
  sage: '#a9bfa8',
} as const;

export type Skin = keyof typeof skins;
export type Hair = keyof typeof hairs;
export type Cloth = keyof typeof cloths;
export type Backdrop = keyof typeof backdrops;
