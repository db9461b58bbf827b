import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { readCorpus } from './corpus.ts'
import { openScratchIndex } from './scratch-index.ts'
import { scoreAll, scoreSuggestions } from './score.ts'
import type { Baseline, Score } from './score.ts'

/** Tolerance: the order of equal scores differs between engines. */
const tolerance = 0.005
/** Tolerance of one class, which has a tenth of the queries. */
const classTolerance = 0.02

const baseline = JSON.parse(readFileSync(new URL('result.json', import.meta.url), 'utf8')) as Baseline

/** Without the classes that have no NDCG. */
const findWorseClasses = (intents: Record<string, Score>): string[] =>
  Object.entries(baseline.intents).flatMap(([intent, { ndcg }]) =>
    (intents[intent]?.ndcg ?? 0) < ndcg - classTolerance ? [intent] : [],
  )

test('search quality on judged queries is no worse than the committed result', async () => {
  const corpus = readCorpus()
  await using index = await openScratchIndex(inject('engines').elasticsearchUrl, corpus)
  const worse: string[] = []
  for (const fold of [false, true]) {
    const { overall, intents } = scoreAll(corpus, await index.runQueries({ fold }))
    if (!fold) worse.push(...findWorseClasses(intents))
    const committed = fold ? baseline.folded : baseline.overall
    expect(overall.ndcg).toBeGreaterThan(committed.ndcg - tolerance)
    expect(overall.ndcgOfVersions).toBeGreaterThan(committed.ndcgOfVersions - tolerance)
    expect(overall.recall).toBeGreaterThan(committed.recall - tolerance)
    expect(overall.zeroHit).toBeLessThan(committed.zeroHit + tolerance)
    expect(overall.wrong).toBeLessThan(committed.wrong + 20 * tolerance)
    expect(overall.duplicates).toBeLessThan(committed.duplicates + 20 * tolerance)
  }
  expect(worse).toEqual([])
  expect(scoreSuggestions(corpus, await index.suggest()).right).toBeGreaterThan(baseline.suggested - tolerance)
})
