const digits = new Map('零一二三四五六七八九'.split('').map((digit, value) => [digit, value]))

/** Reads `12`, `十二`, `两` or `二十一`; NaN for anything else. */
export const parseNumber = (text: string): number => {
  if (/^\d+$/.test(text)) return Number(text)
  const [tens, ones] = text.replace('两', '二').split('十')
  const valueOf = (digit: string | undefined, empty: number): number =>
    digit ? (digits.get(digit) ?? Number.NaN) : empty
  if (ones === undefined) return valueOf(tens, Number.NaN)
  return valueOf(tens, 1) * 10 + valueOf(ones, 0)
}

export const numberPattern = '(\\d{1,2}|[一二三四五六七八九十两]{1,3})'
