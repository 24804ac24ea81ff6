import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files.ts';
import { root } from './root.ts';

const mobile = join(root, 'mobile');
const isText = /\.(?:entitlements|gradle|json|pbxproj|plist|storyboard|strings|swift|txt|xcconfig|xcprivacy|xml)$/;

/** What the CLI copies there: the interface, and the configuration of the last build. */
const isGenerated = /^www\/|\/public\/|\/assets\/|capacitor-cordova-/;

/** The text files of both native projects and of the stores, by their paths in `mobile/`. */
export function readMobileFiles(): Map<string, string> {
  const paths = listFiles('.', mobile).filter((path) => isText.test(path) && !isGenerated.test(path));
  return new Map(paths.map((path) => [path, readFileSync(join(mobile, path), 'utf8')]));
}

/** The icon that the App Store shows. */
export function readMobileIcon(): Uint8Array {
  return readFileSync(join(mobile, 'ios/App/App/Assets.xcassets/AppIcon.appiconset/icon.png'));
}
