import { appId } from '@alento/domain/billing/store-products.ts';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';

export interface MobileProjects {
  /** The text files of `mobile/`, by their paths in it. */
  files: ReadonlyMap<string, string>;
  /** The icon that the App Store shows, a PNG. */
  icon: Uint8Array;
  /** The version of the product. */
  version: string;
}

const manifest = 'android/app/src/main/AndroidManifest.xml';
const values = 'android/app/src/main/res/values';
const plist = 'ios/App/App/Info.plist';
const project = 'ios/App/App.xcodeproj/project.pbxproj';

/** Everything that the app asks a device for: whoever adds to it changes this list, the guide and the stores' forms. */
const permissions = [
  'INTERNET',
  'RECORD_AUDIO',
  'MODIFY_AUDIO_SETTINGS',
  'POST_NOTIFICATIONS',
  'VIBRATE',
  'USE_BIOMETRIC',
] as const;
const reasons = [
  'NSCameraUsageDescription',
  'NSFaceIDUsageDescription',
  'NSMicrophoneUsageDescription',
  'NSSpeechRecognitionUsageDescription',
] as const;

/** What the stores take, in characters. */
const storeLimits = { name: 30, subtitle: 30, keywords: 100, 'short-description': 80, description: 4000 } as const;

/** What iOS calls the folder of a language. */
const iosName = (language: LanguageCode): string => (language === 'zh' ? 'zh-Hans' : language);

/** What is wrong with the native projects and the texts of the stores; nothing here is compiled. */
export function findMobileProblems({ files, icon, version }: MobileProjects): string[] {
  const problems: string[] = [];
  const read = (path: string): string => files.get(path) ?? '';
  const demand = (isSo: boolean, path: string, what: string): void => {
    if (!isSo) problems.push(`${path}: ${what}`);
  };
  const contains = (path: string, ...parts: string[]): void => {
    for (const part of parts) demand(read(path).includes(part), path, `lacks ${part}`);
  };

  checkAndroid(contains, demand, read);
  checkIos(contains, demand, read);
  checkVersions(contains, read, version);
  checkPlugins(contains, read);
  for (const language of languageCodes) checkLanguage(language, demand, read);
  // Color type 2 is RGB; the store refuses what lets anything through.
  const view = new DataView(icon.buffer, icon.byteOffset, icon.byteLength);
  const isSquare = view.getUint32(16) === 1024 && view.getUint32(20) === 1024;
  demand(isSquare && icon[25] === 2, 'ios/App/App/Assets.xcassets', 'the icon has 1024 pixels a side and no alpha');
  return problems;
}

type Read = (path: string) => string;
type Contains = (path: string, ...parts: string[]) => void;
type Demand = (isSo: boolean, path: string, what: string) => void;

function checkAndroid(contains: Contains, demand: Demand, read: Read): void {
  const text = read(manifest);
  const asked = [
    ...text.matchAll(/<uses-permission android:name="android\.permission\.(\w+)"(?! tools:node="remove")/g),
  ];
  const names = asked.map(([, name = '']) => name);
  for (const name of names)
    demand(
      permissions.some((known) => known === name),
      manifest,
      `asks for ${name}`,
    );
  for (const name of permissions) demand(names.includes(name), manifest, `does not ask for ${name}`);
  contains(
    manifest,
    'android:allowBackup="false"',
    'android:usesCleartextTraffic="false"',
    'android:dataExtractionRules="@xml/data_extraction_rules"',
    'android:localeConfig="@xml/locales_config"',
    'android:supportsRtl="true"',
    'android:scheme="alento"',
    '<intent-filter android:autoVerify="true">',
    'android:host="${serverHost}"',
    'android.permission.SCHEDULE_EXACT_ALARM" tools:node="remove"',
  );
  demand(
    text.split('android:exported="true"').length === 2,
    manifest,
    'opens more than its one activity to other apps',
  );
  contains('android/app/build.gradle', `applicationId "${appId}"`, `namespace = "${appId}"`, 'serverHost:');
  contains('android/app/src/main/res/xml/network_security_config.xml', 'cleartextTrafficPermitted="false"');
  contains('android/variables.gradle', 'minSdkVersion = 26', 'targetSdkVersion = 36');
  contains('capacitor.config.json', `"appId": "${appId}"`, '"webDir": "www"', '"loggingBehavior": "none"');
  demand(
    !/"url"|"cleartext"|"allowNavigation"/.test(read('capacitor.config.json')),
    'capacitor.config.json',
    'loads pages of the network',
  );
}

function checkIos(contains: Contains, demand: Demand, read: Read): void {
  const text = read(plist);
  const asked = [...text.matchAll(/<key>(NS\w+UsageDescription)<\/key>/g)].map(([, key = '']) => key);
  for (const key of asked)
    demand(
      reasons.some((known) => known === key),
      plist,
      `asks for ${key}`,
    );
  for (const key of reasons) demand(asked.includes(key), plist, `does not say why: ${key}`);
  contains(
    plist,
    '<string>alento</string>',
    '<key>UIViewControllerBasedStatusBarAppearance</key>',
    '<string>audio</string>',
  );
  demand(!text.includes('NSAllowsArbitraryLoads'), plist, 'speaks to servers without encryption');
  contains('ios/App/App/App.entitlements', 'applinks:$(ALENTO_SERVER_HOST)');
  contains('ios/App/App/PrivacyInfo.xcprivacy', '<key>NSPrivacyTracking</key>\n\t<false/>');
  const target = read(project);
  const both = (setting: string): boolean => target.split(setting).length === 3;
  demand(both(`PRODUCT_BUNDLE_IDENTIFIER = ${appId};`), project, `is not ${appId} in both configurations`);
  demand(both('CODE_SIGN_ENTITLEMENTS = App/App.entitlements;'), project, 'lacks the entitlements');
  demand(!/IPHONEOS_DEPLOYMENT_TARGET = (?!17\.4;)/.test(target), project, 'is for another iOS than 17.4');
  demand(!/DEVELOPMENT_TEAM/.test(target), project, "names somebody's team");
  contains(project, 'PrivacyInfo.xcprivacy in Resources', 'InfoPlist.strings in Resources', 'release.xcconfig');
}

function checkVersions(contains: Contains, read: Read, version: string): void {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  contains('package.json', `"version": "${version}"`);
  contains(
    'ios/release.xcconfig',
    `MARKETING_VERSION = ${version}\n`,
    `CURRENT_PROJECT_VERSION = ${major * 1_000_000 + minor * 1000 + patch}\n`,
  );
}

/** Each plugin stands in both projects: `npm run mobile:sync` writes them there. */
function checkPlugins(contains: Contains, read: Read): void {
  const { dependencies = {} } = JSON.parse(read('package.json') || '{}') as { dependencies?: Record<string, string> };
  const isPlugin = (name: string): boolean => !/^@capacitor\/(?:android|core|ios)$/.test(name);
  for (const name of Object.keys(dependencies).filter(isPlugin)) {
    contains('android/capacitor.settings.gradle', `'../node_modules/${name}/android'`);
    contains('ios/App/CapApp-SPM/Package.swift', `"../../../node_modules/${name}"`);
  }
}

function checkLanguage(language: LanguageCode, demand: Demand, read: Read): void {
  const strings = `ios/App/App/${iosName(language)}.lproj/InfoPlist.strings`;
  for (const key of reasons) {
    demand(new RegExp(`^"${key}" = "[^"]{10,}";$`, 'm').test(read(strings)), strings, `does not say why: ${key}`);
  }
  demand(read(plist).includes(`<string>${iosName(language)}</string>`), plist, `lacks the language ${language}`);
  const known = `path = ${iosName(language)}.lproj/InfoPlist.strings`;
  demand(read(project).replaceAll('"', '').includes(known), project, `lacks the language ${language}`);

  const resource = `${values}${language === 'en' ? '' : `-${language}`}/strings.xml`;
  for (const name of ['app_description', 'title_activity_auth_activity']) {
    const text = new RegExp(`<string name="${name}">([^<]+)</string>`).exec(read(resource))?.[1];
    demand(text !== undefined && !/(?<!\\)'/.test(text), resource, `lacks ${name}, or does not escape it`);
  }
  const locales = 'android/app/src/main/res/xml/locales_config.xml';
  demand(read(locales).includes(`android:name="${language}"`), locales, `lacks the language ${language}`);
  demand(
    read('android/app/build.gradle').includes(`'${language}'`),
    'android/app/build.gradle',
    `lacks the language ${language}`,
  );

  for (const [name, limit] of Object.entries(storeLimits)) {
    const path = `store/${language}/${name}.txt`;
    const length = [...read(path).trim()].length;
    demand(length > 0 && length <= limit, path, `has ${length} characters of 1 to ${limit}`);
  }
}
