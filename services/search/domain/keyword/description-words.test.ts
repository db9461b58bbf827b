import { expect, test } from 'vitest'
import { descriptionWords } from './description-words.ts'

test.each([
  ['爸爸训练两个女儿摔跤拿冠军', ['爸爸', '训练', '女儿', '摔跤', '冠军']],
  ['零基础学stm32单片机', ['基础', 'stm32']],
  ['考公数量关系怎么学 求李委明的课', ['考公', '数量', '关系', '李委明']],
])('%s has the words %j', (sentence, words) => {
  expect(descriptionWords(sentence)).toEqual(words)
})

test('two words are no sentence', () => {
  expect(descriptionWords('数量关系')).toEqual([])
})
