import { expect, test } from 'vitest'
import { describeKinds, readExtensions, readKindWords } from './kinds.ts'

test('reads extensions of files, not of folders', () => {
  const files = 'folder:v1.2\nfile:甲/正片.MKV\nfile:README\nfile:说明.txt \r\nfile:b.mkv'
  expect(readExtensions('甲', files)).toEqual(['.mkv', '.txt'])
})

test('reads the extension of a name that is a file’s, and takes no full stop for one', () => {
  expect(readExtensions('三体.epub', '')).toEqual(['.epub'])
  expect(readExtensions('庆余年.S02', '')).toEqual([])
})

test.each([
  ['三体 epub', [['format:epub']]],
  ['三体 有声书', [['kind:audiobook', 'kind:audio']]],
  ['繁花 电视剧', [['kind:series', 'kind:many-video']]],
  ['epub+mobi', [['format:epub'], ['format:mobi']]],
  ['chip', []],
])('%s asks for %j', (text, accepted) => {
  expect(readKindWords(text).accepted).toEqual(accepted)
})

test.each([
  ['长安的荔枝', 'file:长安的荔枝.mp4', 'kind:one-video'],
  ['长安的荔枝', 'file:第01集.mp4', 'kind:many-video'],
  ['长安的荔枝', 'file:01.mp4\nfile:02.mp4', 'kind:many-video'],
  ['长安的荔枝', 'file:a.S01E02.mkv\nfile:免责声明.txt', 'kind:many-video'],
  ['三体', 'file:三体.epub', 'kind:text'],
  ['三体', 'file:三体.txt', 'kind:text'],
  ['七里香', 'file:七里香.flac', 'kind:audio'],
  ['【电影】姜子牙', '', 'kind:movie'],
])('%s with %j is %s', (name, files, token) => {
  expect(describeKinds(name, files, readExtensions(name, files))).toContain(token)
})
