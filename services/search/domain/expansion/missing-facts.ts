/** Facts that a keyword states and that no share of its titles has. The reply reports them as dropped words. */
import type { QueryExpansion } from './query-expansion.ts'
import type { TitleStatistics } from '../titles/title-statistics.ts'

const namesOfCuts: Record<string, string> = { uncut: '未删减', extended: '加长版', '3d': '3D' }
const namesOfPlatforms: Record<string, string> = { mac: 'Mac', android: '安卓', switch: 'Switch' }

/** `season:3` → 第3季 */
const wordOf = (token: string): string =>
  token
    .replace(/^season:(\d+)$/, '第$1季')
    .replace(/^edition:(\d+)$/, '第$1版')
    .replace(/^cut:(.+)$/, (_, cut: string) => namesOfCuts[cut] ?? cut)
    .replace(/^platform:(.+)$/, (_, platform: string) => namesOfPlatforms[platform] ?? platform)
    .replace(/^year:/, '')

/** Another edition is a similar work, not the same work without a word. */
const isEdition = (token: string): boolean => token.startsWith('edition:')

/**
 * @param stated tokens, such as `season:3`
 * @param titles titles that shares have
 * @returns tokens that no share of any of these titles has; empty without titles
 */
export const findMissingFacts = (
  stated: readonly string[],
  titles: readonly Pick<TitleStatistics, 'missing'>[],
): string[] =>
  titles.length === 0 ? [] : stated.filter((fact) => titles.every(({ missing }) => missing.includes(fact)))

/** @param words other words that are dropped, in the order of the keyword */
export const dropFacts = (
  missing: readonly string[],
  words: readonly string[] = [],
): Pick<QueryExpansion, 'dropped' | 'relaxed'> => {
  const dropped = [...words, ...missing.map(wordOf)]
  if (dropped.length === 0) return { dropped, relaxed: '' }
  return { dropped, relaxed: words.length === 0 && missing.every(isEdition) ? 'similar' : 'words' }
}
