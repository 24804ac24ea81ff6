import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ToastRegion } from '#ui/toast.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { ButtonsSection } from './button-sections.tsx';
import { ChoicesSection } from './choices-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { ColorsSection, IdentitySection, ScriptsSection, TypeSection } from './identity-sections.tsx';
import { OverlaysSection } from './overlays-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { ContainersSection, MessagesSection, ProgressSection } from './state-sections.tsx';
import { galleryWords } from './words.ts';

const sections = [
  IdentitySection,
  TypeSection,
  ColorsSection,
  PicturesSection,
  ButtonsSection,
  FieldsSection,
  ChoicesSection,
  MessagesSection,
  ProgressSection,
  ContainersSection,
  OverlaysSection,
  ScriptsSection,
];

/** Every component of the kit in its states, for developers: `npm run dev`, then /gallery. */
export function GalleryScreen() {
  const [params, setParams] = useSearchParams();
  const direction = params.get('direction') === 'rtl' ? 'rtl' : 'ltr';
  const theme = params.get('theme') === 'dark' ? 'dark' : 'light';
  const animations = params.get('animations') === 'off' ? 'off' : 'on';
  const words = galleryWords[direction];
  const { settings } = words;
  const set = (name: string) => (value: string) =>
    setParams(
      (before) => {
        before.set(name, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );

  useEffect(() => {
    const root = document.documentElement;
    const { lang, dir } = root;
    Object.assign(root, { lang: words.language, dir: direction });
    Object.assign(root.dataset, { theme, animations });
    return () => {
      Object.assign(root, { lang, dir });
      delete root.dataset.theme;
      delete root.dataset.animations;
    };
  }, [words, direction, theme, animations]);

  return (
    <UiProvider locale={words.locale}>
      <title>{words.title}</title>
      <main className="mx-auto max-w-2xl pb-24">
        <div className="flex flex-col gap-5 px-gutter py-8">
          <PageHeader title={words.title} subtitle={words.subtitle} back={{ to: '/', label: words.buttons.back }} />
          <ChoiceChips
            label={settings.theme}
            chips={[
              { id: 'light', label: settings.light },
              { id: 'dark', label: settings.dark },
            ]}
            value={theme}
            onChange={set('theme')}
          />
          <ChoiceChips
            label={settings.direction}
            chips={[
              { id: 'ltr', label: settings.ltr },
              { id: 'rtl', label: settings.rtl },
            ]}
            value={direction}
            onChange={set('direction')}
          />
          <ChoiceChips
            label={settings.animations}
            chips={[
              { id: 'on', label: settings.on },
              { id: 'off', label: settings.off },
            ]}
            value={animations}
            onChange={set('animations')}
          />
        </div>
        {sections.map((Section) => (
          <Section key={Section.name} words={words} />
        ))}
      </main>
      <ToastRegion label={words.overlays.notices} closeLabel={words.overlays.close} />
    </UiProvider>
  );
}
