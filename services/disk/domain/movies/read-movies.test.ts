import { expect, it } from 'vitest'
import { readMovies } from './read-movies.ts'

const lastYear = 2031

const readOne = async (line: string) => {
  const { lines, failed } = await readMovies(line, lastYear)
  return lines[0] ?? failed[0]
}

it.each([
  ['1292052 肖申克的救赎 1994', '1292052', '肖申克的救赎', 1994],
  ['1292052,肖申克的救赎（1994）', '1292052', '肖申克的救赎', 1994],
  ['1292052|肖申克的救赎(1994)', '1292052', '肖申克的救赎', 1994],
  ['https://movie.douban.com/subject/1292052/ 肖申克的救赎', '1292052', '肖申克的救赎', 0],
  ['https://movie.douban.com/subject/1292052/?from=showing 肖申克的救赎 1994', '1292052', '肖申克的救赎', 1994],
  ['m.douban.com/movie/subject/1292052 The Shawshank Redemption 1994', '1292052', 'The Shawshank Redemption', 1994],
  ['10512661 银翼杀手2049 2017', '10512661', '银翼杀手2049', 2017],
  ['10512661 Blade Runner 2049', '10512661', 'Blade Runner 2049', 0],
  ['1907113 2012', '1907113', '2012', 0],
])('%j is a movie', async (line, douban_id, name, year) => {
  expect(await readOne(line)).toMatchObject({ line: 1, movie: { douban_id, name, year, show: true } })
})

it('a line of JSON may carry any of the fields, lists also as one text', async () => {
  const line = JSON.stringify({
    name: '庆余年',
    alias: 'Joy of Life / 慶餘年',
    year: '2019',
    type: 'tv',
    cover: 'https://img.example/q.webp',
    rating: 8,
    douban_id: 25853071,
    description: '少年\n范闲',
    actors: ['张若昀', '李沁'],
    item_order: 3,
    show: false,
    unknown: 1,
  })
  expect(await readOne(line)).toEqual({
    line: 1,
    movie: {
      name: '庆余年',
      alias: ['Joy of Life', '慶餘年'],
      year: 2019,
      type: 'tv',
      cover: 'https://img.example/q.webp',
      rating: 8,
      douban_id: '25853071',
      description: '少年\n范闲',
      actors: ['张若昀', '李沁'],
      item_order: 3,
      show: false,
    },
  })
})

it.each(['1292052', 'https://movie.douban.com/subject/1292052/', '{"douban_id":"1292052"}'])(
  '%j names a movie that should be known',
  async (line) => {
    expect(await readOne(line)).toEqual({ line: 1, douban_id: '1292052' })
  },
)

it.each([
  ['肖申克的救赎', '请写'],
  ['https://evil.example/subject/1292052/ 名', '请写'],
  ['{"name":', 'JSON'],
  ['{"name":["x"]}', 'name'],
  ['{"name":"x","cover":"javascript:alert(1)"}', '封面'],
  ['{"year":1994}', '片名'],
  [`1292052 ${'长'.repeat(201)}`, '片名'],
])('%j is refused with a message that gives the reason', async (line, reason) => {
  expect(await readOne(line)).toEqual({ line: 1, msg: expect.stringContaining(reason) })
})

it('lines keep their numbers, and blank ones are ignored', async () => {
  const { lines, failed } = await readMovies('\uFEFF\r\n1 一\r\n\r\n坏\n2 二', lastYear)
  expect([lines.map(({ line }) => line), failed.map(({ line }) => line)]).toEqual([[2, 5], [4]])
})

it('accepts at most five thousand lines', async () => {
  const many = (count: number): string => '1 一\n'.repeat(count)
  expect((await readMovies(many(5_000), lastYear)).lines).toHaveLength(5_000)
  await expect(readMovies(many(5_001), lastYear)).rejects.toMatchObject({ code: 'disk.too_many_lines' })
})

it('a hostile line takes no longer to read than any other', async () => {
  const evil = [
    `1 ${' ('.repeat(50_000)}`,
    `1${' '.repeat(100_000)}x`,
    `1 ${'1994 '.repeat(30_000)}`,
    '1'.repeat(200_000),
  ]
  // CPU time of this thread only, so that other load does not count.
  const before = process.threadCpuUsage()
  for (const line of evil) await readMovies(line, lastYear)
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(2_000)
})

const douban = {
  rate: '9.7',
  title: '肖申克的救赎',
  url: 'https://movie.douban.com/subject/1292052/',
  cover: 'https://img2.doubanio.com/view/photo/p480747492.jpg',
  id: '1292052',
  playable: true,
}
const read = { name: '肖申克的救赎', douban_id: '1292052', rating: 9.7, cover: douban.cover, show: true }

it('reads the answer of Douban, field by field and as a whole', async () => {
  const { id: _id, ...withoutId } = douban
  for (const one of [douban, withoutId, { ...douban, url: '' }, { ...douban, id: 1292052 }])
    // oxlint-disable-next-line no-await-in-loop
    expect(await readOne(JSON.stringify(one))).toMatchObject({ line: 1, movie: read })
  expect(await readOne(JSON.stringify({ ...douban, rate: '' }))).toMatchObject({ movie: { rating: 0 } })
  for (const whole of [{ subjects: [douban, { ...douban, title: '活着', id: '1292365' }] }, [douban, { id: 7 }]]) {
    // oxlint-disable-next-line no-await-in-loop
    const { lines, failed } = await readMovies(JSON.stringify(whole, null, 2), lastYear)
    expect([lines.length, failed]).toEqual([2, []])
    expect(lines[0]).toMatchObject({ line: 1, movie: read })
  }
})
