import { describe, expect, it } from 'vitest'
import { parseLinks } from '../parse-links.ts'

const bdy = (letter: string): string => `https://pan.baidu.com/s/1AbCdEfGhIjKlMnOpQrStU${letter}`
const quark = (digit: string): string => `https://pan.quark.cn/s/abc123def45${digit}`
const lanzou = 'https://wwi.lanzoup.com/b0fgy69gh'

const passes = (text: string): string[] => parseLinks(text).links.map(({ disk_pass }) => disk_pass)

describe('one link and its password', () => {
  it.each([
    `${bdy('A')} 提取码: ab12`,
    `${bdy('A')} 提取码：ab12 复制这段内容后打开百度网盘手机App`,
    `${bdy('A')}提取码:ab12`,
    `${bdy('A')} 提取码ab12`,
    `${bdy('A')} 提取码 ab12`,
    `${bdy('A')} 提取码是 ab12`,
    `${bdy('A')} 提取码为：ab12`,
    `${bdy('A')} 提取码→ab12←`,
    `${bdy('A')} 👉提取码：ab12👈`,
    `${bdy('A')} 提 取 码：ab12`,
    `${bdy('A')} 提取码：a b 1 2`,
    `${bdy('A')} 提取吗:ab12`,
    `${bdy('A')} 提取密码：ab12`,
    `${bdy('A')} 访问码：ab12`,
    `${bdy('A')} 訪問碼：ab12`,
    `${bdy('A')} 密码：ab12`,
    `${bdy('A')} 密碼：ab12`,
    `${bdy('A')} 分享密码：ab12`,
    `${bdy('A')} 验证码：ab12`,
    `${bdy('A')} 密钥：ab12`,
    `${bdy('A')} 码：ab12`,
    `${bdy('A')} key: ab12`,
    `${bdy('A')} pwd:ab12`,
    `${bdy('A')} pwd=ab12`,
    `${bdy('A')} password: ab12`,
    `${bdy('A')} Passcode ab12`,
    `${bdy('A')} pass_code: ab12`,
    `${bdy('A')} share_pwd: ab12`,
    `${bdy('A')} code: ab12`,
    `${bdy('A')} (access code is ab12)`,
    `${bdy('A')} Extraction code：ab12`,
    `${bdy('A')} passward:ab12`,
    `${bdy('A')}（提取码：ab12）`,
    `${bdy('A')}【密码：ab12】`,
    `${bdy('A')} [提取码: ab12]`,
    `${bdy('A')} 提取码（区分大小写）：ab12`,
    `${bdy('A')} 密码：\`ab12\``,
    `${bdy('A')} **提取码:** ab12`,
    `${bdy('A')} 提取码：ａｂ１２`,
    `${bdy('A')} 提取码：ab12，解压密码：qwer`,
    `${bdy('A')} 解压密码：qwer 提取码：ab12`,
    `${bdy('A')}\n提取码：ab12`,
    `${bdy('A')}\n提取码\nab12`,
    `${bdy('A')}\n复制这段内容后打开百度网盘手机App，操作更方便哦\n提取码：ab12`,
    `${bdy('A')}\n\n提取码：ab12`,
    `提取码：ab12 ${bdy('A')}`,
    `提取码：ab12\n链接：${bdy('A')}`,
    `【ab12的文件】密码：ab12\n\n${bdy('A')}`,
    `[提取码：ab12](${bdy('A')})`,
    `${bdy('A')} ab12`,
    `${bdy('A')},ab12`,
    `${bdy('A')}\tab12\t庆余年`,
    `${bdy('A')} | ab12 |`,
    `${bdy('A')}（ab12）`,
    `${bdy('A')}----ab12`,
    `${bdy('A')}\nab12`,
    `[庆余年](${bdy('A')}) ab12 4T`,
    `<a href="${bdy('A')}">庆余年</a> 提取码：<b>ab12</b>`,
    `{"url":"${bdy('A')}","pwd":"ab12"}`,
    `{"passcode":"ab12","url":"${bdy('A')}"}`,
    `名称\t链接\t提取码\n庆余年\t${bdy('A')}\tab12`,
    `提取码,链接\nab12,${bdy('A')}`,
  ])('%s', (text) => {
    expect(passes(text)).toEqual(['ab12'])
  })

  it('keeps the case of a password', () => {
    expect(passes(`${quark('1')} 提取码：R2kD`)).toEqual(['R2kD'])
  })

  it('accepts two to six characters on Lanzou and four on all other drives', () => {
    expect(passes(`${lanzou} 密码:a1`)).toEqual(['a1'])
    expect(passes(`${lanzou}\n密码:ab12cd`)).toEqual(['ab12cd'])
    expect(passes(`${bdy('A')} 密码:a1`)).toEqual([''])
    expect(passes(`${bdy('A')} 密码:ab12cd`)).toEqual([''])
  })

  it('prefers the password in the URL to the text', () => {
    expect(passes(`${bdy('A')}?pwd=ab12 提取码：cd34`)).toEqual(['ab12'])
  })
})

describe('text that is no password of a share', () => {
  it.each([
    `${bdy('A')} 解压密码：ab12`,
    `${bdy('A')} 解压码：ab12`,
    `${bdy('A')} 解压缩密码: ab12`,
    `${bdy('A')} 解压 密码：ab12`,
    `${bdy('A')} 压缩包密码：ab12`,
    `${bdy('A')} 解壓密碼：ab12`,
    `${bdy('A')} unzip password: ab12`,
    `${bdy('A')} 密码（解压）：ab12`,
    `${bdy('A')} 登录密码：ab12`,
    `${bdy('A')} WiFi密码：ab12`,
    `解压密码：ab12\n${bdy('A')}`,
    `${bdy('A')} 解压密码：ab12\n\n提取码：无`,
    `${bdy('A')} 提取码：无`,
    `${bdy('A')} 无需提取码 2024 版`,
    `${bdy('A')} 密码：www.example.com`,
    `${bdy('A')} 密码：ab12.rar`,
    `${bdy('A')} 密码见评论区`,
    `${bdy('A')} barcode: ab12`,
    `${bdy('A')} source code: ab12`,
    `${bdy('A')} 2024`,
    `${bdy('A')} 1080P`,
    `${bdy('A')} 720p`,
    `${bdy('A')} then this`,
    `${bdy('A')}\n4K`,
    `${bdy('A')}\nDune`,
    `{"url":"${bdy('A')}","pwd":"","name":"abcd"}`,
    `{"url":"${bdy('A')}","pwd":null,"size":"12gb"}`,
    `https://blog.example.com/1.html 密码：ab12\n${bdy('A')}`,
  ])('%s', (text) => {
    expect(passes(text)).toEqual([''])
  })
})

describe('several links and passwords', () => {
  const pairs: [layout: string, text: string][] = [
    ['after, on the line', `${bdy('A')} 提取码：aaaa\n${bdy('B')} 提取码：bbbb`],
    ['after, on the next line', `${bdy('A')}\n提取码：aaaa\n${bdy('B')}\n提取码：bbbb`],
    ['after, in blocks', `链接：${bdy('A')}\n提取码：aaaa\n\n链接：${bdy('B')}\n提取码：bbbb`],
    ['after, every line by itself', `${bdy('A')}\n\n提取码：aaaa\n\n${bdy('B')}\n\n提取码：bbbb`],
    ['after, all on one line', `${bdy('A')} 提取码：aaaa ${bdy('B')} 提取码：bbbb`],
    ['after, glued', `链接:${bdy('A')}提取码:aaaa链接:${bdy('B')}提取码:bbbb`],
    ['before, on the line', `提取码：aaaa ${bdy('A')}\n提取码：bbbb ${bdy('B')}`],
    ['before, on the line above', `提取码：aaaa\n${bdy('A')}\n提取码：bbbb\n${bdy('B')}`],
    ['before, in blocks', `提取码：aaaa\n${bdy('A')}\n\n提取码：bbbb\n${bdy('B')}`],
    ['before, every line by itself', `提取码：aaaa\n\n${bdy('A')}\n\n提取码：bbbb\n\n${bdy('B')}`],
    ['before, all on one line', `密码：aaaa ${bdy('A')} 密码：bbbb ${bdy('B')}`],
    ['before, glued', `提取码:aaaa${bdy('A')}提取码:bbbb${bdy('B')}`],
    ['before, in Markdown', `甲：[提取码：aaaa](${bdy('A')}) 乙：[提取码：bbbb](${bdy('B')})`],
    ['with names above', `甲 (提取码 aaaa)\n${bdy('A')}\n乙 (提取码 bbbb)\n${bdy('B')}`],
    ['two columns', `链接1：${bdy('A')}\n链接2：${bdy('B')}\n提取码1：aaaa\n提取码2：bbbb`],
    ['two columns, one line each', `${bdy('A')} ${bdy('B')}\n提取码：aaaa 提取码：bbbb`],
    ['bare, on the line', `甲 ${bdy('A')} aaaa\n乙 ${bdy('B')} bbbb`],
    ['in a table', `| 名称 | 链接 | 提取码 |\n|---|---|---|\n| 甲 | ${bdy('A')} | aaaa |\n| 乙 | ${bdy('B')} | bbbb |`],
    ['in a table, password first', `提取码,链接\naaaa,${bdy('A')}\nbbbb,${bdy('B')}`],
    ['in JSON, after', `[{"url":"${bdy('A')}","pwd":"aaaa"},{"url":"${bdy('B')}","pwd":"bbbb"}]`],
    ['in JSON, before', `[{"pwd":"aaaa","url":"${bdy('A')}"},{"pwd":"bbbb","url":"${bdy('B')}"}]`],
    ['one for all', `${bdy('A')}\n${bdy('B')}\n提取码均为：aaaa`],
  ]
  it.each(pairs)('%s', (layout, text) => {
    expect(passes(text)).toEqual(['aaaa', layout === 'one for all' ? 'aaaa' : 'bbbb'])
  })

  it.each([
    ['the second has one', `${quark('1')}\n${bdy('B')} 提取码：bbbb`, ['', 'bbbb']],
    ['the first has one', `${bdy('A')} 提取码：aaaa\n${quark('1')}`, ['aaaa', '']],
    ['the first says there is none', `${bdy('A')} 提取码：无\n${bdy('B')} 提取码：bbbb`, ['', 'bbbb']],
    ['the first has it in the address', `${bdy('A')}?pwd=aaaa\n提取码：aaaa\n${bdy('B')}`, ['aaaa', '']],
    [
      'the password comes after the next name',
      `名称：甲\n链接：${quark('1')}\n名称：乙\n提取码：bbbb\n链接：${bdy('B')}`,
      ['', 'bbbb'],
    ],
    ['the next number parts them', `1. ${quark('1')}\n2. 提取码：bbbb\n${bdy('B')}`, ['', 'bbbb']],
    ['a rule parts them', `${quark('1')}\n----------\n提取码：bbbb\n${bdy('B')}`, ['', 'bbbb']],
    ['a blank line parts them', `${quark('1')}\n\n提取码：bbbb\n${bdy('B')}`, ['', 'bbbb']],
    [
      'two stand on the lines of their own links',
      `${quark('1')}\n${bdy('A')} 提取码：aaaa\n提取码：bbbb ${bdy('B')}`,
      ['', 'aaaa', 'bbbb'],
    ],
    ['the drive is named', `百度：${bdy('A')}\n夸克：${quark('1')}\n百度提取码：aaaa`, ['aaaa', '']],
    ['the drive is named behind', `百度：${bdy('A')}\n夸克：${quark('1')}\n提取码（百度）：aaaa`, ['aaaa', '']],
    [
      'a drive that is not imported owns its own',
      `天翼 https://cloud.189.cn/t/abcdef（访问码：cccc）\n${quark('1')}`,
      [''],
    ],
    [
      'the first of an empty JSON field',
      `[{"pwd":"","url":"${quark('1')}"},{"pwd":"bbbb","url":"${bdy('B')}"}]`,
      ['', 'bbbb'],
    ],
    ['the last row of a table', `链接,提取码\n${bdy('A')},aaaa\n${quark('1')},`, ['aaaa', '']],
    [
      'only the address of some holds one',
      `夸克：${quark('1')}\n百度：${bdy('A')}?pwd=aaaa\n🔑 提取码：aaaa\nUC：https://drive.uc.cn/s/abc123def4567?public=1`,
      ['', 'aaaa', ''],
    ],
  ])('assigns no link the password of an adjacent one when %s', (_, text, expected) => {
    expect(passes(text)).toEqual(expected)
  })
})
