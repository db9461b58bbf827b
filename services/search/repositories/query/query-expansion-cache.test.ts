import { backgroundContext } from '@pandex/platform/grpc/context'
import { capturedLogger } from '@pandex/platform/testing/fixtures'
import { expect, test } from 'vitest'
import { emptyExpansion } from '../../domain/query/query-expansion.ts'
import type { TitleSource } from '../../domain/query/title-expander.ts'
import { parseKeyword } from '../../domain/query/parse-keyword.ts'
import { compileAliases, emptyAliases } from '../../domain/titles/alias-dictionary.ts'
import { noStatistics } from '../../domain/titles/title-aliases.ts'
import { createTitleDictionary } from '../../domain/titles/title-dictionary.ts'
import { openQueryExpansionCache } from './query-expansion-cache.ts'

const keyword = parseKeyword('权力的游戏')
const alias = '冰与火之歌'

/** An index in which the keyword has one alias; it answers nothing while `isDown`. */
const openIndex = () => {
  const index = { isDown: false, lookups: 0, dictionary: emptyAliases }
  const source: TitleSource = {
    getStatistics: async () => {
      index.lookups += 1
      if (index.isDown) throw new Error('index down')
      return {
        ...noStatistics,
        count: 90,
        countWithFacts: 90,
        cooccurring: [{ key: alias, count: 40, jointCount: 40 }],
      }
    },
    titles: createTitleDictionary(0),
    isWordIndexed: async () => true,
    hasAllWords: async () => true,
    countFacts: async () => ({ years: [], media: {} }),
  }
  const { log } = capturedLogger()
  return {
    index,
    cache: openQueryExpansionCache(
      () => source,
      async () => index.dictionary,
    ),
    ctx: backgroundContext(log),
  }
}

test('a failed refresh keeps the cached expansion, for concurrent searches too', async () => {
  const { index, cache, ctx } = openIndex()
  const cached = await cache.expand(keyword, ctx)
  expect(cached.aliases).toEqual([alias])
  index.isDown = true
  const refresh = cache.refreshIfOutdated(keyword, cached, { isDisproved: true, newestId: 1 }, ctx)
  expect(await Promise.all([refresh, cache.expand(keyword, ctx)])).toEqual([cached, cached])
  expect(await cache.expand(keyword, ctx)).toBe(cached)
})

test('a failed refresh is not repeated by the next search', async () => {
  const { index, cache, ctx } = openIndex()
  const cached = await cache.expand(keyword, ctx)
  index.isDown = true
  const evidence = { isDisproved: true, newestId: 1 }
  expect(await cache.refreshIfOutdated(keyword, cached, evidence, ctx)).toBe(cached)
  const { lookups } = index
  expect(await cache.refreshIfOutdated(keyword, cached, evidence, ctx)).toBe(cached)
  expect(index.lookups).toBe(lookups)
})

test('a failed first lookup is repeated by the next search', async () => {
  const { index, cache, ctx } = openIndex()
  index.isDown = true
  expect(await cache.expand(keyword, ctx)).toBe(emptyExpansion)
  index.isDown = false
  expect((await cache.expand(keyword, ctx)).aliases).toEqual([alias])
})

test('a changed dictionary takes effect at once, and only for the keywords whose names it changes', async () => {
  const { index, cache, ctx } = openIndex()
  await cache.expand(keyword, ctx)
  index.dictionary = compileAliases(['权力的游戏=Game of Thrones'])
  expect((await cache.expand(keyword, ctx)).aliases).toContain('gameofthrones')
  const { lookups } = index
  index.dictionary = compileAliases(['权力的游戏=Game of Thrones', '老友记=Friends'])
  expect((await cache.expand(keyword, ctx)).aliases).toContain('gameofthrones')
  expect(index.lookups).toBe(lookups)
  index.dictionary = emptyAliases
  expect((await cache.expand(keyword, ctx)).aliases).toEqual([alias])
})

test('keywords with one title share a lookup, and a newer hit of any of them repeats it', async () => {
  const { index, cache, ctx } = openIndex()
  const others = ['权力的游戏 4K', '权力的游戏 百度云'].map(parseKeyword)
  const [cached, ...same] = await Promise.all([keyword, ...others].map((one) => cache.expand(one, ctx)))
  expect(same).toEqual([cached, cached])
  const { lookups } = index
  const refresh = async (one: number, newestId: number) => {
    const used = await cache.expand(keyword, ctx)
    await cache.refreshIfOutdated(others[one] ?? keyword, used, { isDisproved: false, newestId }, ctx)
    return index.lookups - lookups
  }
  expect(await refresh(0, 7)).toBe(0)
  expect(await refresh(1, 7)).toBe(0)
  expect(await refresh(1, 8)).toBeGreaterThan(0)
})
