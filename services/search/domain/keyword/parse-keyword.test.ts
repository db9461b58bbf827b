import { expect, test } from 'vitest'
import { parseKeyword } from './parse-keyword.ts'

test.each([
  ['庆余年 第二季', '庆余年', [['season:2']]],
  ['2160p 第二季 庆余年', '庆余年', [['season:2'], ['resolution:2160p']]],
  ['08版射雕英雄传', '射雕英雄传', [['year:2008']]],
  ['三体 epub', '三体', [['format:epub']]],
  ['辐射 游戏', '辐射', [['is:game', 'is:software']]],
  ['autocad 2024 安装包', 'autocad', [['year:2024'], ['is:software']]],
  ['算法导论第四版', '算法导论', [['edition:4']]],
  ['C++ Primer 5th Edition', 'c++ primer', [['edition:5']]],
  ['达芬奇 mac版', '达芬奇', [['platform:mac']]],
  ['星露谷1.6.15', '星露谷', [['version:1.6.15']]],
  ['巫师3 4.04', '巫师3', [['season:3'], ['version:4.04']]],
  ['霸王别姬 未删减', '霸王别姬', [['cut:uncut']]],
  ['庆余年 第三季 未删减', '庆余年', [['season:3'], ['cut:uncut']]],
  ['这个杀手不太冷导演剪辑版', '这个杀手不太冷', [['cut:extended']]],
  ['泰坦尼克号 3d版', '泰坦尼克号', [['cut:3d']]],
  ['胡歌演的琅琊榜', '胡歌 琅琊榜', [['kind:video', 'kind:one-video', 'kind:many-video']]],
  ['3d建模教程', '3d建模教程', []],
  ['spss软件安装包', 'spss', [['is:software']]],
  ['windows 11', 'windows 11', []],
  ['6.s081', '6.s081', []],
  ['权力的游戏', '权力的游戏', []],
  ['有没有庆余年第二季全集高清的资源', '庆余年', [['season:2']]],
  ['想看哪吒2在线观看高清完整版', '哪吒2', [['season:2']]],
])('%s requires %s with %j', (q, title, constraints) => {
  expect(parseKeyword(q)).toMatchObject({ title, constraints })
})

test.each(['1984', '2012', '4K', 'mac', '第7版', '第二季', '电影', '下载', '游戏', '安装包'])(
  '%s, which consists of facts or filler words, is a title itself',
  (q) => {
    expect(parseKeyword(q)).toMatchObject({ title: q.toLowerCase(), constraints: [] })
  },
)

test.each([
  ['想要成为影之实力者 第二季', '成为影之实力者', ['想要成为影之实力者']],
  ['代码大全 pdf', '代码', ['代码大全']],
  ['我的漫画人生', '我的 人生', ['我的漫画人生']],
  ['庆余年 第二季 全集', '庆余年', []],
])('%s asks for %s, and perhaps for the title %j', (q, title, uncut) => {
  expect(parseKeyword(q)).toMatchObject({ title, uncut })
})

test('a number after a title may be a season', () => {
  expect(parseKeyword('庆余年2')).toMatchObject({ title: '庆余年2', sequelOf: '庆余年', constraints: [['season:2']] })
})

test.each([
  ['我', true],
  ['我 电影', true],
  ['T 恤', true],
  ['我们', false],
  ['Python', false],
])('%s has a lone Chinese character: %s', (q, expected) => {
  expect(parseKeyword(q).hasLoneCharacter).toBe(expected)
})

test.each(['', '!!!', '？。', '🎬', '\u200b', '***'])('%j contains no search term', (q) => {
  expect(parseKeyword(q).text).toBe('')
})

test('reads only the beginning of a pasted text', () => {
  expect(parseKeyword('流浪地球'.repeat(1_000)).asTyped).toHaveLength(100)
})

test.each(['下载', '的资源', '第', '1-', 's1', 'a ', '更', '全', '二十', '2024', '有没有求一', '字幕'])(
  'reads a keyword made of %j quickly',
  (piece) => {
    // CPU time of this thread, so that other load of the machine does not count.
    const before = process.threadCpuUsage()
    parseKeyword(`${piece.repeat(10_000)}!`)
    parseKeyword(`${piece.repeat(Math.floor(99 / piece.length))}!`)
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(100)
  },
)
