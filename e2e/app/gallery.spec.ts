import { findFaults } from '../fixtures/accessibility.ts';
import { expect, test, type Gallery } from '../fixtures/gallery.ts';

const looks = [
  { name: 'light', look: { theme: 'light', direction: 'ltr' } },
  { name: 'dark', look: { theme: 'dark', direction: 'ltr' } },
  { name: 'rtl', look: { theme: 'light', direction: 'rtl' } },
] as const;

test.use({ locale: 'pt-BR' });

async function overflow({ page }: Gallery): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

for (const { name, look } of looks) {
  test(`axe finds nothing in the kit, ${name}`, async ({ gallery }) => {
    await gallery.open(look);
    expect(await findFaults(gallery.page)).toEqual([]);
  });
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const direction of ['ltr', 'rtl'] as const) {
    test(`nothing leads out of the page, nor does text of twice the size, ${direction}`, async ({ gallery }) => {
      await gallery.open({ direction });
      expect(await overflow(gallery)).toBe(0);
      await gallery.page.addStyleTag({ content: ':root { font-size: 212% !important }' });
      expect(await overflow(gallery)).toBe(0);
    });
  }
});

test('whatever is pressed is as large as a finger', async ({ gallery }) => {
  await gallery.open();
  const small = await gallery.page
    .locator('button:visible, [role=tab]:visible, label:has(input):visible')
    .evaluateAll((controls) =>
      controls
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
        .map(({ control, box }) => `${control.outerHTML.slice(0, 120)} ${box.width}×${box.height}`),
    );
  expect(small).toEqual([]);
});

test('29 February is none in a common year', async ({ gallery }) => {
  await gallery.open();
  const date = gallery.page.getByRole('group', { name: 'Data de nascimento' }).first();
  const day = date.getByRole('textbox', { name: /Dia/ });
  await expect(day).toHaveValue('29');
  await date.getByRole('textbox', { name: /Ano/ }).fill('2003');
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await day.fill('28');
  await expect(day).not.toHaveAttribute('aria-invalid');
});

test('a date is asked in the order and the words of the language', async ({ gallery }) => {
  await gallery.open({ direction: 'rtl' });
  const date = gallery.page.getByRole('group', { name: 'تاريخ الميلاد' }).first();
  await expect(date.getByRole('button')).toHaveText('فبراير');
  await expect(date.getByRole('textbox').first()).toHaveValue('٢٩');
  await expect(date.getByRole('textbox').last()).toHaveValue('٢٠٠٤');
});

test('a list is chosen from with the keyboard alone', { tag: '@desktop' }, async ({ gallery }) => {
  await gallery.open();
  const country = gallery.page.getByRole('button', { name: /País/ }).first();
  await country.focus();
  await gallery.page.keyboard.press('Enter');
  await gallery.page.keyboard.press('p');
  await gallery.page.keyboard.press('Enter');
  await expect(country).toHaveText('Portugal');
  await expect(country).toBeFocused();
});

test('what is written without accents finds what has them', { tag: '@desktop' }, async ({ gallery }) => {
  await gallery.open();
  const city = gallery.page.getByRole('combobox', { name: 'Cidade' });
  await city.focus();
  await gallery.reach(city);
  await city.fill('belem');
  await gallery.page.getByRole('option', { name: 'Belém' }).click();
  await expect(city).toHaveValue('Belém');
  await city.fill('xyz');
  await expect(gallery.page.getByText('Nada com esse nome.')).toBeVisible();
});

for (const [direction, key, label] of [
  ['ltr', 'ArrowRight', 'Volume da chuva'],
  ['rtl', 'ArrowLeft', 'صوت المطر'],
] as const) {
  test(`a slider grows towards the end of the line, ${direction}`, { tag: '@desktop' }, async ({ gallery }) => {
    await gallery.open({ direction });
    const slider = gallery.page.getByRole('slider', { name: label });
    await slider.focus();
    await gallery.page.keyboard.press(key);
    await expect(slider).toHaveValue('0.45');
  });
}

test('what opens closes with Escape, and leads back to what opened it', { tag: '@desktop' }, async ({ gallery }) => {
  await gallery.open();
  for (const name of ['Abrir diálogo', 'Pedir confirmação', 'Abrir folha']) {
    const opener = gallery.page.getByRole('button', { name, exact: true });
    await opener.click();
    await expect(gallery.page.getByRole(/confirmação/.test(name) ? 'alertdialog' : 'dialog')).toBeVisible();
    expect(await findFaults(gallery.page)).toEqual([]);
    await gallery.page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
});

test('a control that is focused with the keyboard explains itself', { tag: '@desktop' }, async ({ gallery }) => {
  await gallery.open();
  const before = gallery.page.getByRole('button', { name: 'Mostrar recado' });
  await gallery.reach(before);
  await before.focus();
  await gallery.page.keyboard.press('Tab');
  await expect(gallery.page.getByRole('tooltip', { name: 'Copiar a resposta' })).toBeVisible();
});

test('nothing moves for who switched animations off', { tag: '@desktop' }, async ({ gallery }) => {
  await gallery.open();
  await gallery.page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect
    .poll(() =>
      gallery.page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length),
    )
    .toBe(0);
});
