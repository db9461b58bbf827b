import { expect, test } from 'vitest'
import { matchMarks, toHit } from './to-hit.ts'
import type { HitDocument } from './to-hit.ts'

const { open, close } = matchMarks

const document: HitDocument = {
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
}

test('escapes a name that has no match in it', () => {
  expect(toHit({ document }).disk_name).toBe('a&lt;b&gt;&amp;&quot;c&quot;')
})

test('makes matches that touch one', () => {
  const highlight = { disk_name: [`${open}流${close}${open}浪${close}<`] }
  expect(toHit({ document, highlight }).disk_name).toBe('<em>流浪</em>&lt;')
})

test('keeps of a long list the lines with a match, and the first of the others, in their order', () => {
  const lines = Array.from({ length: 100 }, (_, index) => `file:${index}`)
  const highlight = { files: [[...lines, `file:${open}正片${close}`].join('\n')] }
  const shown = toHit({ document, highlight }).files.split('\n')
  expect(shown).toHaveLength(30)
  expect(shown.at(0)).toBe('file:0')
  expect(shown.at(-1)).toBe('file:<em>正片</em>')
})

test('links with the password', () => {
  expect(toHit({ document }).link).toBe('https://115.com/s/abc?password=x1y2')
})
