import { expect, test } from 'vitest'
import { isComment, namesOfLine } from './alias-line.ts'

test('names are separated by equals signs of any width', () => {
  expect(namesOfLine(' 大表哥2 = 荒野大镖客2＝Red Dead  Redemption 2 ')).toEqual([
    '大表哥2',
    '荒野大镖客2',
    'Red Dead Redemption 2',
  ])
})

test('a name that differs only in script, case, spaces or punctuation is a repetition', () => {
  expect(namesOfLine('庆余年=慶餘年=庆·余·年')).toEqual(['庆余年'])
  expect(namesOfLine('Elden Ring=elden-ring=ELDENRING')).toEqual(['Elden Ring'])
  expect(namesOfLine('C++=C')).toEqual(['C++', 'C'])
})

test.each([
  ['# 游戏', true],
  ['  #', true],
  ['C#=CSharp', false],
])('%j is a comment: %s', (line, expected) => {
  expect(isComment(line)).toBe(expected)
})
