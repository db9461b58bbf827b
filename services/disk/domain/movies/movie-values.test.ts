import { expect, it } from 'vitest'
import { checkMovie } from './movie-values.ts'
import type { MovieValues } from './movie-values.ts'

const movie: MovieValues = {
  name: '肖申克的救赎',
  alias: [],
  year: 1994,
  type: 'movie',
  cover: 'https://img.example/p.webp',
  rating: 9.7,
  douban_id: '1292052',
  description: '',
  actors: [],
  item_order: 0,
  show: true,
}

it('text is cleaned, lists lose blank and repeated items, and a rating has one decimal', () => {
  const given = {
    name: ' 肖申克\u200b的救赎 ',
    alias: ['The Shawshank  Redemption', '', 'The Shawshank Redemption', '肖申克的救赎'],
    actors: ['蒂姆·罗宾斯', ' '],
    description: '一\u202e\r\n\r\n\r\n\r\n二 ',
    rating: 9.66,
    cover: ' https://img.example/p.webp ',
  }
  expect(checkMovie({ ...movie, ...given })).toEqual({
    ...movie,
    name: '肖申克的救赎',
    alias: ['The Shawshank Redemption'],
    actors: ['蒂姆·罗宾斯'],
    description: '一\n\n二',
    rating: 9.7,
  })
})

it.each<[Partial<MovieValues>, string]>([
  [{ name: ' \u200b' }, 'name'],
  [{ name: '长'.repeat(201) }, 'name'],
  [{ alias: ['长'.repeat(201)] }, 'alias'],
  [{ alias: Array.from({ length: 51 }, (_, index) => `${index}`) }, 'alias'],
  [{ actors: ['长'.repeat(101)] }, 'actors'],
  [{ year: 94 }, 'year'],
  [{ year: 1994.5 }, 'year'],
  [{ type: 'film' }, 'type'],
  [{ cover: 'javascript:alert(1)' }, 'cover'],
  [{ cover: 'data:image/png;base64,AAAA' }, 'cover'],
  [{ cover: '//img.example/p.webp' }, 'cover'],
  [{ cover: 'https://img.example/p.webp" onerror="x' }, 'cover'],
  [{ cover: 'https://' }, 'cover'],
  [{ cover: `https://img.example/${'x'.repeat(500)}` }, 'cover'],
  [{ rating: 10.1 }, 'rating'],
  [{ rating: Number.NaN }, 'rating'],
  [{ douban_id: 'tt0111161' }, 'douban_id'],
  [{ description: '长'.repeat(5_001) }, 'description'],
  [{ item_order: 1_000_001 }, 'item_order'],
])('refuses %j', (fields, field) => {
  expect(() => checkMovie({ ...movie, ...fields })).toThrow(
    expect.objectContaining({ kind: 'invalid', code: 'disk.bad_movie', details: { fields: [field] } }),
  )
})
