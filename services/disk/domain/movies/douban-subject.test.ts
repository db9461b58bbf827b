import { expect, test } from 'vitest'
import { draftOf } from './read-movies.ts'
import { readSubject } from './douban-subject.ts'

const read = (subject: object, r = 0) => readSubject(JSON.stringify({ r, subject }), draftOf('27088750'))

test('reads the names, the year, the kind, the rating and the actors of a subject', () => {
  const subject = {
    title: '我身体里的那个家伙 내안의 그놈‎ (2019)',
    rate: '7.2',
    is_tv: false,
    actors: ['郑振永', '朴圣雄'],
  }
  expect(read({ ...subject, release_year: '2019', id: '27088750', types: ['剧情'] })).toMatchObject({
    name: '我身体里的那个家伙',
    alias: ['내안의 그놈'],
    year: 2019,
    type: 'movie',
    rating: 7.2,
    actors: ['郑振永', '朴圣雄'],
    douban_id: '27088750',
    show: true,
  })
})

test.each([
  ['庆余年 第二季 (2024)', '庆余年 第二季', [], 2024],
  ['猎杀本·拉登 Zero Dark Thirty', '猎杀本·拉登', ['Zero Dark Thirty'], 0],
  ['1917 (2019)', '1917', [], 2019],
  ['Zero Dark Thirty', 'Zero Dark Thirty', [], 0],
])('splits the title %s', (title, name, alias, year) => {
  expect(read({ title })).toMatchObject({ name, alias, year })
})

test('distinguishes an absent subject from an unreadable answer', () => {
  expect(read({}, 1)).toBe('unreadable')
  expect(readSubject('{"r":1,"msg":"条目不存在"}', draftOf('1'))).toBe('absent')
  expect(readSubject('<html>', draftOf('1'))).toBe('unreadable')
  expect(read({ title: ' ' })).toBe('unreadable')
  expect(read({ title: '片'.repeat(300) })).toBe('unreadable')
})
