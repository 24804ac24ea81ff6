import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { readMobileFiles, readMobileIcon } from '../lib/mobile-files.ts';
import { findMobileProblems } from './mobile.ts';

const files = readMobileFiles();
const icon = readMobileIcon();
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** What is wrong once this part of a file has become another. */
function findAfter(path: string, part: string, instead: string): string[] {
  const text = files.get(path) ?? '';
  expect(text).toContain(part);
  return findMobileProblems({ files: new Map([...files, [path, text.replace(part, instead)]]), icon, version });
}

test('both projects are as they should be', () => {
  expect(findMobileProblems({ files, icon, version })).toEqual([]);
});

const manifest = 'android/app/src/main/AndroidManifest.xml';
const plist = 'ios/App/App/Info.plist';

test.each([
  ['a permission that nobody decided about', manifest, 'permission.VIBRATE', 'permission.CAMERA', /asks for CAMERA/],
  ['backups', manifest, 'allowBackup="false"', 'allowBackup="true"', /allowBackup/],
  ['links without encryption', manifest, 'usesCleartextTraffic="false"', '', /Cleartext/],
  ['another door', manifest, 'android:exported="false"', 'android:exported="true"', /opens more/],
  ['a permission without its reason', plist, 'NSMicrophoneUsageDescription', 'NSGone', /does not say why/],
  ['a reason for what is not used', plist, 'NSCameraUsage', 'NSContactsUsage', /asks for NSContacts/],
  ['a language', plist, '<string>ko</string>', '', /lacks the language ko/],
  ['a page of the network', 'capacitor.config.json', '"server": {', '"server": { "url": "https://x",', /network/],
  ['a plugin that is not in a project', 'ios/App/CapApp-SPM/Package.swift', '@capacitor/share', '@x/y', /share/],
  ['a reason in no language of the person', 'ios/App/App/hi.lproj/InfoPlist.strings', 'NSFaceID', 'NSX', /hi\.lproj/],
  ['words that Android does not read', 'android/app/src/main/res/values-it/strings.xml', '’', "'", /escape/],
  ['a store text that is too long', 'store/de/name.txt', 'Alento', 'Alento '.repeat(9), /of 1 to 30/],
])('%s is found', (_what, path, part, instead, problem) => {
  expect(findAfter(path, part, instead)).toContainEqual(expect.stringMatching(problem));
});

test('a version that only one of them has is found', () => {
  const problems = findMobileProblems({ files, icon, version: '9.8.7' });
  expect(problems).toContainEqual(expect.stringContaining('CURRENT_PROJECT_VERSION = 9008007'));
  expect(problems).toContainEqual(expect.stringContaining('"version": "9.8.7"'));
});

test('an icon that lets something through is found', () => {
  const clear = Uint8Array.from(icon);
  clear[25] = 6;
  expect(findMobileProblems({ files, icon: clear, version })).toHaveLength(1);
});
