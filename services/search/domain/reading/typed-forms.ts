/**
 * Ways to type a name: 庆余年 as `庆余`, `qingyunian`, `qyn`, `qing余年` or `qingyn`. The index finds names by a prefix of
 * their typed forms; `isBeginningOf` removes those that do not begin with the typed text.
 */
import { pinyin } from 'pinyin-pro'
import { phoneticKeyOf } from './phonetic-key.ts'
import { titleKey } from '@pandex/contracts/text/title-key'

interface Letter {
  letter: string
  sounds: string[]
}

const isChinese = (letter: string): boolean => /\p{sc=Han}/u.test(letter)

/** By dictionary, except 传 at the end of a name, which means a biography (zhuàn). */
const lettersOf = (name: string): Letter[] => {
  const key = titleKey(name)
  const inContext = pinyin(key, { toneType: 'none', type: 'array', nonZh: 'spaced', v: true })
  return Array.from(key).map((letter, index, all) => {
    if (!isChinese(letter)) return { letter, sounds: [] }
    const alone = pinyin(letter, { toneType: 'none', type: 'array', multiple: true, v: true })
    const isLife = letter === '传' && index > 1 && index === all.length - 1
    const usual = isLife ? 'zhuan' : (inContext[index] ?? '')
    return { letter, sounds: [...new Set([usual, ...alone])].map((sound) => sound.toLowerCase()) }
  })
}

/** `Game of Thrones` → `got`. */
const initialsOfWords = (name: string): string | undefined => {
  const words = name.match(/[A-Za-z\d]+/g) ?? []
  return words.length > 2 && !isChinese(name) ? titleKey(words.map((word) => word[0]).join('')) : undefined
}

/** Bounds the readings of names with many ambiguous characters. The last characters vary first, as words fix them least. */
const maxReadings = 8
const maxLetters = 20

/** Returns the characters, pinyin and initials of a name, and variants with another reading of one character. */
export const typedFormsOf = (name: string): string[] => {
  const letters = lettersOf(name).slice(0, maxLetters)
  const others = letters.flatMap(({ sounds }, at) => sounds.slice(1).map((sound) => ({ at, sound })))
  const readings = [undefined, ...others.toReversed()]
    .slice(0, maxReadings)
    .map((changed) =>
      letters.map(({ letter, sounds }, index) => (index === changed?.at ? changed.sound : (sounds[0] ?? letter))),
    )
  const forms = readings.flatMap((reading) => [
    reading.join(''),
    reading.map((sound, index) => (letters[index]?.sounds.length ? sound.slice(0, 1) : sound)).join(''),
  ])
  const characters = letters.map(({ letter }) => letter).join('')
  return [...new Set([characters, ...forms, initialsOfWords(name) ?? ''])].filter(Boolean)
}

const syllable =
  /(?:[zcs]h|[b-df-hj-np-tw-z])?(?:i?[ao]ng|uang|[ei]ng|[iuv]?an|iao|uai|[eiuv]n|[aeu]i|[ai]o|ou|iu|[iuv]e|ia|u[ao]|er|[aeiouv])|[zcs]h|[a-z]|./gu

/** Prefixes of typed forms. The second list is for text that the first does not find; it is less precise. */
export const typedPrefixes = (typed: string): [sure: string[], loose: string[]] => {
  const key = titleKey(typed).slice(0, maxLetters * 2)
  if (key === '') return [[], []]
  const sound = phoneticKeyOf(key) ?? key
  const initials = Array.from(sound.match(syllable) ?? [], (one) => (/^[a-z]/.test(one) ? one[0] : one)).join('')
  return [[...new Set([key, sound])], initials.length > 1 && initials !== key ? [initials] : []]
}

interface MatchState {
  done: number
  rest: string
}

const nextStates = (letters: readonly Letter[], { done, rest }: MatchState, typed: string): MatchState[] => {
  const next = letters[done]
  const within = rest.startsWith(typed) ? [{ done, rest: rest.slice(typed.length) }] : []
  if (!next) return within
  if (next.letter === typed) return [...within, { done: done + 1, rest: '' }]
  if (isChinese(typed)) return next.sounds.includes(phoneticKeyOf(typed) ?? '') ? [{ done: done + 1, rest: '' }] : []
  const begun = next.sounds.filter((sound) => sound.startsWith(typed))
  return [...within, ...begun.map((sound) => ({ done: done + 1, rest: sound.slice(typed.length) }))]
}

/** Whether a name begins with the typed text, in any mixture of characters (or homophones), pinyin and initials. */
export const isBeginningOf = (typed: string, name: string): boolean => {
  const letters = lettersOf(name)
  const initials = initialsOfWords(name)
  const key = titleKey(typed)
  if (initials?.startsWith(key)) return true
  let places: MatchState[] = [{ done: 0, rest: '' }]
  for (const letter of key) {
    const reached = places.flatMap((place) => nextStates(letters, place, letter))
    places = [...new Map(reached.map((place) => [`${place.done} ${place.rest}`, place])).values()]
    if (places.length === 0) return false
  }
  return key !== ''
}
