import { expect, test } from 'vitest'
import { describeKinds, extractExtensions, extractKindWords } from './share-kinds.ts'

test('reads extensions of files, not of folders', () => {
  const files = 'folder:v1.2\nfile:甲/正片.MKV\nfile:README\nfile:说明.txt \r\nfile:b.mkv'
  expect(extractExtensions('甲', files)).toEqual(['.mkv', '.txt'])
})

test('reads the extension of a file name, and ignores full stops', () => {
  expect(extractExtensions('三体.epub', '')).toEqual(['.epub'])
  expect(extractExtensions('庆余年.S02', '')).toEqual([])
})

test.each([
  ['三体 epub', [['format:epub']]],
  ['三体 有声书', [['kind:audiobook', 'kind:audio']]],
  ['繁花 电视剧', [['kind:series', 'kind:many-video']]],
  ['唐人街探案 网剧', [['kind:series', 'kind:many-video']]],
  ['魔戒三部曲', [['collection']]],
  ['epub+mobi', [['format:epub'], ['format:mobi']]],
  ['chip', []],
  ['天堂电影院', []],
])('%s requires %j', (text, accepted) => {
  expect(extractKindWords(text).accepted).toEqual(accepted)
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
  ['狂飙 S01E01-E39', '', 'kind:many-video'],
  ['狂飙 全39集', '', 'kind:many-video'],
  ['狂飙 更新至12集', '', 'kind:many-video'],
  ['宫崎骏电影全集', '', 'collection'],
])('%s with %j is %s', (name, files, token) => {
  expect(describeKinds(name, files, extractExtensions(name, files))).toContain(token)
})

test('the parts of an archive have its extension', () => {
  expect(extractExtensions('甲', 'file:甲.7z.001\nfile:甲.7z.002\nfile:乙.part1.rar\nfile:丙.s01.001')).toEqual([
    '.7z',
    '.rar',
  ])
})

test('a query for one lossless format accepts another', () => {
  const [accepted] = extractKindWords('七里香 flac').accepted
  expect(accepted?.[0]).toBe('format:flac')
  expect(accepted).toContain('format:wav')
})

test.each(['三体 有声书 全80集', '庆余年小说 全60集', '狂飙'])('%s does not imply videos', (name) => {
  expect(describeKinds(name, '', [])).not.toContain('kind:many-video')
})
