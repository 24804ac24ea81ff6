const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const apostrophes = /['’‘`´ʼ]/g;
const marks = /[\u0300-\u036f\u0640\u064b-\u0652]/g;

/** Brings text to the one form that is compared: lower case, without accents, apostrophes and invisible characters. */
export function fold(text: string): string {
  return text
    .replace(apostrophes, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(invisible, '')
    .normalize('NFD')
    .replace(marks, '')
    .normalize('NFC');
}
