const lowSymbols = /[😭😢😔😞😟😣😖😫😩🥺😰😱😨😠😡🤬💔🙁☹😿😪]/u;
const highSymbols = /[😊😀😃😄😁🙂😍🥰❤💕💖🎉🥳🤩😌🙏✨😆😂🤣💪]/u;
const anySymbol = /\p{Extended_Pictographic}/u;
const letterOrNumber = /[\p{L}\p{N}]/u;
const emoticon = /^[\s:;=xX8'’()[\]<>3dDpPoO/\\|*^_.-]{2,8}$/u;

export function toneOfSymbols(text: string): 'low' | 'neutral' | 'high' {
  if (lowSymbols.test(text)) return 'low';
  return highSymbols.test(text) ? 'high' : 'neutral';
}

/** Nothing but symbols. */
export function isOnlySymbols(text: string): boolean {
  return (!letterOrNumber.test(text) && anySymbol.test(text)) || (emoticon.test(text) && /[:;=]/.test(text));
}

export function isWordless(text: string): boolean {
  return !letterOrNumber.test(text);
}

/** Keys struck at random, numbers alone, or a bare address. */
export function isUnclear(text: string): boolean {
  const trimmed = text.trim().toLowerCase();
  if (trimmed.length > 200 || /\s/.test(trimmed)) return false;
  return /^[\d.,+*/=-]+$/.test(trimmed) || /^https?:/.test(trimmed) || /[bcdfghjklmnpqrstvwxz]{5}/.test(trimmed);
}
