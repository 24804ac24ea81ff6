import { Brain } from '#ui/brain.tsx';
import { EmojiButton } from '#ui/emoji-button.tsx';
import { Mark } from '#ui/mark.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import { GallerySection, Specimen } from './specimen.tsx';
import { type GalleryWords, scripts } from './words.ts';

const steps = ['text-5xl', 'text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg', 'text-base', 'text-sm', 'text-xs'];

const colors = [
  'bg-ground',
  'bg-surface',
  'bg-raised',
  'bg-sunken',
  'bg-soft',
  'bg-accent-soft',
  'bg-positive-soft',
  'bg-danger-soft',
  'bg-primary',
  'bg-accent',
  'bg-positive',
  'bg-danger',
  'bg-ink',
  'bg-muted',
  'bg-control',
  'bg-line',
];

export function IdentitySection({ words }: { words: GalleryWords }) {
  return (
    <GallerySection title={words.sections.identity}>
      <Specimen>
        <Wordmark name="Alento" className="text-4xl" />
      </Specimen>
      <Specimen>
        <Mark className="size-20" />
        <Mark className="size-12" />
        <Mark className="size-8" />
        <Brain className="size-16" />
        <Brain className="size-10 text-muted" />
      </Specimen>
      <div className="flex flex-col items-center gap-5 py-4">
        <span className="relative isolate grid size-28 place-items-center">
          <span aria-hidden="true" className="lamp absolute -inset-4 -z-10 animate-breathe rounded-full" />
          <Brain isBreathing className="size-16 text-accent-ink" />
        </span>
        <p className="text-muted">{words.loading}</p>
      </div>
    </GallerySection>
  );
}

export function TypeSection({ words }: { words: GalleryWords }) {
  return (
    <GallerySection title={words.sections.type}>
      {steps.map((step, index) => (
        <p key={step} className={`${step} ${index < 5 ? 'font-display' : ''}`}>
          {words.overlays.dialogTitle}
        </p>
      ))}
    </GallerySection>
  );
}

export function ColorsSection({ words }: { words: GalleryWords }) {
  return (
    <GallerySection title={words.sections.colors}>
      <ul dir="ltr" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {colors.map((color) => (
          <li key={color} className="text-xs text-muted">
            <span className={`mb-1 block h-14 rounded-md border border-line ${color}`} />
            {color.slice('bg-'.length)}
          </li>
        ))}
      </ul>
      <Specimen>
        <span className="size-20 rounded-sm bg-raised shadow-soft" />
        <span className="size-20 rounded-md bg-raised shadow-soft" />
        <span className="size-20 rounded-lg bg-raised shadow-lifted" />
        <span className="size-20 rounded-xl bg-raised shadow-lifted" />
      </Specimen>
    </GallerySection>
  );
}

/** What depends on the fonts of the machine, and so is looked at but not compared. */
export function ScriptsSection({ words }: { words: GalleryWords }) {
  return (
    <GallerySection title={words.sections.scripts}>
      <ul className="grid gap-5 sm:grid-cols-2">
        {scripts.map(({ lang, text }) => (
          <li key={lang} lang={lang} dir="auto">
            <p className="font-display text-2xl">{text}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-3 gap-1.5">
        <EmojiButton emoji="😌" label={words.choices.clear} />
        <EmojiButton emoji="😐" label={words.choices.between} isPending />
        <EmojiButton emoji="😔" label={words.choices.heavy} isDisabled />
      </div>
    </GallerySection>
  );
}
