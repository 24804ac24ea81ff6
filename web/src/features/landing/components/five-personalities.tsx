import type { Personality } from '@alento/domain/chat/schema.ts';
import { useTranslation } from 'react-i18next';
import { PersonalityMark } from '#ui/illustrations/personality-mark.tsx';

/** In the order of the night, from the evening to the first light. */
const order = ['default', 'friend', 'wise', 'therapist', 'coach'] as const satisfies readonly Personality[];

/** The five voices, each in a fragment of the same night. The night is dark whatever the page is. */
export function FivePersonalities() {
  const { t } = useTranslation('landing');
  return (
    <section className="night" aria-labelledby="night-title">
      <div className="night-sky">
        <div className="mx-auto max-w-6xl px-5 sm:px-8">
          <h2
            id="night-title"
            className="max-w-[14ch] font-display text-[clamp(2.25rem,7vw,4.25rem)] leading-[1.04] tracking-[-0.015em]"
          >
            {t('night.title')}
          </h2>
          <p className="mt-5 max-w-[36rem] text-lg text-muted">{t('night.text')}</p>
          <div className="night-hours">
            {order.map((personality) => (
              <Fragment key={personality} personality={personality} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function Fragment({ personality }: { personality: Personality }) {
  const { t } = useTranslation(['landing', 'chat']);
  const name = t(`chat:personality.${personality}.name`);
  return (
    <article className="night-fragment">
      <p className="night-time">{t(`landing:night.${personality}.time`)}</p>
      <div className="night-words">
        <p className="night-said">
          <span className="sr-only">{t('landing:night.person')} </span>
          {t(`landing:night.${personality}.said`)}
        </p>
        <p className="night-reply">
          <span className="sr-only">{t('landing:night.companion', { name })} </span>
          {t(`landing:night.${personality}.reply`)}
        </p>
      </div>
      <div className="night-voice">
        <PersonalityMark name={personality} className="mb-3 size-12" />
        <h3 className="font-display text-xl text-accent-ink">{name}</h3>
        <p className="text-sm text-muted">{t(`chat:personality.${personality}.description`)}</p>
        <a href="#try" data-personality={personality} className="night-talk">
          {t('landing:night.talk')} <span className="sr-only">{name}</span>
        </a>
      </div>
    </article>
  );
}
