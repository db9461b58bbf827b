/**
 * Titles that belong to a keyword without being its aliases: parts of a series, books of a subject, albums of a singer,
 * collections that hold a work.
 */
import { ofFiles, oftenTogether } from './title-kin.ts'
import type { KnownTitle, Neighbour } from './title-kin.ts'

const mostRelated = 24
const seldomTogether = 0.1

/** `冰与火之歌：权力的游戏` relates both titles, even if most shares have only one of them. */
const isPartOf = (key: string, other: string, joined: ReadonlySet<string>): boolean =>
  joined.has(key + other) || joined.has(other + key)

/** The series that `key` is a part of; only few of the series' shares need to name the part. */
const seriesBefore = (key: string, joined: ReadonlySet<string>): string[] =>
  [...joined].flatMap((one) => (one.length > key.length + 1 && one.endsWith(key) ? [one.slice(0, -key.length)] : []))

const ofNames = (key: string, named: readonly Neighbour[]): string[] => {
  const proven = named.filter(({ together }) => together >= 2)
  const joined = new Set(proven.map(({ key: other }) => other))
  const related = proven.filter(
    ({ key: other, count, together }) => together / count >= seldomTogether || isPartOf(key, other, joined),
  )
  return [...related.map(({ key: other }) => other), ...seriesBefore(key, joined)]
}

const oftenBeside = ({ neighbours }: Pick<KnownTitle, 'neighbours'>): string[] =>
  neighbours.flatMap(({ key, count, together }) => (together >= 2 && together / count >= seldomTogether ? [key] : []))

const ofContents = ({ contents }: Pick<KnownTitle, 'contents'>): string[] =>
  contents.filter(({ count }) => count >= 2).map(({ key }) => key)

const isTitle = (key: string): boolean => key.length > 1 && !ofFiles.test(key)

/** Titles of the collections that hold the work: other shares of such a title may hold it without listing it. */
export const collectionsWith = (key: string, { collections }: Pick<KnownTitle, 'collections'>): string[] =>
  collections.flatMap(({ key: other }) => (other !== key && isTitle(other) ? [other] : []))

/** Years of the keyword that are titles: 1989 by Taylor Swift. */
const yearsAsTitles = (said: readonly string[], { neighbours }: Pick<KnownTitle, 'neighbours'>): string[] =>
  neighbours.flatMap(({ key, count, together }) =>
    together >= 2 && together / count >= oftenTogether && said.includes(`year:${key}`) ? [key] : [],
  )

/**
 * @param named titles of the shares whose names hold the words
 * @param said year and season of the keyword, as tokens
 * @returns titles, as keys
 */
export const relatedTo = (
  key: string,
  {
    known,
    named,
    said,
  }: {
    known: Pick<KnownTitle, 'contents' | 'neighbours'>
    named: readonly Neighbour[]
    said: readonly string[]
  },
): string[] => {
  const titles = [...ofNames(key, named), ...ofContents(known), ...oftenBeside(known)].filter(
    (other) => other !== key && isTitle(other),
  )
  return [...new Set([...yearsAsTitles(said, known), ...titles])].slice(0, mostRelated)
}
