import { countTurns } from '@pandex/platform/testing/count-turns'
import { expect, test } from 'vitest'
import { compilePlots } from './plot-dictionary.ts'
import { titleKey } from '@pandex/contracts/text/title-key'

const lines = [
  '火星救援=宇航员 航天员 种土豆 土豆 被困 滞留 求生',
  '地心引力=宇航员 太空 碎片 漂浮 返回舱',
  '荒岛余生=被困 孤岛 排球 快递 求生',
  '肖申克的救赎=冤枉 入狱 越狱 挖隧道 海报',
  ...Array.from({ length: 60 }, (_, at) => `别的作品${at}=别的甲${at} 别的乙${at} 别的丙${at}`),
]
const plots = await compilePlots(lines)
const find = (sentence: string) => plots.findWorks(titleKey(sentence))

test.each([
  ['一个宇航员被困在火星上种土豆的电影', ['火星救援']],
  ['男主被冤枉入狱，用小锤子挖隧道越狱', ['肖申克的救赎']],
  ['在太空里被碎片击中，女宇航员漂浮着回到返回舱', ['地心引力']],
])('%s describes %j', (sentence, works) => {
  expect(find(sentence)).toEqual(works)
})

test('one word of a plot is not enough, nor one word inside another', () => {
  expect(find('有一个宇航员的什么电影来着')).toEqual([])
  expect(find('有个人一直在种土豆的纪录片')).toEqual([])
})

test('a short text is no sentence', () => {
  expect(find('宇航员种土豆')).toEqual([])
})

test('a work is similar if its plot has the characters of a sentence in other words, and no other plot has', () => {
  const similar = (sentence: string) => plots.findSimilarWork(titleKey(sentence))
  expect(find('航天的人滞后在火红的星球救命')).toEqual([])
  expect(similar('航天的人滞后在火红的星球救命')).toBe('火星救援')
  expect(similar('被困的人求生')).toBeUndefined()
  expect(similar('没有任何共同之处的一句话')).toBeUndefined()
})

test('lines without a title or words are ignored, and repeated titles add their words', async () => {
  const repeated = await compilePlots([...lines, '=甲甲 乙乙', '没有词', '火星救援=植物学家'])
  expect(repeated.findWorks(titleKey('一个植物学家被困在外星球上求生'))).toEqual(['火星救援'])
})

test('lets searches run while it compiles a long list', async () => {
  const works = Array.from(
    { length: 5_000 },
    (_, number) => `第${number}部作品=沙漠${number} 飞行员${number} 小狐狸${number}`,
  )
  expect(await countTurns(() => compilePlots(works))).toBeGreaterThanOrEqual(4)
})
