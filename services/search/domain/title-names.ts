/** What a share is called: the name of its work, as a reader would write it. */
import { readTitleKeys } from './title-keys.ts'
import { titleKey } from './title-text.ts'

const ideograph = /\p{sc=Han}/u

/** `【薄荷资源站】狂飙`, `[无损]周杰伦`: who shares it or what sort of thing it is, before what it is called. */
const leadingTags = /^\s*(?:【[^】]*】\s*)+(?=[^【]*\p{L})|^\s*\[[^\]]*\]\s?[.\-_]?(?=[^[\]]*\p{sc=Han}{2}[^[\]]*$)/u

/**
 * `活着 To Live` and `The Knockout 狂飙` are 活着 and 狂飙: a Latin name behind or a long one before a Chinese name goes.
 * `C++ Primer 中文版` and `S.H.E全集` begin with theirs.
 */
const withoutLatinName = (key: string, keys: readonly string[]): string =>
  keys.find(
    (other) =>
      other !== key &&
      ideograph.test(other) &&
      ((key.startsWith(other) && /^[a-z\d+#]+$/.test(key.slice(other.length))) ||
        (key.endsWith(other) && /^[a-z\d]{8,}$/.test(key.slice(0, -other.length)))),
  ) ?? key

/** `25张宇基础30讲`: the year of a course. */
const courseYear = /^2\d[届级年]?(?!世纪|小时|[天岁集季部话讲章题课克层个分])(?=\p{sc=Han}{2})/u

/**
 * The key of the work's name: the Chinese title that name and files agree on, else that of the name, of the files, else
 * the first one of any kind.
 */
export const mainTitle = (name: string, ofFiles: readonly string[]): string | undefined => {
  const quoted = /《([^》]+)》/u.exec(name)?.[1]
  const inQuotes = quoted ? readTitleKeys(quoted) : []
  const bare = name.replace(leadingTags, '')
  const keys = readTitleKeys(bare)
  const chinese = keys.filter((key) => ideograph.test(key))
  const found =
    inQuotes[0] ??
    ofFiles.find((key) => chinese.includes(key)) ??
    chinese[0] ??
    ofFiles.find((key) => ideograph.test(key)) ??
    keys[0]
  return found && withoutLatinName(found, chinese).replace(courseYear, '')
}

/** Text letter by letter: the letters of its key, each with the place it comes from. */
const placesOf = (text: string): { letter: string; at: number }[] => {
  const places: { letter: string; at: number }[] = []
  let at = 0
  for (const character of text) {
    for (const letter of titleKey(character)) places.push({ letter, at })
    at += character.length
  }
  return places
}

/** The part of a text that a key was made of, as it is written there. */
const writtenIn = (text: string, key: string): string | undefined => {
  const places = placesOf(text)
  const start = places
    .map(({ letter }) => letter)
    .join('')
    .indexOf(key)
  const letters = Array.from(key)
  const [from, to] = [places[start]?.at, places[start + letters.length - 1]?.at]
  if (start < 0 || from === undefined || to === undefined) return undefined
  const written = text.slice(from, to + String.fromCodePoint(text.codePointAt(to) ?? 0).length)
  return ideograph.test(key) ? written : written.replaceAll(/[._]+/g, ' ')
}

const longestName = 40

/** Signs that hide a title, or that were left open. */
const isClean = (written: string): boolean =>
  written.length <= longestName && !/[\n[\]{}<>|【】《》*★☆]|\p{sc=Han}[._+]\p{sc=Han}|\s{2,}/u.test(written)

/** A Latin name of the work, of two words or more. */
const latinName = (keys: readonly string[], bare: string): string | undefined =>
  keys.find((key) => /^[a-z\d]{6,}$/.test(key) && /^\S+[\s.]\S+/.test(writtenIn(bare, key) ?? ''))

/** Names of the work to be shown in suggestions: at most a Chinese and a Latin one, without season, resolution or brackets. */
export const displayNames = (name: string, ofFiles: readonly string[], files: string): string[] => {
  const main = mainTitle(name, ofFiles)
  const latin = latinName(readTitleKeys(name.replace(leadingTags, '')), name)
  return [...new Set([main, latin])].flatMap((key) => {
    if (!key || key.length < 2 || /^\d+$/.test(key)) return []
    const written = writtenIn(name, key) ?? writtenIn(files, key)
    return [written && isClean(written) ? written : key]
  })
}
