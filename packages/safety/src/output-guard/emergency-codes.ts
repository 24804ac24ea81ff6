/** Short numbers that bring help somewhere; alone in a sentence they can mean nothing else. */
export const emergencyCodes: ReadonlySet<string> = new Set(
  '000 061 100 102 103 108 110 111 112 113 115 116111 116117 116123 117 118 119 120 122 123 141 144 15 188 190 191 192 193 197 198 199 911 988 995 998 999 1098 1122 1320 1323 1393 14416 1577 3114 12356 13114'.split(
    ' ',
  ),
);
