import { memoizeByText } from '@pandex/contracts/text/memoize-by-text'
import { pinyin } from 'pinyin-pro'

/** One search reads the same title several times. */
const readPinyin = memoizeByText((key) =>
  pinyin(key, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).join('').toLowerCase(),
)

/** Pinyin without tones: `庆余年` → `qingyunian`. Undefined when the key has no Chinese character. */
export const phoneticKeyOf = (key: string): string | undefined =>
  /\p{sc=Han}/u.test(key) ? readPinyin(key) : undefined
