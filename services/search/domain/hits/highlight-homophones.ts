import { minHomophoneLength } from '../relevance-thresholds.ts'
import type { Keyword } from '../query/parse-keyword.ts'
import { phoneticKeyOf } from '../titles/phonetic-key.ts'
import { titleKey } from '../titles/title-text.ts'
import { highlightMarks } from './to-hit.ts'
import type { FoundDisk } from './to-hit.ts'

const phoneticKeyCache = new Map<string, string>()

const phoneticKeyOfCharacter = (character: string): string => {
  const known = phoneticKeyCache.get(character)
  if (known !== undefined) return known
  const sound = phoneticKeyOf(character) ?? character
  if (/\p{sc=Han}/u.test(character)) phoneticKeyCache.set(character, sound)
  return sound
}

/**
 * Highlights the part of a name that sounds like the keyword's title; Elasticsearch highlights equal characters only.
 * @returns the hit itself when its name holds the title as written, or nothing that sounds like it
 */
export const highlightHomophones = ({ title }: Keyword, hit: FoundDisk): FoundDisk => {
  const keywordSounds = Array.from(titleKey(title))
  const name = hit.document.disk_name
  if (keywordSounds.length < minHomophoneLength || name.includes(title) || !/\p{sc=Han}/u.test(title)) return hit
  const sounds = keywordSounds.map(phoneticKeyOfCharacter)
  const characters = Array.from(name)
  const start = characters.findIndex((_, at) =>
    sounds.every((sound, offset) => phoneticKeyOfCharacter(characters[at + offset] ?? '') === sound),
  )
  if (start < 0) return hit
  const end = start + keywordSounds.length
  const marked = [
    characters.slice(0, start).join(''),
    highlightMarks.open,
    characters.slice(start, end).join(''),
    highlightMarks.close,
    characters.slice(end).join(''),
  ].join('')
  return { ...hit, highlight: { ...hit.highlight, disk_name: [marked] } }
}
