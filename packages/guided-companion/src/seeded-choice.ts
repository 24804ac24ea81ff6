/** A number in [0, 1) that depends on the key alone (FNV-1a with an avalanche). */
export function seededFraction(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

/** An index below `length` that depends on the key alone. */
export function seededIndex(length: number, key: string): number {
  return Math.floor(seededFraction(key) * length);
}
