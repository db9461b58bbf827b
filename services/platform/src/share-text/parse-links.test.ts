import { describe, expect, it } from 'vitest'
import { parseLinks } from './parse-links.ts'

const surl = 'AbCdEf-hIjKlMnOp_rStUv'
const bdy = `https://pan.baidu.com/s/1${surl}`
const quark = 'https://pan.quark.cn/s/abc123def456'

describe('a parsed text', () => {
  it('says everything about a share', () => {
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

  it('merges occurrences of a share, however they are spelled, at the place of the first', () => {
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

  it('lets the password of any address win over those of the text', () => {
    expect(parseLinks(`${bdy} 提取码：aaaa\n${bdy}?pwd=bbbb`).links[0]?.disk_pass).toBe('bbbb')
  })

  it('lists at most 200 unsupported links, each text once and cut to 200 characters', () => {
    const many = Array.from({ length: 300 }, (_, index) => `https://cloud.189.cn/t/abc${index}`).join('\n')
    expect(parseLinks(many).unsupported).toHaveLength(200)
    expect(parseLinks('https://cloud.189.cn/t/abc https://cloud.189.cn/t/abc').unsupported).toHaveLength(1)
    const long = `https://mega.nz/file/${'a'.repeat(500)}`
    expect(parseLinks(long).unsupported).toEqual([
      { line: 1, text: long.slice(0, 200), msg: expect.any(String) as string },
    ])
  })
})

describe('time', () => {
  /** Processor time of this thread for one reading, the best of some: unlike the time of day it hardly grows when the machine has other work. */
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
    '名称,链接\n',
    '\n',
    '1. \n',
    'magnet:?',
    '},{',
    '，',
  ])('grows no faster than the text when it repeats %j', (piece) => {
    // Four times the text takes about four times as long; sixteen times would be quadratic. Times below 2 ms are all alike.
    const textOf = (length: number): string => `${quark}\n${piece.repeat(length / piece.length)}\n${quark}7`
    const growth = (): number => processorMs(textOf(100_000)) / Math.max(processorMs(textOf(25_000)), 2)
    // What is quadratic is so each time; a machine with other work is not.
    expect([1, 2, 3].some(() => growth() < 10)).toBe(true)
  })
})
