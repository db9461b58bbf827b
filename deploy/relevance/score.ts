import type { Corpus, JudgedQuery, Share } from './corpus.ts'

/** A position in a ranked list: indexes of one share or of several folded ones. The first is shown. */
export type Hit = readonly [number, ...number[]]

export interface Answer {
  hits: readonly Hit[]
  /** The answer says that it contains only similar titles, because nothing matches. */
  hasOnlySimilar: boolean
}

/** Means over the queries to which a measure applies; NaN without any. */
export interface Score {
  queries: number
  /** Relative to the best order of all judged shares. A folded list cannot reach 1 where ten copies of one version exist. */
  ndcg: number
  /** Relative to the best order of versions, each shown once. */
  ndcgOfVersions: number
  /** Of at most 50 shares with grade 2 or 3, those in the first 50 hits. */
  recall: number
  zeroHit: number
  /** Queries with nothing of grade 2 or 3 among the first ten. */
  miss: number
  /** Hits among the first ten that repeat a version. */
  duplicates: number
  /** Hits with grade 0 among the first ten of unanswerable queries, unless the answer `looksAlike`. */
  wrong: number
}

const topCount = 10
const recallDepth = 50

const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, topCount).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

const idealOf = (grades: readonly number[]): number => gainOf(grades.toSorted((a, b) => b - a))

const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length

const versionOf = (share: Share | undefined): string => `${share?.work_id}\n${share?.truth.version}`

/** Intents whose queries have no matching share, or are answered by a suggestion. */
const unanswerable = new Set(['zero-result', 'pinyin'])

export interface QueryScore {
  query: JudgedQuery
  values: Partial<Omit<Score, 'queries'>>
}

/** A group has the grade of its best share. */
const scoreQuery = (query: JudgedQuery, { hits, hasOnlySimilar }: Answer, shares: readonly Share[]): QueryScore => {
  const gradeOf = (index: number): number => query.grades[index] ?? 0
  const top = hits.slice(0, topCount)
  const grades = top.map((group) => Math.max(...group.map(gradeOf)))
  const duplicates = top.length - new Set(top.map(([index]) => versionOf(shares[index]))).size
  const judged = Object.keys(query.grades).map(Number)
  const good = judged.filter((index) => gradeOf(index) >= 2)
  if (query.intent === 'zero-result')
    return { query, values: { duplicates, wrong: hasOnlySimilar ? 0 : grades.filter((grade) => grade === 0).length } }
  if (unanswerable.has(query.intent) || good.length === 0) return { query, values: { duplicates } }

  const bestOfVersion = new Map<string, number>()
  for (const index of judged) {
    const version = versionOf(shares[index])
    bestOfVersion.set(version, Math.max(bestOfVersion.get(version) ?? 0, gradeOf(index)))
  }
  const seen = new Set<string>()
  const gradesOfNew = top.map(([index], place) => {
    const version = versionOf(shares[index])
    if (seen.has(version)) return 0
    seen.add(version)
    return grades[place] ?? 0
  })
  const found = new Set(hits.slice(0, recallDepth).flat())
  return {
    query,
    values: {
      ndcg: gainOf(grades) / idealOf(judged.map(gradeOf)),
      ndcgOfVersions: gainOf(gradesOfNew) / idealOf([...bestOfVersion.values()]),
      recall: Math.min(1, good.filter((index) => found.has(index)).length / Math.min(recallDepth, good.length)),
      zeroHit: hits.length === 0 ? 1 : 0,
      miss: grades.some((grade) => grade >= 2) ? 0 : 1,
      duplicates,
    },
  }
}

const summarize = (scores: readonly QueryScore[]): Score => {
  const of = (measure: keyof QueryScore['values']): number =>
    mean(scores.flatMap(({ values }) => values[measure] ?? []))
  return {
    queries: scores.length,
    ndcg: of('ndcg'),
    ndcgOfVersions: of('ndcgOfVersions'),
    recall: of('recall'),
    zeroHit: of('zeroHit'),
    miss: of('miss'),
    duplicates: of('duplicates'),
    wrong: of('wrong'),
  }
}

const maxSuggestions = 5

export interface SuggestionScore {
  queries: number
  /** Queries with every expected title among the first five, or with no suggestion when none is expected; NaN without queries. */
  right: number
  wrong: { q: string; expected: string[]; actual: string[] }[]
}

export const scoreSuggestions = (
  { queries }: Corpus,
  suggested: ReadonlyMap<string, readonly { text: string }[]>,
): SuggestionScore => {
  const results = queries.flatMap(({ id, q, suggest: expected }) => {
    const actual = (suggested.get(id) ?? []).map(({ text }) => text)
    const first = actual.slice(0, maxSuggestions)
    return expected
      ? [
          {
            q,
            expected,
            actual,
            isCorrect: expected.length > 0 ? expected.every((title) => first.includes(title)) : actual.length === 0,
          },
        ]
      : []
  })
  const wrong = results.filter(({ isCorrect }) => !isCorrect)
  return { queries: results.length, right: results.length > 0 ? 1 - wrong.length / results.length : Number.NaN, wrong }
}

export interface Baseline {
  overall: Score
  folded: Score
  suggested: number
  intents: Record<string, Score>
}

export interface Report {
  overall: Score
  intents: Record<string, Score>
  queryScores: QueryScore[]
}

const emptyAnswer: Answer = { hits: [], hasOnlySimilar: false }

export const scoreAll = ({ queries, shares }: Corpus, answers: ReadonlyMap<string, Answer>): Report => {
  const scores = queries.map((query) => scoreQuery(query, answers.get(query.id) ?? emptyAnswer, shares))
  const byIntent = Object.groupBy(scores, ({ query }) => query.intent)
  return {
    overall: summarize(scores),
    intents: Object.fromEntries(Object.entries(byIntent).map(([intent, group]) => [intent, summarize(group ?? [])])),
    queryScores: scores,
  }
}
