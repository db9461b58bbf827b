import { describe, expect, it } from 'vitest'
import { parseLinks } from './parse-links.ts'

const surl = 'AbCdEf-hIjKlMnOp_rStUv'
const bdy = `https://pan.baidu.com/s/1${surl}`
const quark = 'https://pan.quark.cn/s/abc123def456'

describe('a parsed text', () => {
  it('returns every field of a share', () => {
    expect(parseLinks(`庆余年\n链接：${bdy} 提取码：ab12`)).toEqual({
      links: [
        {
          line: 2,
          disk_type: 'BDY',
          disk_id: surl,
          disk_pass: 'ab12',
          disk_name: '庆余年',
          link: `${bdy}?pwd=ab12`,
        },
      ],
      unsupported: [],
    })
  })

  it.each(['', ' \n\t', '没有链接的文字', 'https://example.com/s/abc'])('is empty for %j', (text) => {
    expect(parseLinks(text)).toEqual({ links: [], unsupported: [] })
  })

  it.each(['\n', '\r\n', '\r', '\u2028'])('counts lines that end in %j', (newline) => {
    const first = newline === '\u2028' ? 1 : 3
    expect(parseLinks(`一${newline}二${newline}${quark}`).links[0]?.line).toBe(first)
  })

  it('merges occurrences of a share in any spelling, at the position of the first', () => {
    const text = `${quark}\nhttp://pan.baidu.com/share/init?surl=${surl}\n庆余年 HTTPS://yun.baidu.com/s/1${surl} 提取码：ab12\npan.quark.cn/s/ABC123DEF456`
    expect(
      parseLinks(text).links.map(({ line, disk_type, disk_pass, disk_name }) => [
        line,
        disk_type,
        disk_pass,
        disk_name,
      ]),
    ).toEqual([
      [1, 'QUARK', '', null],
      [2, 'BDY', 'ab12', '庆余年'],
    ])
  })

  it('prefers the password in any URL to those of the text', () => {
    expect(parseLinks(`${bdy} 提取码：aaaa\n${bdy}?pwd=bbbb`).links[0]?.disk_pass).toBe('bbbb')
  })

  it('lists at most 200 unsupported links, each text once and truncated to 200 characters', () => {
    const many = Array.from({ length: 300 }, (_, index) => `https://cloud.189.cn/t/abc${index}`).join('\n')
    expect(parseLinks(many).unsupported).toHaveLength(200)
    expect(parseLinks('https://cloud.189.cn/t/abc https://cloud.189.cn/t/abc').unsupported).toHaveLength(1)
    const long = `https://mega.nz/file/${'a'.repeat(500)}`
    expect(parseLinks(long).unsupported).toEqual([
      { line: 1, text: long.slice(0, 200), msg: expect.any(String) as string },
    ])
  })
})

describe('text that no browser shows', () => {
  const names = (text: string) =>
    parseLinks(text).links.map(({ disk_id, disk_pass, disk_name }) => [disk_id, disk_pass, disk_name])
  const found = [['0123456789ab', 'x1y2', '庆余年 第二季']]
  const link = 'https://pan.quark.cn/s/0123456789ab'

  it.each([
    [
      'a script behind the link',
      `<p>庆余年 第二季</p><a href="${link}">${link}</a><script>var a=1</script><p>提取码：x1y2</p>`,
    ],
    ['a script glued to the link', `<p>庆余年 第二季</p>${link}<script>abc</script><p>提取码：x1y2</p>`],
    [
      'a style sheet in front of the name',
      `<style type="text/css">p{color:red}</style>庆余年 第二季\n${link} 提取码：x1y2`,
    ],
    ['a comment in the name', `庆余年<!-- 广告 --> 第二季\n${link} 提取码：x1y2`],
    ['a comment in the link', `庆余年 第二季\nhttps://pan.quark.cn/s/0123<!-- x -->456789ab 提取码：x1y2`],
    ['a link in a comment', `<!-- https://pan.quark.cn/s/ffffffffffff -->庆余年 第二季\n${link} 提取码：x1y2`],
    [
      'a link in a script',
      `庆余年 第二季\n${link} 提取码：x1y2<SCRIPT src="a.js">go("https://pan.quark.cn/s/ffffffffffff")</SCRIPT >`,
    ],
    [
      'a script in JSON',
      String.raw`庆余年 第二季\n${link} 提取码：x1y2 <script>{"a":"b"}<\/script>`.replaceAll(String.raw`\n`, '\n'),
    ],
  ])('is no part of names, links and passwords: %s', (_, text) => {
    expect(names(text)).toEqual(found)
  })

  it.each(['<!-- ', '<script>', '<style>', '<scripted>'])('an unclosed %s hides nothing', (opening) => {
    expect(names(`${opening}\n庆余年 第二季\n${link} 提取码：x1y2`)).toMatchObject([
      ['0123456789ab', 'x1y2', expect.any(String)],
    ])
  })
})

describe('time', () => {
  /** Best CPU time of this thread for one parse: unlike wall-clock time it hardly grows on a loaded machine. */
  const processorMs = (text: string): number => {
    parseLinks(text)
    const runs = Array.from({ length: 5 }, () => {
      const start = process.threadCpuUsage()
      parseLinks(text)
      return process.threadCpuUsage(start).user / 1000
    })
    return Math.min(...runs)
  }

  it.each([
    `庆余年 ${bdy} 提取码：ab12\n`,
    '提取码：ab12\n',
    '名称：甲\n',
    '百度提取码：ab12 ',
    '提取码均为：ab12\n',
    `${quark} `,
    `=${quark}`,
    'https://pan.baidu.com/s/1',
    'http://',
    'a/',
    '中a/',
    'a',
    '[',
    '「',
    '%25',
    '<a href="x.y/',
    '<script>',
    '<!--<style>',
    '<script></script><!---->',
    '名称,链接\n',
    '\n',
    '1. \n',
    'magnet:?',
    '},{',
    '，',
  ])('grows no faster than the text when it repeats %j', (piece) => {
    // Linear: four times the text takes about four times as long; quadratic: sixteen times. Times below 2 ms count as equal.
    const textOf = (length: number): string => `${quark}\n${piece.repeat(length / piece.length)}\n${quark}7`
    const growth = (): number => processorMs(textOf(100_000)) / Math.max(processorMs(textOf(25_000)), 2)
    // Quadratic time shows in every run; load of the machine does not.
    expect([1, 2, 3].some(() => growth() < 10)).toBe(true)
  })
})
