import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whoever was writing before there was a script goes on behind the last letter: the field that they wrote in is gone. */
export function useGoOnWriting(field: RefObject<HTMLTextAreaElement | null>): void {
  const [wasWriting] = useState(() => document.activeElement?.matches('[data-early-draft]') ?? false);
  useLayoutEffect(() => {
    if (!wasWriting || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(-1, -1);
  }, [field, wasWriting]);
}
