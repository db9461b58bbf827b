import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlightMarks } from '../index/highlight-marks.ts'
import { toHit } from './to-hit.ts'
import type { FoundDisk, HitDocument } from './to-hit.ts'

const { open, close } = highlightMarks

const document: HitDocument = {
  id: 1,
  disk_id: 'abc',
  doc_id: 'd1',
  disk_name: 'a<b>&"c"',
  disk_pass: 'x1y2',
  disk_type: '115',
  files: '',
  share_user: '',
  share_user_id: '',
  shared_time: null,
  rel_movie: '',
  is_mine: false,
  enabled: true,
  tags: [],
  weight: 0,
  status: 0,
  size: 0,
  health: 'valid',
  copy_group: 'g',
  copy_base: 'g',
  cate_id: 0,
  cost_coin: 0,
  checked_at: '',
}

const show = (found: FoundDisk) =>
  toHit(found, { policy: { kind: 'none', cost_coin: 0 }, showsLinks: true, lanzouHost: '' })

test('escapes a name without a match', () => {
  expect(show({ document }).disk_name).toBe('a&lt;b&gt;&"c"')
})

test.each([
  ['HDR&DV', 'HDR&DV'],
  ['Tom & Jerry\'s "4K"', 'Tom & Jerry\'s "4K"'],
  ['a&amp;b', 'a&amp;amp;b'],
  ['&lt;img&gt;', '&amp;lt;img&amp;gt;'],
  ['&#60;b &#x3c;b &LT', '&amp;#60;b &amp;#x3c;b &amp;LT'],
  ['&hellip; &hellip', '&amp;hellip; &hellip'],
])('escapes of %s only characters that are markup', (name, shown) => {
  expect(show({ document: { ...document, disk_name: name, files: name } })).toMatchObject({
    disk_name: shown,
    files: shown,
  })
})

test('no text becomes markup, and decoding its entities once restores it', () => {
  const signs = fc.constantFrom('<', '>', '&', ';', '#', 'x', '3', 'c', 'lt', 'amp', 'em', '/', '"', "'", ' ', '庆')
  fc.assert(
    fc.property(fc.array(signs), (pieces) => {
      const disk_name = pieces.join('')
      const shown = show({ document: { ...document, disk_name } }).disk_name
      expect(shown).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)(#\d|#x[\da-f]|[a-z]+;)/)
      const read = shown.replaceAll(/&(amp|lt|gt);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>' })[name] ?? '')
      expect(read).toBe(disk_name)
    }),
  )
})

test('keeps the lines of a long list with a match, and the first of the others, in their order', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `file:${index}`)
  const marked = { disk_name: '', files: [...lines, `file:${open}正片${close}`].join('\n') }
  const shown = show({ document, marked }).files.split('\n')
  expect(shown).toHaveLength(30)
  expect(shown.at(0)).toBe('file:0')
  expect(shown.at(-1)).toBe('file:<em>正片</em>')
})

test('keeps files of a long list before folders', () => {
  const folders = Array.from({ length: 40 }, (_, index) => `folder:${index}`)
  const shown = show({ document: { ...document, files: [...folders, 'file:0/正片.mkv'].join('\n') } }).files
  expect(shown.split('\n').at(-1)).toBe('file:0/正片.mkv')
})

test('counts the files of a document that was indexed without a count', () => {
  expect(show({ document: { ...document, files: 'folder:甲\nfile:甲/1.mkv\nfile:2.mkv' } }).file_count).toBe(2)
  expect(show({ document: { ...document, file_count: 312 } }).file_count).toBe(312)
})

test('links include the password', () => {
  expect(show({ document }).link).toBe('https://115.com/s/abc?password=x1y2')
})

test.each([
  ['its price', { policy: { kind: 'coin', cost_coin: 5 }, showsLinks: true, lanzouHost: '' }],
  ['a login', { policy: { kind: 'login', cost_coin: 0 }, showsLinks: true, lanzouHost: '' }],
  [
    'the site, which shows no links in lists',
    { policy: { kind: 'none', cost_coin: 0 }, showsLinks: false, lanzouHost: '' },
  ],
] as const)('reveals nothing about the share when %s restricts it', (_, manner) => {
  expect(toHit({ document }, manner)).toMatchObject({
    link: '',
    disk_id: '',
    disk_pass: '',
    policy: manner.policy.kind,
  })
  expect(JSON.stringify(toHit({ document }, manner))).not.toContain('x1y2')
})

test('hides the id of a priced share where a name or a list of files repeats it', () => {
  const named = {
    ...document,
    disk_id: 'kq83hf0a',
    disk_name: '分享 kq83hf0a',
    files: 'file:kq83hf0a.mkv',
    tags: ['kq83hf0a'],
  }
  const marked = { disk_name: `${open}分享${close} ${open}kq83${close}hf0a`, files: named.files }
  const hit = toHit(
    { document: named, marked },
    { policy: { kind: 'coin', cost_coin: 5 }, showsLinks: true, lanzouHost: '' },
  )
  expect(JSON.stringify(hit).replaceAll(/<[^>]*>/g, '')).not.toContain('kq83hf0a')
})
