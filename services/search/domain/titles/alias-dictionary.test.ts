import { countTurns } from '@pandex/platform/testing/count-turns'
import { expect, test } from 'vitest'
import { dictionaryThresholds } from '../relevance-thresholds.ts'
import { compileAliases, emptyAliases } from './alias-dictionary.ts'

test('each name of a line has the others, in their order and as keys', async () => {
  const { namesOf } = await compileAliases(['# 游戏', '大表哥2=荒野大镖客2=Red Dead Redemption 2'])
  expect(namesOf('大表哥2')).toEqual(['荒野大镖客2', 'reddeadredemption2'])
  expect(namesOf('reddeadredemption2')).toEqual(['大表哥2', '荒野大镖客2'])
  expect(namesOf('游戏')).toEqual([])
})

test('a name of two works has the names of both, but does not join the works', async () => {
  const { namesOf } = await compileAliases(['美国末日=最后生还者', '美国末日=American Doomsday'])
  expect(namesOf('美国末日')).toEqual(['最后生还者', 'americandoomsday'])
  expect(namesOf('最后生还者')).toEqual(['美国末日'])
})

test('a subtitle has the names of its part, if no other part has it', async () => {
  const { namesOf, namesOfSubtitleOrPrefix, workOf } = await compileAliases([
    '移动迷宫2=移动迷宫2：烧痕审判',
    '雷神2=雷神2：黑暗世界',
    '地心2=地心2：黑暗世界',
    '侠盗猎车手=侠盗猎车手：三部曲最终版',
  ])
  expect(namesOfSubtitleOrPrefix('烧痕审判')).toEqual(['移动迷宫2', '移动迷宫2烧痕审判'])
  expect(namesOfSubtitleOrPrefix('黑暗世界')).toEqual([])
  expect(namesOfSubtitleOrPrefix('三部曲最终版')).toEqual([])
  expect([namesOf('烧痕审判'), workOf('烧痕审判')]).toEqual([[], undefined])
})

test('a beginning has the names of the only work that begins with it', async () => {
  const { namesOfSubtitleOrPrefix } = await compileAliases([
    '借东西的小人=借物少女艾莉缇=借物少女艾莉缇的世界',
    '移动迷宫2=移动迷宫烧痕审判',
    '移动迷宫3=移动迷宫死亡解药',
  ])
  expect(namesOfSubtitleOrPrefix('借物少女')).toEqual(['借东西的小人', '借物少女艾莉缇', '借物少女艾莉缇的世界'])
  expect(namesOfSubtitleOrPrefix('借物')).toEqual([])
  expect(namesOfSubtitleOrPrefix('移动迷宫')).toEqual([])
})

test('a series has the names that two of its numbered parts have', async () => {
  const { namesOf, phraseOf, workOf } = await compileAliases([
    'GTA4=侠盗猎车手4=Grand Theft Auto 4',
    'GTA5=侠盗猎车手5=Grand Theft Auto 5=给他爱5',
  ])
  expect(namesOf('gta')).toEqual(['侠盗猎车手', 'grandtheftauto'])
  expect(namesOf('给他爱')).toEqual([])
  expect(phraseOf('grandtheftauto')).toBe('grand theft auto')
  expect(workOf('gta')).toBeUndefined()
})

test('a series with a line of its own has the names of that line', async () => {
  const { namesOf } = await compileAliases(['地平线4=Forza 4', '地平线5=Forza 5', '地平线=Horizon'])
  expect(namesOf('地平线')).toEqual(['horizon'])
})

test('a series has a name of two letters only from many numbered parts', async () => {
  const parts = [7, 8, 9, 10].map((part) => `FF${part}=最终幻想${part}`)
  expect((await compileAliases(parts)).namesOf('ff')).toEqual(['最终幻想'])
  expect((await compileAliases(parts.slice(1))).namesOf('ff')).toEqual([])
})

test('a name of many lines has a bounded number of names', async () => {
  const lines = Array.from({ length: 100 }, (_, index) => `同名=作品${index}`)
  expect((await compileAliases(lines)).namesOf('同名')).toHaveLength(dictionaryThresholds.maxNames)
})

test('a typed beginning has the other names of all names that begin with it, but not of one character', async () => {
  const { namesOfBeginning } = await compileAliases(['老头环=艾尔登法环', '老头滚动条=上古卷轴', '老人环=艾尔登法环'])
  expect(namesOfBeginning('老头').toSorted()).toEqual(['上古卷轴', '艾尔登法环'])
  expect(namesOfBeginning('老头环')).toEqual(['艾尔登法环'])
  expect(namesOfBeginning('老')).toEqual([])
  expect(namesOfBeginning('龙龙')).toEqual([])
})

test('an empty dictionary has no names', () => {
  expect(emptyAliases.namesOf('constructor')).toEqual([])
})

test('a name of several Latin words keeps its spaces', async () => {
  const { phraseOf } = await compileAliases(['老头环=ELDEN  RING=艾尔登 法环=Elden'])
  expect(['eldenring', '老头环', '艾尔登法环', 'elden'].map(phraseOf)).toEqual([
    'elden ring',
    undefined,
    undefined,
    undefined,
  ])
})

test('a name with two characters in another order is misspelled, unless several names have these characters', async () => {
  const { misspelledWorkOf } = await compileAliases(['小小的我=Big World', '天地玄黄', '玄天黄地'], ['风起云涌'])
  expect(['小的小我', '我小小的', '天玄地黄', '风云起涌', '风起云涌'].map(misspelledWorkOf)).toEqual([
    '小小的我',
    undefined,
    undefined,
    '风起云涌',
    undefined,
  ])
})

test('a misspelled name is similar to the name', async () => {
  const { findSimilar } = await compileAliases(['premiere=Adobe Premiere Pro', 'photoshop=PS'])
  expect(findSimilar('premeire').map(({ key }) => key)).toEqual(['premiere'])
  expect(emptyAliases.findSimilar('premeire')).toEqual([])
})

test('lets searches run while it compiles a long list', async () => {
  const lines = Array.from({ length: 5_000 }, (_, number) => `第${number}部作品=作品的别名${number}=Work No. ${number}`)
  expect(await countTurns(() => compileAliases(lines))).toBeGreaterThanOrEqual(8)
})
