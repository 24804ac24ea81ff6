import { expect, test, type Gallery } from '../fixtures/gallery.ts';

const looks = [
  { name: 'light', look: { theme: 'light', direction: 'ltr' } },
  { name: 'dark', look: { theme: 'dark', direction: 'ltr' } },
  { name: 'rtl', look: { theme: 'light', direction: 'rtl' } },
] as const;

/** The sections by what they are called in each direction. */
const sections = {
  identity: { ltr: 'Identidade', rtl: 'الهوية' },
  pictures: { ltr: 'Figuras', rtl: 'الصور' },
  type: { ltr: 'Letras', rtl: 'الخطوط' },
  buttons: { ltr: 'Botões e links', rtl: 'الأزرار والروابط' },
  fields: { ltr: 'Campos', rtl: 'الحقول' },
  choices: { ltr: 'Escolhas', rtl: 'الاختيارات' },
  messages: { ltr: 'Avisos e estados', rtl: 'الرسائل والحالات' },
  progress: { ltr: 'Andamento', rtl: 'التقدم' },
  containers: { ltr: 'Recipientes', rtl: 'الحاويات' },
} as const;

const overlays = {
  dialog: { ltr: 'Abrir diálogo', rtl: 'افتح نافذة', role: 'dialog' },
  sheet: { ltr: 'Abrir folha', rtl: 'افتح لوحة', role: 'dialog' },
  menu: { ltr: 'Abrir menu', rtl: 'افتح قائمة', role: 'menu' },
} as const;

test.use({ locale: 'pt-BR' });
test.skip(process.platform !== 'linux', 'the pictures were taken with the fonts of Debian');

// Another machine draws the edges of letters differently; a control that moved or changed is more than that.
const tolerance = { maxDiffPixelRatio: 0.02 };

async function compareOverlay({ page }: Gallery, opener: string, role: 'dialog' | 'menu', picture: string) {
  await page.getByRole('button', { name: opener, exact: true }).click();
  await expect.soft(page.getByRole(role)).toHaveScreenshot(picture, tolerance);
  await page.keyboard.press('Escape');
  await expect(page.getByRole(role)).toBeHidden();
}

for (const { name, look } of looks) {
  test(`the kit looks as it did, ${name}`, async ({ gallery }) => {
    test.slow();
    await gallery.open(look);
    for (const [id, titles] of Object.entries(sections)) {
      await expect.soft(gallery.section(titles[look.direction])).toHaveScreenshot(`${id}-${name}.png`, tolerance);
    }
    for (const [id, overlay] of Object.entries(overlays)) {
      await compareOverlay(gallery, overlay[look.direction], overlay.role, `${id}-${name}.png`);
    }
  });
}
