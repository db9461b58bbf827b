/**
 * `make relevance`: prints the search quality on judged queries, beside plain `match` and the committed result. RESOURCES and QUERIES
 * name another corpus; `KEEP=1` writes the result of the own corpus; `WORST=20` lists the worst queries.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { openTestEngines } from '../local/engines/test-engines.ts'
import { readCorpus } from './corpus.ts'
import { printReport, printWorstQueries } from './print-report.ts'
import { scoreAll, scoreSuggestions } from './score.ts'
import type { Baseline, Score } from './score.ts'
import { openScratchIndex } from './scratch-index.ts'

const { RESOURCES, QUERIES, KEEP, WORST } = process.env
const resultFile = new URL('result.json', import.meta.url)

const round = (score: Score): Score =>
  Object.fromEntries(
    Object.entries(score).map(([name, value]) => [name, Math.round(value * 1e4) / 1e4]),
  ) as unknown as Score

const corpus = readCorpus(RESOURCES || undefined, QUERIES || undefined)
const { urls, stop } = await openTestEngines((step) => void process.stderr.write(`${step}\n`))
try {
  await using index = await openScratchIndex(urls.elasticsearchUrl, corpus)
  const product = scoreAll(corpus, await index.runQueries({ fold: false }))
  const folded = scoreAll(corpus, await index.runQueries({ fold: true }))
  const plain = scoreAll(corpus, await index.askPlain())
  const suggested = scoreSuggestions(corpus, await index.suggest())
  const isOwn = !RESOURCES && !QUERIES
  const committed = JSON.parse(readFileSync(resultFile, 'utf8')) as Baseline
  printReport({ product, folded, plain, suggested, committed: isOwn ? committed : undefined })
  if (WORST) printWorstQueries(product, Number(WORST))
  if (isOwn && KEEP) {
    const baseline: Baseline = {
      overall: round(product.overall),
      folded: round(folded.overall),
      suggested: suggested.right,
      intents: Object.fromEntries(Object.entries(product.intents).map(([intent, score]) => [intent, round(score)])),
    }
    writeFileSync(resultFile, `${JSON.stringify(baseline, undefined, 2)}\n`)
    process.stdout.write(`\nkept in result.json\n`)
  }
} finally {
  await stop()
}
