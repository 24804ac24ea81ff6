import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Label } from 'react-aria-components/TextField';
import type { ReactNode } from 'react';
import { choiceStyles } from '#ui/choice-styles.ts';
import { fieldStyles } from '#ui/field-styles.ts';

interface RadioCard<T extends string> {
  id: T;
  label: string;
  /** The label's language, if it is not the page's. */
  lang?: string | undefined;
  description?: string | undefined;
  /** What the picture shows, for those who do not see it. */
  spoken?: string | undefined;
  /** A word or two at the end of the label's line. */
  note?: string | undefined;
  /** Decoration in front of the label, for example an emoji or an icon. */
  picture?: ReactNode;
}

export interface RadioCardsProps<T extends string> {
  label: string;
  isLabelHidden?: boolean;
  cards: readonly RadioCard<T>[];
  value: T | null;
  onChange: (value: T) => void;
  /** `tiles`: small, picture above label. `rows`: picture at the start, label and description beside it. `columns`: many short ones. */
  layout?: 'tiles' | 'rows' | 'columns';
  isDisabled?: boolean;
  className?: string | undefined;
}

const layouts = {
  tiles: {
    group: 'grid grid-cols-[repeat(auto-fill,minmax(min(5.5rem,30%),1fr))] gap-2',
    card: 'flex-col justify-center gap-1 px-1.5 py-3 text-center',
    label: 'text-sm leading-tight',
  },
  rows: { group: 'grid gap-2.5', card: 'gap-4 px-4 py-3.5', label: 'font-semibold' },
  columns: {
    group: 'grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-2',
    card: 'min-h-16 px-3.5 py-2',
    label: 'font-semibold',
  },
} as const;

/** One choice out of a few, each a card that can be pressed. */
export function RadioCards<T extends string>(props: RadioCardsProps<T>) {
  const {
    label,
    isLabelHidden = false,
    cards,
    value,
    onChange,
    layout = 'rows',
    isDisabled = false,
    className,
  } = props;
  const look = layouts[layout];
  return (
    <RadioGroup
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      value={value}
      isDisabled={isDisabled}
      onChange={(chosen) => {
        const card = cards.find(({ id }) => id === chosen);
        if (card) onChange(card.id);
      }}
      className={fieldStyles().root({ className })}
    >
      {!isLabelHidden && <Label className={fieldStyles().label()}>{label}</Label>}
      <div className={look.group}>
        {cards.map((card) => (
          <Radio key={card.id} value={card.id} className={choiceStyles({ className: `rounded-lg ${look.card}` })}>
            {card.picture !== undefined && (
              <span aria-hidden="true" className="text-2xl leading-none">
                {card.picture}
              </span>
            )}
            <span className={`min-w-0 wrap-anywhere ${card.note === undefined ? '' : 'flex-1'}`}>
              <span
                className={card.note === undefined ? 'block' : 'flex flex-wrap items-baseline justify-between gap-x-3'}
              >
                <span lang={card.lang} className={look.label}>
                  {card.label}
                </span>
                {card.note !== undefined && <span className="text-sm text-accent-ink">{card.note}</span>}
              </span>
              {card.spoken !== undefined && <span className="sr-only">{card.spoken}</span>}
              {card.description !== undefined && <span className="block text-sm text-muted">{card.description}</span>}
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
