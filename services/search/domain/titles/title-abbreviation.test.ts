import { expect, test } from 'vitest'
import { expandAbbreviation, lettersOfAbbreviation } from './title-abbreviation.ts'

test('Latin letters stay together and digits may be written as words', () => {
  expect(lettersOfAbbreviation('权游')).toEqual([['权'], ['游']])
  expect(lettersOfAbbreviation('re0')).toEqual([['re'], ['0', '零', 'zero']])
})

test.each(['游', 'qyn', '这是一个很长的句子', 'c++'])('%s is refused as an abbreviation', (key) => {
  expect(lettersOfAbbreviation(key)).toBeUndefined()
})

test('an abbreviation means a much better known title over others with the same letters', () => {
  const candidates = [
    { key: '权力的游戏', count: 40 },
    { key: '权力的游戏前传', count: 30 },
    { key: '权谋者的游记', count: 4 },
  ]
  expect(expandAbbreviation('权游', candidates)).toBe('权力的游戏')
  expect(expandAbbreviation('权游', [...candidates, { key: '权臣游天下', count: 30 }])).toBeUndefined()
  expect(expandAbbreviation('权游', [{ key: '权力的游戏', count: 1 }])).toBeUndefined()
})
