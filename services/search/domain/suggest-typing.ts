/**
 * How a name is typed: 庆余年 as `庆余`, `qingyunian`, `qyn`, `qing余年` or `qingyn`. The index finds names by a prefix of their
 * typed forms; `isBeginningOf` tells which of the found ones really begin with what was typed.
 */
import { pinyin } from 'pinyin-pro'
import { soundOf } from './sounds.ts'
import { titleKey } from './title-text.ts'

/** One letter of a name; Chinese ones with their sounds, the usual one first. */
interface Letter {
  letter: string
  sounds: string[]
}

const isChinese = (letter: string): boolean => /\p{sc=Han}/u.test(letter)

/** By dictionary, but 传 at the end of a name is a life told (zhuàn). */
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

/** Names of many ambiguous characters are found by some of their readings; the last characters are the least bound by a word. */
const mostReadings = 8
const mostLetters = 20

/** What begins a name when it is typed: its characters, its sound and its initials, also with another sound of one character. */
export const typedFormsOf = (name: string): string[] => {
  const letters = lettersOf(name).slice(0, mostLetters)
  const others = letters.flatMap(({ sounds }, at) => sounds.slice(1).map((sound) => ({ at, sound })))
  const readings = [undefined, ...others.toReversed()]
    .slice(0, mostReadings)
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

/** A syllable of pinyin, or what has been typed of one. */
const syllable =
  /(?:[zcs]h|[b-df-hj-np-tw-z])?(?:i?[ao]ng|uang|[ei]ng|[iuv]?an|iao|uai|[eiuv]n|[aeu]i|[ai]o|ou|iu|[iuv]e|ia|u[ao]|er|[aeiouv])|[zcs]h|[a-z]|./gu

/** Prefixes of typed forms; the second list is for what the first does not find, and finds more than what was meant. */
export const typedPrefixes = (typed: string): [sure: string[], loose: string[]] => {
  const key = titleKey(typed).slice(0, mostLetters * 2)
  if (key === '') return [[], []]
  const sound = soundOf(key) ?? key
  const initials = Array.from(sound.match(syllable) ?? [], (one) => (/^[a-z]/.test(one) ? one[0] : one)).join('')
  return [[...new Set([key, sound])], initials.length > 1 && initials !== key ? [initials] : []]
}

/** How far a name has been typed: letters done, and what is left of the sound of the last one. */
interface Place {
  done: number
  rest: string
}

const nextPlaces = (letters: readonly Letter[], { done, rest }: Place, typed: string): Place[] => {
  const next = letters[done]
  const within = rest.startsWith(typed) ? [{ done, rest: rest.slice(typed.length) }] : []
  if (!next) return within
  if (next.letter === typed) return [...within, { done: done + 1, rest: '' }]
  if (isChinese(typed)) return next.sounds.includes(soundOf(typed) ?? '') ? [{ done: done + 1, rest: '' }] : []
  const begun = next.sounds.filter((sound) => sound.startsWith(typed))
  return [...within, ...begun.map((sound) => ({ done: done + 1, rest: sound.slice(typed.length) }))]
}

/** Whether a name begins with what was typed, by characters (or others that sound alike), sounds and initials in any mixture. */
export const isBeginningOf = (typed: string, name: string): boolean => {
  const letters = lettersOf(name)
  const initials = initialsOfWords(name)
  const key = titleKey(typed)
  if (initials?.startsWith(key)) return true
  let places: Place[] = [{ done: 0, rest: '' }]
  for (const letter of key) {
    const reached = places.flatMap((place) => nextPlaces(letters, place, letter))
    places = [...new Map(reached.map((place) => [`${place.done} ${place.rest}`, place])).values()]
    if (places.length === 0) return false
  }
  return key !== ''
}
