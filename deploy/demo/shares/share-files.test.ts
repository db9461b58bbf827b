import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cancelledShares, filmPages, lockedShares, paidShares, showcases, unreadableShares } from './special-shares.ts'
import { featuredShapes } from './featured.ts'
import { drawPoster } from './poster.ts'
import { createRandom } from './random.ts'
import { generateFiles } from './share-files.ts'

const postsFolder = join(import.meta.dirname, '..', 'posts')
const posts = readdirSync(postsFolder)
  .map((file) => readFileSync(join(postsFolder, file), 'utf8'))
  .join('\n')

const featured = Object.keys(featuredShapes)

it('describes at least forty large shares, all of them from the posts', () => {
  const others = [lockedShares, paidShares, showcases].flatMap((table) => Object.keys(table))
  const films = filmPages.map(({ share }) => share).filter(Boolean)
  const named = [...featured, ...others, ...films, ...cancelledShares, ...unreadableShares]
  expect(named.filter((id) => !posts.includes(id))).toEqual([])
  expect(featured.length).toBeGreaterThanOrEqual(40)
})

describe.each(featured)('%s', (diskId) => {
  it('has 40 to 300 files with at most three path segments', () => {
    const files = generateFiles(diskId, '', createRandom(diskId))
    expect(files.length).toBeGreaterThanOrEqual(40)
    expect(files.length).toBeLessThanOrEqual(300)
    expect(files.every(({ path, size }) => path.split('/').length <= 3 && size > 0)).toBe(true)
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length)
    expect(generateFiles(diskId, '', createRandom(diskId))).toEqual(files)
  })
})

it.each([
  ['以法之名全24集2025 1080P国语中字', 25, /S01E24/],
  ['【电子书】庆余年 作者：猫腻 epub', 1, /\.epub$/],
  ['魔杰座 [FLAC]', 12, /\.flac$/],
  ['长安的荔枝 BD1080P [2025] 雷佳音/岳云鹏', 3, /\.mkv$/],
  ['IDMv22.7.6免安装版', 2, /\.zip$/],
  ['C++ Primer Plus 第6版', 1, /\.epub$/],
  ['公务员考试资料合集 / Civil Service Collection', 16, /\.mp4$/],
])('derives the files of %s from its title', (title, atLeast, form) => {
  const files = generateFiles('none', title, createRandom(title))
  expect(files.length).toBeGreaterThanOrEqual(atLeast)
  expect(files.some(({ path }) => form.test(path))).toBe(true)
})

it('draws a deterministic, well-formed poster', () => {
  const svg = drawPoster('seed', '吃豆人 <1> & 2')
  expect(svg).toBe(drawPoster('seed', '吃豆人 <1> & 2'))
  expect(svg).not.toMatch(/<1>|& 2|https?:\/\/(?!www\.w3\.org)/)
})
