import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCatalogue } from '@alento/domain/app-error.ts';
import { languageCodes } from '@alento/domain/language/languages.ts';
import { listFiles } from '../lib/files.ts';
import { report } from '../lib/report.ts';
import { root } from '../lib/root.ts';
import { findClaims } from './claims.ts';
import {
  checkPlurals,
  checkScript,
  compareErrors,
  compareWords,
  findCopies,
  findUnusedKeys,
  flatten,
  type Words,
} from './locales.ts';

/** Written in Latin letters everywhere. */
const latinNames = [
  'Alento',
  'Premium',
  'Google Play',
  'Google',
  'Markdown',
  'WhatsApp',
  'App Store',
  'Aegis',
  '2FAS',
  'Authenticator',
  'PHQ',
  'GAD',
  'Kroenke',
  'Spitzer',
  'Williams',
  'Löwe',
  'Pfizer',
];

/** Words and texts that are rightly the same as in English. */
const sameWords: Record<string, string[]> = {
  pt: ['PIN', 'Alento', 'China', 'Premium'],
  fr: [
    'Alento',
    'Premium',
    'Axolotl',
    'Coach',
    'Conversations',
    'Europe',
    'Journal',
    'Messages',
    'Nature',
    'message',
    'Nature',
    'Pauses',
    'Police',
    'Vibration',
    'six',
    'Date',
    'Participants',
    'Version',
    'Administration',
    'Maintenance',
  ],
  ja: ['PIN', 'Alento', 'Premium'],
  es: ['PIN', 'Alento', 'China', 'No', 'Plan', 'Premium', 'no'],
  ko: ['PIN', 'Alento', 'Premium'],
  ar: ['Alento', 'Premium'],
  hi: ['PIN', 'Alento', 'Premium', 'AI'],
  de: [
    'PIN',
    'Alento',
    'Axolotl',
    'China',
    'Coach',
    'Japan',
    'Korea',
    'Name',
    'Neutral',
    'Pause',
    'Premium',
    'Standard',
    'Timer',
    'Vibration',
    'Browser',
    'Support',
    'System',
    'Version',
    'Team',
  ],
  it: [
    'PIN',
    'Alento',
    'Email',
    'No',
    'Password',
    'Premium',
    'Russia',
    'Standard',
    'Coach',
    'Timer',
    'Browser',
    'no',
    'Team',
  ],
  zh: ['Alento', 'Premium'],
  ru: ['Alento', 'Premium'],
  nl: [
    'Alento',
    'Ambulance',
    'Axolotl',
    'China',
    'Coach',
    'Gender',
    'Japan',
    'Korea',
    'Premium',
    'Privacy',
    'Timer',
    'Water',
    'Week',
    'gender',
    'AI',
    'Browser',
    'Accounts',
    'Model',
    'Open',
    'Status',
    'Team',
  ],
};

function readWords(language: string): Words {
  const folder = join(root, 'locales', language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [file.replace('.json', ''), flatten(JSON.parse(readFileSync(join(folder, file), 'utf8')))]),
  );
}

const english = readWords('en');
/** A meditation is spoken as a whole. */
const askedByKey = Object.fromEntries(Object.entries(english).filter(([name]) => !name.startsWith('meditations/')));
const sources = ['web/src', 'server/src', 'packages/domain/src/chat/transcript']
  .flatMap((folder) => listFiles(folder))
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => readFileSync(join(root, path), 'utf8'));

report([
  ...languageCodes.flatMap((language) => {
    const words = readWords(language);
    return [
      ...compareWords(language, words, english),
      ...checkPlurals(language, words),
      ...checkScript(language, words, latinNames),
      ...findClaims(language, words),
      ...compareErrors(language, words, Object.keys(errorCatalogue)),
      ...(language === 'en' ? [] : findCopies(language, words, english, sameWords[language] ?? [])),
    ];
  }),
  ...findUnusedKeys(askedByKey, sources),
]);
