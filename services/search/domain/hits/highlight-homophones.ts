import { normalizeTitle } from '@pandex/contracts/text/normalize-title'
import { minHomophoneLength } from '../relevance-thresholds.ts'
import type { Keyword } from '../keyword/parse-keyword.ts'
import { phoneticKeyOf } from '../reading/phonetic-key.ts'
import { titleKey } from '@pandex/contracts/text/title-key'
import { highlightMarks } from '../index/highlight-marks.ts'
import type { FoundDisk } from './to-hit.ts'

const phoneticKeyCache = new Map<string, string>()

const phoneticKeyOfCharacter = (character: string): string => {
  const known = phoneticKeyCache.get(character)
  if (known !== undefined) return known
  const sound = phoneticKeyOf(character) ?? character
  if (/\p{sc=Han}/u.test(character)) phoneticKeyCache.set(character, sound)
  return sound
}

interface MarkedCharacter {
  character: string
  isMarked: boolean
}

const readMarks = (marked: string): MarkedCharacter[] => {
  const characters: MarkedCharacter[] = []
  let isMarked = false
  for (const character of marked) {
    if (character === highlightMarks.open || character === highlightMarks.close)
      isMarked = character === highlightMarks.open
    else characters.push({ character, isMarked })
  }
  return characters
}

const writeMarks = (characters: readonly MarkedCharacter[]): string => {
  const pieces = characters.map(({ character, isMarked }, at) => {
    const isFirst = isMarked && !characters[at - 1]?.isMarked
    const isLast = isMarked && !characters[at + 1]?.isMarked
    return (isFirst ? highlightMarks.open : '') + character + (isLast ? highlightMarks.close : '')
  })
  return pieces.join('')
}

/**
 * Highlights the part of a name that sounds like the keyword's title; Elasticsearch highlights equal characters only.
 * @returns the hit itself when its name holds the title in any spelling, or nothing that sounds like it
 */
export const highlightHomophones = ({ title }: Keyword, hit: FoundDisk): FoundDisk => {
  const titleCharacters = Array.from(titleKey(title))
  const name = hit.document.disk_name
  if (titleCharacters.length < minHomophoneLength || !/\p{sc=Han}/u.test(title)) return hit
  if (normalizeTitle(name).includes(title)) return hit
  const sounds = titleCharacters.map(phoneticKeyOfCharacter)
  const characters = readMarks(hit.highlight?.disk_name?.[0] ?? name)
  const start = characters.findIndex((_, at) =>
    sounds.every((sound, offset) => phoneticKeyOfCharacter(characters[at + offset]?.character ?? '') === sound),
  )
  if (start < 0) return hit
  const end = start + titleCharacters.length
  const marked = characters.map((one, at) => (at >= start && at < end ? { ...one, isMarked: true } : one))
  return { ...hit, highlight: { ...hit.highlight, disk_name: [writeMarks(marked)] } }
}
