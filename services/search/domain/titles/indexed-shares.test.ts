import { expect, test } from 'vitest'
import { createIndexedShares } from './indexed-shares.ts'
import type { IndexedShare } from './indexed-shares.ts'

const limits = { maxShares: 5_000, maxTitles: 5_000 }

const share = (id: number, titles: string[], fields: Partial<IndexedShare> = {}): IndexedShare => ({
  id,
  titles,
  fileTitles: [],
  tokens: ['class:film'],
  ...fields,
})

const sharesOf = (...all: IndexedShare[]) => {
  const shares = createIndexedShares(limits)
  for (const one of all) shares.put(one)
  return shares
}

const all = (): boolean => true

const byKey = (counts: readonly { key: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(counts.map(({ key, count }) => [key, count]))

test('counts the shares of a title, by name and by files', () => {
  const shares = sharesOf(
    share(1, ['狂飙', 'theknockout']),
    share(2, ['国产剧合集'], { fileTitles: ['狂飙', '三体'], tokens: ['collection'] }),
    share(3, ['狂飙'], { fileTitles: ['狂飙'] }),
  )
  expect(shares.countTokens('狂飙').toSorted((a, b) => a.count - b.count)).toEqual([
    { tokens: ['collection'], count: 1 },
    { tokens: ['class:film'], count: 2 },
  ])
  expect(byKey(shares.countTitles('狂飙', all))).toEqual({ 狂飙: 3, theknockout: 1, 国产剧合集: 1, 三体: 1 })
  expect(byKey(shares.countTitles('狂飙', all, { origin: 'name' }))).toEqual({ 狂飙: 2, theknockout: 1, 国产剧合集: 1 })
  expect(byKey(shares.countTitles('狂飙', all, { origin: 'files', keyOrigin: 'name' }))).toEqual({ 狂飙: 1 })
  expect(byKey(shares.countTitles('狂飙', (tokens) => tokens.includes('collection')))).toEqual({
    狂飙: 1,
    国产剧合集: 1,
    三体: 1,
  })
  expect([shares.countTokens('射雕'), shares.countTitles('射雕', all)]).toEqual([[], []])
  expect([shares.countOf('狂飙'), shares.titles.countOf('狂飙')]).toEqual([3, 2])
  expect([shares.countOf('三体'), shares.titles.countOf('三体')]).toEqual([1, 0])
})

test('a person stands beside titles, and a title also alone', () => {
  const shares = sharesOf(
    share(1, ['陆贞传奇赵丽颖', '陆贞传奇', '赵丽颖']),
    share(2, ['有匪赵丽颖', '有匪', '赵丽颖']),
    share(3, ['有匪', 'legendoffei']),
    share(4, ['赵丽颖'], { tokens: ['collection'] }),
  )
  expect([shares.ratioAlone('赵丽颖'), shares.ratioAlone('有匪'), shares.ratioAlone('三体')]).toEqual([0, 0.5, 0])
})

test('a share that is put again replaces the older one', () => {
  const shares = sharesOf(share(1, ['狂飙']), share(2, ['狂飙']))
  shares.put(share(1, ['狂飙'], { tokens: ['class:series'] }))
  expect(shares.countTokens('狂飙')).toEqual([
    { tokens: ['class:series'], count: 1 },
    { tokens: ['class:film'], count: 1 },
  ])
  shares.put(share(1, ['三体']))
  expect(['狂飙', '三体'].map((key) => shares.countOf(key))).toEqual([1, 1])
  expect(['狂飙', '三体'].map((key) => shares.titles.countOf(key))).toEqual([1, 1])
  expect(shares.size).toBe(2)
})

test('a removed share counts no more, and may come back', () => {
  const shares = sharesOf(share(1, ['狂飙']))
  for (let time = 0; time < 2; time += 1) shares.remove(1)
  expect([shares.size, shares.countOf('狂飙'), shares.titles.countOf('狂飙')]).toEqual([0, 0, 0])
  expect(shares.countTitles('狂飙', all)).toEqual([])
  shares.put(share(1, ['狂飙']))
  expect(shares.countTitles('狂飙', all)).toEqual([{ key: '狂飙', count: 1 }])
})

test('leaves out shares and titles beyond its limits', () => {
  const shares = createIndexedShares({ maxShares: 2, maxTitles: 1 })
  for (const one of [share(1, ['狂飙']), share(2, ['狂飙', '三体']), share(3, ['狂飙'])]) shares.put(one)
  expect(['狂飙', '三体'].map((key) => shares.countOf(key))).toEqual([2, 0])
  expect([shares.isComplete, sharesOf(share(1, ['狂飙'])).isComplete]).toEqual([false, true])
  shares.remove(1)
  shares.put(share(3, ['狂飙']))
  expect(shares.countTitles('狂飙', all)).toEqual([{ key: '狂飙', count: 2 }])
})

test('agrees with a simple list after many changes', () => {
  const shares = createIndexedShares(limits)
  const list = new Map<number, IndexedShare>()
  let random = 7
  const next = (below: number): number => {
    random = (random * 48_271) % 2_147_483_647
    return random % below
  }
  for (let step = 0; step < 20_000; step += 1) {
    const id = next(2_000)
    if (next(5) === 0) {
      shares.remove(id)
      list.delete(id)
    } else {
      const titles = [`t${next(300)}`, `t${next(300)}`]
      const one = share(id, [...new Set(titles)], { fileTitles: [`t${next(300)}`], tokens: [`year:${next(30)}`] })
      shares.put(one)
      list.set(id, one)
    }
  }
  expect(shares.size).toBe(list.size)
  const titlesOf = ({ titles, fileTitles }: IndexedShare): string[] => [...new Set([...titles, ...fileTitles])]
  for (let title = 0; title < 300; title += 1) {
    const key = `t${title}`
    const expected = [...list.values()].filter((one) => titlesOf(one).includes(key))
    const counts: Record<string, number> = {}
    for (const other of expected.flatMap(titlesOf)) counts[other] = (counts[other] ?? 0) + 1
    expect(byKey(shares.countTitles(key, all))).toEqual(counts)
    expect(shares.countTokens(key).reduce((sum, { count }) => sum + count, 0)).toBe(expected.length)
    expect(shares.countOf(key)).toBe(expected.length)
    expect(shares.titles.countOf(key)).toBe(expected.filter(({ titles }) => titles.includes(key)).length)
  }
})
