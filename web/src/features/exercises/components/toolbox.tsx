import {
  dialogueGroups,
  type DialogueGroup,
  type DialogueId,
  dialogueIds,
} from '@alento/domain/exercises/dialogues.ts';
import { scriptOf } from '@alento/guided-companion/dialogues/catalogue.ts';
import type { DialogueBook } from '@alento/guided-companion/dialogues/texts.ts';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { TextField } from '#ui/text-field.tsx';
import { findDialogues } from '../find-dialogues.ts';
import { orderByHelp } from '../order-by-help.ts';
import { DialogueCard } from './dialogue-card.tsx';

interface ToolboxProps {
  readonly book: DialogueBook;
  /** How much each dialogue has eased, in points of ten. */
  readonly relief: ReadonlyMap<DialogueId, number>;
  readonly favourites: readonly DialogueId[];
  readonly onFavourite: (dialogue: DialogueId, isFavourite: boolean) => void;
  readonly search: string;
}

const groups = Object.keys(dialogueGroups) as DialogueGroup[];

/** At night most users look for help with sleep. */
function groupOfHour(hour: number): DialogueGroup {
  return hour >= 22 || hour < 6 ? 'night' : 'rightNow';
}

/** All exercises by situation; what has helped before comes first. */
export function Toolbox({ book, relief, favourites, onFavourite, search }: ToolboxProps) {
  const { t } = useTranslation('exercises');
  const [group, setGroup] = useState(() => groupOfHour(new Date().getHours()));
  const [wanted, setWanted] = useState('');
  const looked = useDeferredValue(wanted.trim());
  const list = (dialogues: readonly DialogueId[]) => (
    <ul className="grid gap-2.5 sm:grid-cols-2">
      {dialogues.map((dialogue) => (
        <DialogueCard
          key={dialogue}
          dialogue={dialogue}
          title={book.titles[dialogue]}
          about={book.texts[dialogue].about}
          minutes={scriptOf(dialogue).minutes}
          hasHelped={(relief.get(dialogue) ?? 0) > 0}
          isFavourite={favourites.includes(dialogue)}
          onFavourite={(isFavourite) => onFavourite(dialogue, isFavourite)}
          search={search}
        />
      ))}
    </ul>
  );
  const found = looked === '' ? null : findDialogues(dialogueIds, book, looked);
  return (
    <div className="flex flex-col gap-8">
      <TextField label={t('search')} type="search" value={wanted} onChange={setWanted} />
      <p role="status" className={found?.length === 0 ? 'text-muted' : 'sr-only'}>
        {found?.length === 0 && t('noneFound')}
      </p>
      {found !== null && found.length > 0 && list(found)}
      {found === null && favourites.length > 0 && (
        <section aria-labelledby="favourites">
          <h2 id="favourites" className="mb-3 font-display text-xl">
            {t('favourites')}
          </h2>
          {list(favourites)}
        </section>
      )}
      {found === null && (
        <section aria-label={t(`group.${group}`)} className="flex flex-col gap-4">
          <ChoiceChips
            label={t('need')}
            chips={groups.map((id) => ({ id, label: t(`group.${id}`) }))}
            value={group}
            onChange={setGroup}
          />
          {list(orderByHelp(dialogueGroups[group], relief))}
        </section>
      )}
    </div>
  );
}
