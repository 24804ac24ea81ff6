import { useState } from 'react';
import { ComboBox } from '#ui/combo-box.tsx';
import { DateSelect } from '#ui/date-select.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { EyeIcon } from '#ui/icons.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { GallerySection } from './specimen.tsx';
import type { GalleryWords } from './words.ts';

const listOf = <T extends string>(names: Record<T, string>) =>
  Object.entries<string>(names).map(([id, label]) => ({ id: id as T, label }));

const bounds = { first: '1906-11-22', last: '2026-11-21' };

export function FieldsSection({ words }: { words: GalleryWords }) {
  const { fields, countries, cities } = words;
  const [country, setCountry] = useState<keyof typeof countries | null>(null);
  const [city, setCity] = useState<keyof typeof cities | null>('curitiba');
  const [birth, setBirth] = useState<string | null>('2004-02-29');
  const partErrors = { day: () => fields.dayError, year: fields.yearError };
  const partLabels = { year: fields.year, month: fields.month, day: fields.day };
  return (
    <GallerySection title={words.sections.fields}>
      <TextField label={fields.name} help={fields.nameHelp} defaultValue={fields.nameValue} />
      <TextField label={fields.email} error={fields.emailError} defaultValue={fields.emailValue} />
      <TextField
        label={fields.password}
        type="password"
        defaultValue="respire-fundo"
        trailing={
          <IconButton label={fields.show} variant="muted">
            <EyeIcon />
          </IconButton>
        }
      />
      <TextField label={fields.name} isDisabled defaultValue={fields.nameValue} />
      <TextArea label={fields.note} placeholder={fields.notePlaceholder} />
      <Select
        label={fields.country}
        placeholder={fields.countryPlaceholder}
        options={listOf(countries)}
        value={country}
        onChange={setCountry}
      />
      <Select
        label={fields.country}
        placeholder={fields.countryPlaceholder}
        options={listOf(countries)}
        value="br"
        onChange={setCountry}
        isDisabled
      />
      <ComboBox
        label={fields.city}
        placeholder={fields.cityPlaceholder}
        emptyText={fields.nothing}
        options={listOf(cities)}
        value={city}
        onChange={setCity}
      />
      <DateSelect
        label={fields.birth}
        partLabels={partLabels}
        partErrors={partErrors}
        help={fields.birthHelp}
        value={birth}
        onChange={setBirth}
        isBirthday
        {...bounds}
      />
      <DateSelect
        label={fields.birth}
        partLabels={partLabels}
        partErrors={partErrors}
        error={fields.birthError}
        value={null}
        onChange={() => undefined}
        {...bounds}
      />
    </GallerySection>
  );
}
