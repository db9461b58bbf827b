import { shortestBySound } from './relevance.ts'
import type { Keyword } from './read-keyword.ts'
import { soundOf } from './sounds.ts'
import { titleKey } from './title-text.ts'
import { matchMarks } from './to-hit.ts'
import type { FoundDisk } from './to-hit.ts'

const knownSounds = new Map<string, string>()

const soundOfCharacter = (character: string): string => {
  const known = knownSounds.get(character)
  if (known !== undefined) return known
  const sound = soundOf(character) ?? character
  if (/\p{sc=Han}/u.test(character)) knownSounds.set(character, sound)
  return sound
}

/**
 * Highlights the part of a name that sounds like the keyword's title; Elasticsearch highlights equal characters only.
 * @returns the hit itself when its name holds the title as written, or nothing that sounds like it
 */
export const markBySound = ({ title }: Keyword, hit: FoundDisk): FoundDisk => {
  const wanted = Array.from(titleKey(title))
  const name = hit.document.disk_name
  if (wanted.length < shortestBySound || name.includes(title) || !/\p{sc=Han}/u.test(title)) return hit
  const sounds = wanted.map(soundOfCharacter)
  const characters = Array.from(name)
  const start = characters.findIndex((_, at) =>
    sounds.every((sound, offset) => soundOfCharacter(characters[at + offset] ?? '') === sound),
  )
  if (start < 0) return hit
  const end = start + wanted.length
  const marked = [
    characters.slice(0, start).join(''),
    matchMarks.open,
    characters.slice(start, end).join(''),
    matchMarks.close,
    characters.slice(end).join(''),
  ].join('')
  return { ...hit, highlight: { ...hit.highlight, disk_name: [marked] } }
}
