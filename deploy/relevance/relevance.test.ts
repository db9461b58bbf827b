import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { readCorpus } from './corpus.ts'
import { openScratchIndex } from './scratch-index.ts'
import { scoreAll, scoreSuggestions } from './score.ts'
import type { Baseline } from './score.ts'

/** Tolerance: the order of equal scores differs between engines. */
const tolerance = 0.005

const baseline = JSON.parse(readFileSync(new URL('result.json', import.meta.url), 'utf8')) as Baseline

test('judged queries are answered no worse than when the result was kept', async () => {
  const corpus = readCorpus()
  await using index = await openScratchIndex(inject('engines').elasticsearchUrl, corpus)
  for (const fold of [false, true]) {
    const { overall } = scoreAll(corpus, await index.ask({ fold }))
    const floor = fold ? baseline.folded : baseline.overall
    expect(overall.ndcg).toBeGreaterThan(floor.ndcg - tolerance)
    expect(overall.ndcgOfVersions).toBeGreaterThan(floor.ndcgOfVersions - tolerance)
    expect(overall.recall).toBeGreaterThan(floor.recall - tolerance)
    expect(overall.zeroHit).toBeLessThan(floor.zeroHit + tolerance)
    expect(overall.wrong).toBeLessThan(floor.wrong + 20 * tolerance)
    expect(overall.duplicates).toBeLessThan(floor.duplicates + 20 * tolerance)
  }
  expect(scoreSuggestions(corpus, await index.suggest()).right).toBeGreaterThan(baseline.suggested - tolerance)
})
