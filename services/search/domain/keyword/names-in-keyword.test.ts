import { expect, test } from 'vitest'
import { compileAliases } from '../titles/alias-dictionary.ts'
import { namesInKeyword } from './names-in-keyword.ts'
import { parseKeyword } from './parse-keyword.ts'

const dictionary = await compileAliases([
  '大表哥2=荒野大镖客2=Red Dead 2',
  '老头环=艾尔登法环',
  '权游=权力的游戏',
  '张宇1000题=题源探析经典1000题',
  'GTA5=侠盗猎车手5',
  'VS2022=Visual Studio 2022',
  '剑雅=剑桥雅思=Cambridge IELTS',
])

const namesOf = (q: string) => namesInKeyword(parseKeyword(q), dictionary)
const wordsOf = (q: string) => namesOf(q).words.map(({ word }) => word)
const splitOf = (q: string) => namesOf(q).splitWords.map(({ word }) => word)

test.each([
  ['老头环', '艾尔登法环'],
  ['老頭環', '艾尔登法环'],
  ['red dead 2', '荒野大镖客2'],
  ['gta 5', '侠盗猎车手5'],
  ['题源探析经典1000题', '张宇1000题'],
])('%s is named %s', (q, name) => {
  expect(namesOf(q).title).toContain(name)
})

test('a season or filler word beside a name leaves the name', () => {
  expect(namesOf('权游第八季').title).toEqual(['权力的游戏'])
  expect(namesOf('权游 全集下载').title).toEqual(['权力的游戏'])
  expect(namesOf('权游8').sequel).toEqual(['权力的游戏'])
})

test('a part of a work has the names of the work with its number', () => {
  expect(namesOf('剑桥雅思19')).toMatchObject({
    title: ['剑雅19', 'cambridgeielts19'],
    phrases: ['cambridge ielts 19'],
  })
  expect(namesOf('大表哥2').title).toEqual(['荒野大镖客2', 'reddead2'])
})

test('the year of a name that the keyword states is no part of the title', () => {
  expect(namesOf('VS2022').title).toEqual(['visualstudio'])
})

test('a name of several words is one word of a longer keyword', () => {
  expect(wordsOf('red dead 2 攻略')).toEqual(['reddead2', '攻略'])
  expect(wordsOf('red dead 2')).not.toContain('reddead2')
})

test.each([
  ['老头环修改器', ['老头环', '修改器']],
  ['大表哥2攻略', ['大表哥2', '攻略']],
  ['gta5修改器', ['gta5', '修改器']],
  // Another part, another Latin word, one character more.
  ['老头环2攻略', []],
  ['gta5online', []],
  ['老头环境', []],
  // Names of two characters begin other words.
  ['权游戏迷', []],
])('%s is split into %j', (q, words) => {
  expect(splitOf(q)).toEqual(words)
})
