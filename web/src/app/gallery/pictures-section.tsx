import { useState } from 'react';
import { AvatarPicker } from '#features/account/profile/components/avatar-picker.tsx';
import { Candle } from '#ui/illustrations/candle.tsx';
import { FiveLanterns } from '#ui/illustrations/five-lanterns.tsx';
import { KeptBook } from '#ui/illustrations/kept-book.tsx';
import { Lighthouse } from '#ui/illustrations/lighthouse.tsx';
import { LostPath } from '#ui/illustrations/lost-path.tsx';
import { MendedBowl } from '#ui/illustrations/mended-bowl.tsx';
import { NightWindow } from '#ui/illustrations/night-window.tsx';
import { OpenDoor } from '#ui/illustrations/open-door.tsx';
import { SlowBreath } from '#ui/illustrations/slow-breath.tsx';
import { Sprout } from '#ui/illustrations/sprout.tsx';
import { TwoCups } from '#ui/illustrations/two-cups.tsx';
import { GallerySection } from './specimen.tsx';
import type { GalleryWords } from './words.ts';

const illustrations = {
  Candle,
  FiveLanterns,
  KeptBook,
  Lighthouse,
  LostPath,
  MendedBowl,
  NightWindow,
  OpenDoor,
  SlowBreath,
  Sprout,
  TwoCups,
};

/** What is drawn and what is rendered. */
export function PicturesSection({ words }: { words: GalleryWords }) {
  const [avatar, setAvatar] = useState<string | null>(null);
  return (
    <GallerySection title={words.sections.pictures}>
      <ul className="grid grid-cols-2 gap-5 sm:grid-cols-3">
        {Object.entries(illustrations).map(([name, Picture]) => (
          <li key={name}>
            <Picture className="w-full" />
          </li>
        ))}
      </ul>
      <AvatarPicker value={avatar} onChange={setAvatar} />
    </GallerySection>
  );
}
