/**
 * The countries where each language is the first to try. Where a country has several, the others stand in
 * `otherLanguages`. A language that detection does not know is replaced by the one that most of its speakers read.
 */
const countriesByLanguage = {
  pt: 'BR PT AO MZ CV GW ST TL',
  en: `US GB IE AU NZ CA ZA NG GH KE UG TZ ZM ZW BW NA MW SZ LS LR SL GM SS RW ET ER MU SC SG PH PK BD LK NP BT MV
    JM TT BB BS BZ GY AG DM GD KN LC VC BM KY VG VI TC AI MS FK GI IM JE GG SH FJ PG SB VU WS TO KI TV NR FM MH PW GU AS
    MP IL IR AF UA GE AL MK MN LA BN MY`,
  es: 'ES MX AR CO CL PE VE EC GT CU BO DO HN PY SV NI CR PA UY PR GQ AD',
  de: 'DE AT CH LI LU',
  fr: 'FR MC SN CI ML BF NE TG BJ GN CM GA CG CD CF TD MG HT BI GF GP MQ RE YT NC PF PM BL MF WF',
  it: 'IT SM VA',
  ja: 'JP',
  ko: 'KR KP',
  zh: 'CN TW HK MO',
  ar: 'SA AE EG IQ JO KW LB LY MA DZ TN OM QA BH YE SY SD PS MR DJ SO KM EH',
  hi: 'IN',
  nl: 'NL BE SR AW CW SX BQ',
  ru: 'RU BY KZ KG TJ TM UZ AM AZ',
  pl: 'PL',
  tr: 'TR',
  th: 'TH',
  vi: 'VN',
  id: 'ID',
  no: 'NO SJ',
  sv: 'SE AX',
  da: 'DK FO GL',
  fi: 'FI',
  cs: 'CZ',
  sk: 'SK',
  hu: 'HU',
  ro: 'RO MD',
  bg: 'BG',
  hr: 'HR',
  sl: 'SI',
  et: 'EE',
  lv: 'LV',
  lt: 'LT',
  sr: 'RS ME BA',
  my: 'MM',
  km: 'KH',
  el: 'GR CY',
  mt: 'MT',
  is: 'IS',
};

/** A language that detection can find, by ISO 639-1 code; the interface speaks some of them. */
export type DetectableLanguage = keyof typeof countriesByLanguage;

export const detectableLanguages = Object.keys(countriesByLanguage) as DetectableLanguage[];

/** What else many people of a country speak; their browser's languages say who does. */
const otherLanguages: Readonly<Record<string, readonly DetectableLanguage[]>> = {
  AD: ['fr', 'pt'],
  AE: ['en'],
  BA: ['hr'],
  BE: ['fr', 'de'],
  BH: ['en'],
  CA: ['fr'],
  CH: ['fr', 'it'],
  CM: ['en'],
  CY: ['tr', 'en'],
  DJ: ['fr'],
  DZ: ['fr'],
  EE: ['ru'],
  FI: ['sv'],
  HK: ['en'],
  IL: ['ar', 'ru'],
  IN: ['en'],
  KW: ['en'],
  KZ: ['en'],
  LB: ['fr', 'en'],
  LU: ['fr', 'pt'],
  LV: ['ru'],
  MA: ['fr'],
  MD: ['ru'],
  MO: ['pt'],
  MR: ['fr'],
  MT: ['en'],
  MU: ['fr'],
  MY: ['zh'],
  PR: ['en'],
  QA: ['en'],
  RW: ['fr'],
  SG: ['zh'],
  TD: ['ar'],
  TN: ['fr'],
  UA: ['ru'],
  VU: ['fr'],
};

const firstLanguages = new Map(
  detectableLanguages.flatMap((language) =>
    countriesByLanguage[language].split(/\s+/).map((country) => [country, language] as const),
  ),
);

/** A country's languages, most common first; undefined for a country that is not in the table. */
export function languagesOfCountry(
  country: string,
): readonly [DetectableLanguage, ...DetectableLanguage[]] | undefined {
  const first = firstLanguages.get(country);
  return first && [first, ...(otherLanguages[country] ?? [])];
}
