import { extractTitleKeys } from './title-keys.ts'
import { titleKey } from './title-text.ts'

const ideograph = /\p{sc=Han}/u

/** Channel or kind before the title: `【薄荷资源站】狂飙`, `[无损]周杰伦`. */
const leadingTags = /^\s*(?:【[^】]*】\s*)+(?=[^【]*\p{L})|^\s*\[[^\]]*\]\s?[.\-_]?(?=[^[\]]*\p{sc=Han}{2}[^[\]]*$)/u

/**
 * Removes a Latin name behind, or a long one before, a Chinese name: `活着 To Live`, `The Knockout 狂飙`. `C++ Primer 中文版`
 * and `S.H.E全集` keep theirs.
 */
const withoutLatinName = (key: string, keys: readonly string[]): string =>
  keys.find(
    (other) =>
      other !== key &&
      ideograph.test(other) &&
      ((key.startsWith(other) && /^[a-z\d+#]+$/.test(key.slice(other.length))) ||
        (key.endsWith(other) && /^[a-z\d]{8,}$/.test(key.slice(0, -other.length)))),
  ) ?? key

const courseYear = /^2\d[届级年]?(?!世纪|小时|[天岁集季部话讲章题课克层个分])(?=\p{sc=Han}{2})/u

/**
 * Returns the work's key: the Chinese title that name and files share, else that of the name, else that of the files,
 * else the first title in any script.
 */
export const mainTitle = (name: string, ofFiles: readonly string[]): string | undefined => {
  const quoted = /《([^》]+)》/u.exec(name)?.[1]
  const inQuotes = quoted ? extractTitleKeys(quoted) : []
  const bare = name.replace(leadingTags, '')
  const keys = extractTitleKeys(bare)
  const chinese = keys.filter((key) => ideograph.test(key))
  const found =
    inQuotes[0] ??
    ofFiles.find((key) => chinese.includes(key)) ??
    chinese[0] ??
    ofFiles.find((key) => ideograph.test(key)) ??
    keys[0]
  return found && withoutLatinName(found, chinese).replace(courseYear, '')
}

const letterPositions = (text: string): { letter: string; at: number }[] => {
  const places: { letter: string; at: number }[] = []
  let at = 0
  for (const character of text) {
    for (const letter of titleKey(character)) places.push({ letter, at })
    at += character.length
  }
  return places
}

const findSpelling = (text: string, key: string): string | undefined => {
  const places = letterPositions(text)
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

const maxNameLength = 40

/** False for signs that obfuscate a title, and for unclosed brackets. */
const isClean = (written: string): boolean =>
  written.length <= maxNameLength && !/[\n[\]{}<>|【】《》*★☆]|\p{sc=Han}[._+]\p{sc=Han}|\s{2,}/u.test(written)

const latinName = (keys: readonly string[], bare: string): string | undefined =>
  keys.find((key) => /^[a-z\d]{6,}$/.test(key) && /^\S+[\s.]\S+/.test(findSpelling(bare, key) ?? ''))

/** Names for suggestions: at most one Chinese and one Latin, without season, resolution or brackets. */
export const displayNames = (name: string, ofFiles: readonly string[], files: string): string[] => {
  const main = mainTitle(name, ofFiles)
  const latin = latinName(extractTitleKeys(name.replace(leadingTags, '')), name)
  return [...new Set([main, latin])].flatMap((key) => {
    if (!key || key.length < 2 || /^\d+$/.test(key)) return []
    const written = findSpelling(name, key) ?? findSpelling(files, key)
    return [written && isClean(written) ? written : key]
  })
}
