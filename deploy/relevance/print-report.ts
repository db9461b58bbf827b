import type { Report, Score, SuggestionScore } from './score.ts'

const measures = [
  ['ndcg', 'NDCG@10'],
  ['ndcgOfVersions', 'of versions'],
  ['recall', 'recall@50'],
  ['zeroHit', 'zero-hit'],
  ['miss', 'miss@10'],
  ['duplicates', 'duplicates'],
  ['wrong', 'wrong hits'],
] as const

const show = (value: number | null | undefined): string =>
  value === undefined || value === null || Number.isNaN(value) ? '–' : value.toFixed(3)

const line = (label: string, score: Score): string =>
  label.padEnd(22) +
  String(score.queries).padStart(5) +
  measures.map(([measure]) => show(score[measure]).padStart(13)).join('')

const print = (text: string): void => void process.stdout.write(`${text}\n`)

export interface ReportInput {
  product: Report
  /** With one hit per version. */
  folded: Report
  plain: Report
  suggested: SuggestionScore
  committed?: { overall: Score; folded: Score }
}

export const printReport = ({ product, folded, plain, suggested, committed }: ReportInput): void => {
  print(`${''.padEnd(22)}${'n'.padStart(5)}${measures.map(([, title]) => title.padStart(13)).join('')}`)
  for (const [intent, score] of Object.entries(product.intents)) print(line(intent, score))
  print(line('overall', product.overall))
  print(line('copies folded', folded.overall))
  if (committed) {
    print(line('committed result', committed.overall))
    print(line('  copies folded', committed.folded))
  }
  print(line('plain match on names', plain.overall))
  print(`suggestions right${String(suggested.queries).padStart(10)}${show(suggested.right).padStart(13)}`)
  for (const { q, expected, actual } of suggested.wrong)
    print(`  ${q}: ${actual.join(' | ')} instead of ${expected.join(' | ')}`)
}

export const printWorstQueries = ({ queryScores }: Report, count: number): void => {
  const judged = queryScores.filter(({ values }) => values.ndcg !== undefined)
  const worst = judged.toSorted((a, b) => (a.values.ndcg ?? 0) - (b.values.ndcg ?? 0)).slice(0, count)
  for (const { query, values } of worst)
    print(`${show(values.ndcg)} recall ${show(values.recall)}  ${query.id} ${query.intent}  ${query.q}`)
}
