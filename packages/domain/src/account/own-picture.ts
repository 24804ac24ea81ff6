/** Pictures that come with Alento, and where the server shows those that people upload. */
const ours = /^(?:\/avatars\/[a-z]+-\d+\.webp|https?:\/\/[^/]+\/storage\/v1\/object\/public\/avatars\/.+)$/;

/** What of an `avatar_url` may be shown: a picture that lies elsewhere would tell that place who uses Alento. */
export function parseOwnPicture(url: unknown): string | null {
  return typeof url === 'string' && ours.test(url) ? url : null;
}
