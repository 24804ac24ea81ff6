/** In pixels. */
export const pictureSizes = { narrow: { width: 360, height: 720 }, wide: { width: 1120, height: 640 } } as const;

export type PictureForm = keyof typeof pictureSizes;

/** All pictures together may weigh this much. */
export const mostPictureBytes = 150_000;

/** Few install Alento on a wide screen: its picture is there in these languages, and in English for all others. */
const wideLanguages: readonly string[] = ['pt', 'en'];

/** The pictures that are there in a language. */
export function picturesOf(language: string): PictureForm[] {
  return wideLanguages.includes(language) ? ['narrow', 'wide'] : ['narrow'];
}

/** The picture that whoever installs Alento is shown: in their language where there is one. */
export function picturePath(language: string, form: PictureForm): string {
  return `/screenshots/${picturesOf(language).includes(form) ? language : 'en'}-${form}.webp`;
}
