import { useTranslation } from 'react-i18next';

/** Short notes that make calling easier, for oneself or for somebody else. */
export function GentleNotes() {
  const { t } = useTranslation('safety');
  return (
    <>
      <Notes title={t('say.title')} notes={[t('say.begin'), t('say.silence'), t('say.place')]} />
      <Notes title={t('beside.title')} notes={[t('beside.listen'), t('beside.ask'), t('beside.danger')]} />
    </>
  );
}

function Notes({ title, notes }: { title: string; notes: string[] }) {
  return (
    <section>
      <h2 className="font-display text-2xl">{title}</h2>
      <ul className="mt-3 flex flex-col gap-3 border-s-2 border-accent ps-4">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
