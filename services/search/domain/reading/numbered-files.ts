/** Lists of files that differ only by a number: `琅琊榜12.mkv`, `琅琊榜13.mkv`. */

const maxLines = 40

/** Numbers that may count files. Excludes resolutions, years and the parts of one video or archive (`cd1`, `part01`). */
const counter = /(?<![\d.]|(?:cd|dis[ck]|part)[\s._-]?)\d{1,3}(?![\d]|[pk](?![a-z])|bit|\s?[gm]b)/gi

/** Numbers in front of which a letter or 第 says what they count (`S01E05`, `第05集`); other rules read these. */
const isNamed = (line: string, at: number): boolean => /[a-z第]/i.test(line[at - 1] ?? '')

const countersOf = (line: string): string[] => line.match(counter) ?? []

/** Groups of lines that differ only by their numbers. */
const seriesOf = (lines: readonly string[]): string[][] => {
  const bySkeleton = new Map<string, string[]>()
  for (const line of lines) {
    const skeleton = line.replace(counter, '#')
    if (skeleton !== line) bySkeleton.set(skeleton, [...(bySkeleton.get(skeleton) ?? []), line])
  }
  return [...bySkeleton.values()].filter((series) => new Set(series).size > 1)
}

const linesOf = (files: string): string[] => files.split('\n', maxLines).filter((line) => line.startsWith('file:'))

/** @param extensions lower case, with the dot */
export const areNumbered = (files: string, extensions: readonly string[]): boolean =>
  seriesOf(linesOf(files).filter((line) => extensions.some((one) => line.trimEnd().toLowerCase().endsWith(one))))
    .length > 0

/** Replaces the numbers by which files differ with a space: they are no part of the title, and no season. */
export const withoutFileNumbers = (files: string): string => {
  let rest = files
  for (const series of seriesOf(linesOf(files))) {
    const numbers = series.map(countersOf)
    const [first = []] = numbers
    const differs = first.map((number, at) => numbers.some((others) => others[at] !== number))
    for (const line of series) {
      let place = -1
      const bare = line.replace(counter, (number, at: number) => {
        place += 1
        return differs[place] && !isNamed(line, at) ? ' ' : number
      })
      rest = rest.replace(line, () => bare)
    }
  }
  return rest
}
