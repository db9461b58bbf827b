import { normalizeTitle } from '@pandex/contracts/text/normalize-title'
import { titleKey } from '@pandex/contracts/text/title-key'
import { minHomophoneLength } from '../relevance-thresholds.ts'
import type { Keyword } from '../keyword/parse-keyword.ts'
import { phoneticKeyOf } from '../reading/phonetic-key.ts'
import type { TextRange } from './find-terms.ts'

const phoneticKeyCache = new Map<string, string>()

/** No Chinese character comes before. */
const firstRadical = '\u2e80'

const phoneticKeyOfCharacter = (character: string): string => {
  if (character < firstRadical) return character
  const known = phoneticKeyCache.get(character)
  if (known !== undefined) return known
  const sound = phoneticKeyOf(character) ?? character
  if (/\p{sc=Han}/u.test(character)) phoneticKeyCache.set(character, sound)
  return sound
}

const soundLike = (characters: readonly string[], first: number, sounds: readonly string[]): boolean => {
  for (let offset = 0; offset < sounds.length; offset += 1)
    if (phoneticKeyOfCharacter(characters[first + offset] ?? '') !== sounds[offset]) return false
  return true
}

/** @returns the part of a name that sounds like the keyword's title, if the name does not hold the title itself */
export const homophoneRange = ({ title }: Pick<Keyword, 'title'>, name: string): TextRange | undefined => {
  const titleCharacters = Array.from(titleKey(title))
  if (titleCharacters.length < minHomophoneLength || !/\p{sc=Han}/u.test(title)) return undefined
  if (name.includes(title) || normalizeTitle(name).includes(title)) return undefined
  const sounds = titleCharacters.map(phoneticKeyOfCharacter)
  const characters = Array.from(name)
  const first = characters.findIndex((_, at) => soundLike(characters, at, sounds))
  if (first < 0) return undefined
  const start = characters.slice(0, first).join('').length
  return { start, end: start + characters.slice(first, first + sounds.length).join('').length }
}
