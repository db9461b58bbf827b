/** Chinese text by its sound, for characters mistaken for others that sound alike. */
import { pinyin } from 'pinyin-pro'

/** Full pinyin without tones: `庆余年` → `qingyunian`. Absent when the key has no Chinese character. */
export const soundOf = (key: string): string | undefined =>
  /\p{sc=Han}/u.test(key)
    ? pinyin(key, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).join('').toLowerCase()
    : undefined
