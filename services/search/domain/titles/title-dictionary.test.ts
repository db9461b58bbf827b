import { expect, test } from 'vitest'
import { findCorrection } from './spelling-correction.ts'
import { createTitleDictionary } from './title-dictionary.ts'

const dictionaryOf = (counts: Record<string, number>) => {
  const dictionary = createTitleDictionary(100)
  dictionary.add(Object.entries(counts).map(([key, count]) => ({ key, count })))
  return dictionary
}

const keysOf = (titles: readonly { key: string }[]): string[] => titles.map(({ key }) => key)

test('counts the shares of a title, and keeps to its maximum of titles', () => {
  const dictionary = createTitleDictionary(2)
  dictionary.add([
    { key: '庆余年', count: 3 },
    { key: '狂飙', count: 1 },
  ])
  dictionary.add([
    { key: '庆余年', count: 1 },
    { key: '三体', count: 1 },
  ])
  expect(['庆余年', '狂飙', '三体', '射雕'].map((key) => dictionary.countOf(key))).toEqual([4, 1, 0, 0])
  expect(dictionary.size).toBe(2)
})

test.each([
  ['a wrong character', '庆余年', '庆佘年'],
  ['a missing character', '长安十二时辰', '长安十时辰'],
  ['a character too many', '长安十二时辰', '长安十十二时辰'],
  ['two exchanged characters', '甄嬛传', '甄传嬛'],
  ['two errors in a long title', '肖申克的救赎', '肖审克的救恕'],
  ['two errors at both ends', '肖申克的救赎', '霄申克的救恕'],
  ['an error beside a repeated character', '天天向上', '天天象上'],
  ['a wrong letter', 'interstellar', 'interstelar'],
])('finds a title despite %s', (_, title, typed) => {
  const dictionary = dictionaryOf({ [title]: 9, 其他的一个名字: 9, unrelatedname: 9 })
  const similar = dictionary.findSimilar(typed)
  expect(keysOf(similar)).toEqual([title])
  expect(findCorrection(typed, 0, similar)).toBe(title)
})

test('finds titles that sound alike, though several characters differ', () => {
  expect(dictionaryOf({ 琅琊榜: 9 }).findSimilar('狼牙榜')).toEqual([{ key: '琅琊榜', count: 9, soundsAlike: true }])
  expect(dictionaryOf({ 狼牙: 9, 朗读: 9 }).findSimilar('琅琊')).toEqual([{ key: '狼牙', count: 9, soundsAlike: true }])
})

test('a title of one share, which may be misread, is not similar to any', () => {
  const dictionary = dictionaryOf({ 庆余年: 1 })
  expect(dictionary.findSimilar('庆佘年')).toEqual([])
  expect(dictionary.findByLetters([['庆'], ['年']])).toEqual([])
  expect(dictionary.findContaining('庆余')).toEqual([])
})

test('finds a title from its second share on', () => {
  const dictionary = dictionaryOf({ 庆余年: 1 })
  dictionary.add([{ key: '庆余年', count: 1 }])
  expect(keysOf(dictionary.findSimilar('庆佘年'))).toEqual(['庆余年'])
  dictionary.add([{ key: '庆余年', count: -1 }])
  expect(dictionary.findSimilar('庆佘年')).toEqual([])
})

test('finds titles by letters in their order, starting with the first one', () => {
  const dictionary = dictionaryOf({ 权力的游戏: 9, 游戏的权力: 9, 看权力的游戏: 9, 复仇者联盟四: 5, 权谋: 3 })
  expect(keysOf(dictionary.findByLetters([['权'], ['游']]))).toEqual(['权力的游戏'])
  expect(keysOf(dictionary.findByLetters([['复'], ['联'], ['4', '四', 'four']]))).toEqual(['复仇者联盟四'])
})

test('finds longer titles that contain the key, the most frequent first', () => {
  const dictionary = dictionaryOf({ 庆余年: 40, 庆余年2: 20, 新庆余年传奇: 30, 年余庆: 9 })
  expect(dictionary.findContaining('庆余年')).toEqual(['新庆余年传奇', '庆余年2'])
})

test('Latin words are contained as whole words only', () => {
  const dictionary = dictionaryOf({ titanic: 9, it小丑回魂: 5, 奥威尔1984: 4, 第19845集: 3 })
  expect(dictionary.findContaining('it')).toEqual(['it小丑回魂'])
  expect(dictionary.findContaining('1984')).toEqual(['奥威尔1984'])
})
