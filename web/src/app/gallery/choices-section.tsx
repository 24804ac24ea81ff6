import { useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { CloudIcon, ConversationIcon, LeafIcon } from '#ui/icons.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Slider } from '#ui/slider.tsx';
import { Switch } from '#ui/switch.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ToggleChips } from '#ui/toggle-chips.tsx';
import { GallerySection } from './specimen.tsx';
import type { GalleryWords } from './words.ts';

type Weather = 'heavy' | 'between' | 'clear';
type Feeling = 'anxious' | 'tired' | 'lonely' | 'hopeful';
type Period = 'week' | 'month' | 'year';

export function ChoicesSection({ words: { choices, ...words } }: { words: GalleryWords }) {
  const [style, setStyle] = useState<'calm' | 'direct' | null>('calm');
  const [weather, setWeather] = useState<Weather>('between');
  const [feeling, setFeeling] = useState<Feeling>('tired');
  const [several, setSeveral] = useState<Feeling[]>(['tired', 'hopeful']);
  const [period, setPeriod] = useState<Period>('week');
  const [volume, setVolume] = useState(0.4);
  const chipsOf = <T extends keyof typeof choices>(ids: readonly T[]) => ids.map((id) => ({ id, label: choices[id] }));
  return (
    <GallerySection title={words.sections.choices}>
      <RadioCards
        label={choices.style}
        cards={[
          { id: 'calm', label: choices.calm, description: choices.calmText, note: choices.note, picture: <LeafIcon /> },
          { id: 'direct', label: choices.direct, description: choices.directText, picture: <ConversationIcon /> },
        ]}
        value={style}
        onChange={setStyle}
      />
      <ChoiceChips
        label={choices.weather}
        layout="segments"
        chips={chipsOf(['heavy', 'between', 'clear']).map((chip) => ({ ...chip, picture: <CloudIcon /> }))}
        value={weather}
        onChange={setWeather}
      />
      <ChoiceChips
        label={choices.feelings}
        chips={chipsOf(['anxious', 'tired', 'lonely', 'hopeful'])}
        value={feeling}
        onChange={setFeeling}
      />
      <ToggleChips
        label={choices.several}
        chips={chipsOf(['anxious', 'tired', 'lonely', 'hopeful'])}
        value={several}
        onChange={setSeveral}
      />
      <div>
        <Checkbox defaultSelected>{choices.agree}</Checkbox>
        <Checkbox error={choices.agreeError}>{choices.agree}</Checkbox>
        <Checkbox isDisabled>{choices.agree}</Checkbox>
      </div>
      <div className="flex flex-col gap-2">
        <Switch defaultSelected description={choices.soundText}>
          {choices.sound}
        </Switch>
        <Switch>{choices.motion}</Switch>
        <Switch isDisabled>{choices.reading}</Switch>
      </div>
      <Slider
        label={choices.volume}
        value={volume}
        onChange={setVolume}
        maxValue={1}
        step={0.05}
        formatOptions={{ style: 'percent' }}
        startPicture={<LeafIcon />}
        endPicture={<CloudIcon />}
      />
      <Slider label={choices.intensity} value={3} onChange={() => undefined} minValue={1} maxValue={5} isDisabled />
      <Tabs
        label={choices.tabs}
        selected={period}
        onSelect={setPeriod}
        items={chipsOf(['week', 'month', 'year']).map((tab) => ({
          ...tab,
          content: <p>{choices[`${tab.id}Text`]}</p>,
        }))}
      />
    </GallerySection>
  );
}
