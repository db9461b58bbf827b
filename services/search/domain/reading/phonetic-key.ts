import { pinyin } from 'pinyin-pro'

/** Pinyin without tones: `庆余年` → `qingyunian`. Undefined when the key has no Chinese character. */
export const phoneticKeyOf = (key: string): string | undefined =>
  /\p{sc=Han}/u.test(key)
    ? pinyin(key, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).join('').toLowerCase()
    : undefined
