import { expect, test } from 'vitest'
import { aliasPairOf } from './reformulation.ts'

test.each([
  ['大表哥2', '荒野大镖客2', '大表哥2=荒野大镖客2'],
  ['大表哥2 百度网盘', '荒野大镖客2 2018', '大表哥2=荒野大镖客2'],
  ['gta5', '侠盗猎车手5', 'gta5=侠盗猎车手5'],
])('%s, then %s suggests an alias', (first, second, line) => {
  const pair = aliasPairOf(first, second)
  expect(`${pair?.name}=${pair?.title}`).toBe(line)
})

test.each([
  ['an added word', '三体', '三体 全集'],
  ['an added season', '庆余年', '庆余年 第二季'],
  ['a part of the title', '荒野大镖客2', '荒野'],
  ['another spelling', '慶餘年', '庆余年'],
  ['a typing error', '荒野大标客', '荒野大镖客'],
  ['a single character', '狗', '荒野大镖客2'],
  ['a sign of the dictionary', 'a=b', '荒野大镖客2'],
  ['a comment of the dictionary', '#大表哥2', '荒野大镖客2'],
  ['nothing to search for', '...', '荒野大镖客2'],
])('%s suggests none', (_, first, second) => {
  expect(aliasPairOf(first, second)).toBeUndefined()
})
