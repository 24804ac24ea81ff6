export const isForGallery = process.env.WITH_GALLERY === 'true';
export const isForPhones = process.env.FOR_PHONES === 'true';

/** What has the gallery in it, or is for phones, never lies where the server looks. */
export const buildDirectory = isForGallery ? 'build/gallery' : isForPhones ? 'build/mobile' : 'build';
