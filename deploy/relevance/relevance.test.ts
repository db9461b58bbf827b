import { readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { readCorpus } from './corpus.ts'
import { openScratchIndex } from './scratch-index.ts'
import { scoreAll, scoreSuggestions } from './score.ts'
import type { Kept } from './score.ts'

/** Tolerance: the order of equal scores differs between engines. */
const hair = 0.005

const kept = JSON.parse(readFileSync(new URL('result.json', import.meta.url), 'utf8')) as Kept

test('judged queries are answered no worse than when the result was kept', async () => {
  const corpus = readCorpus()
  await using index = await openScratchIndex(inject('engines').elasticsearchUrl, corpus)
  for (const fold of [false, true]) {
    const { overall } = scoreAll(corpus, await index.ask({ fold }))
    const floor = fold ? kept.folded : kept.overall
    expect(overall.ndcg).toBeGreaterThan(floor.ndcg - hair)
    expect(overall.ndcgOfVersions).toBeGreaterThan(floor.ndcgOfVersions - hair)
    expect(overall.recall).toBeGreaterThan(floor.recall - hair)
    expect(overall.zeroHit).toBeLessThan(floor.zeroHit + hair)
    expect(overall.wrong).toBeLessThan(floor.wrong + 20 * hair)
    expect(overall.duplicates).toBeLessThan(floor.duplicates + 20 * hair)
  }
  expect(scoreSuggestions(corpus, await index.suggest()).right).toBeGreaterThan(kept.suggested - hair)
})
