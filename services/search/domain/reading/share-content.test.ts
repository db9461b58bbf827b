import { expect, test } from 'vitest'
import { extractTitleKeys } from './title-keys.ts'
import { contentOf } from './share-content.ts'

const megabyte = 1024 ** 2
const video = { name: '喜剧之王 4K', files: 'file:喜剧之王.mp4', size: 9_000 * megabyte, facts: ['resolution:2160p'] }

test.each([
  ['a video', {}, 'some'],
  ['a video with a note and a link beside it', { files: 'file:喜剧之王.mp4\nfile:更多资源.url' }, 'some'],
  ['no list of files', { files: '', size: 0 }, 'unknown'],
  ['folders only', { files: 'folder:正片' }, 'unknown'],
  ['links and notes', { files: 'file:点我观看.html\nfile:扫码进群.jpg' }, 'none'],
  ['players instead of a video', { files: 'file:播放器.apk\nfile:看片必装.exe' }, 'none'],
  ['a text instead of a video', { files: 'file:喜剧之王.txt' }, 'none'],
  ['a file too small for a video', { size: 2 * megabyte }, 'none'],
  ['a small book', { name: '三体', files: 'file:三体.txt', size: megabyte, facts: [] }, 'some'],
  [
    'a novel with a link beside it',
    { name: '三体 txt', files: 'file:三体.txt\nfile:更多资源.url', size: megabyte, facts: ['kind:text'] },
    'some',
  ],
  [
    'a novel with its author in the file and a note beside it',
    { name: '三体 txt', files: 'file:三体 - 刘慈欣.txt\nfile:扫码进群.jpg', size: megabyte, facts: ['format:txt'] },
    'some',
  ],
  ['an app', { name: '迅雷 v12', files: 'file:迅雷.exe\nfile:安装教程.txt', facts: [] }, 'some'],
  ['a guide of the share’s own name', { name: '考研必看', files: 'file:考研必看.pdf', facts: [] }, 'some'],
])('%s', (_, fields, content) => {
  const share = { ...video, ...fields }
  expect(contentOf({ ...share, titles: extractTitleKeys(share.name) })).toBe(content)
})
