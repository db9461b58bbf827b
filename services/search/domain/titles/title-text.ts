export { titleKey } from '@pandex/contracts/text/title-key'

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

/** Characters of function words and requests (怎么学, 求李委明的课): as part of a sentence they are neither names nor content. */
export const functionCharacters =
  /[的了是在有和与把被让给从到求学看用会能要我你他她它这那个一不没吗呢吧啊呀上下里中后前很都也还就又再去来说想找做着得们部片剧电影视集]/u
