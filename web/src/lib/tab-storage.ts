/** Acts on what this tab keeps. Storage can be denied, hold nonsense, and prerendering has none: then there is no answer. */
export function inTabStorage<Answer>(act: (storage: Storage) => Answer): Answer | undefined {
  try {
    return act(sessionStorage);
  } catch {
    return undefined;
  }
}
