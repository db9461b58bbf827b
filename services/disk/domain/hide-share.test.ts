import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hideShare } from './hide-share.ts'

const share = { disk_id: 'kq83hf0aBc12345', disk_pass: 'x1y2', decompress_password: 'www.example.com' }

const hide = (text: string, secrets: Partial<typeof share> = {}): string => hideShare(text, { ...share, ...secrets })

describe('what gives a share away is taken out', () => {
  test.each([
    ['链接: https://pan.baidu.com/s/1kq83hf0aBc12345 提取码: x1y2', '链接: … 提取码: …'],
    ['链接: https://pan.baidu.com/s/1kq83hf0aBc12345?pwd=x1y2', '链接: …'],
    ['pan.baidu.com/s/1another_Share01 密码:zz99 复制', '… 密码:… 复制'],
    ['https://pan.quark.cn/s/0123456789ab x1y2', '… …'],
    ['《片名》夸克：https://pan.quark.cn/s/0123456789ab', '《片名》夸克：…'],
    [
      '阿里 https://www.alipan.com/s/abcDEF12345，天翼 https://cloud.189.cn/t/abc123（访问码：q1w2）',
      '阿里 …，天翼 …（访问码：…）',
    ],
    ['分享 kq83hf0aBc12345.mkv', '分享 ….mkv'],
    ['分享 KQ83HF0ABC12345.mkv', '分享 ….mkv'],
    ['分享 ｋｑ８３ｈｆ０ａＢｃ１２３４５，kq83\u200bhf0aBc12345', '分享 …，…'],
    [
      'ｈｔｔｐｓ：／／ｐａｎ．ｂａｉｄｕ．ｃｏｍ／ｓ／１ｋｑ８３ｈｆ０ａＢｃ１２３４５　提取码：ｘ１ｙ２',
      '…　提取码：…',
    ],
    ['<a href="https://pan.baidu.com/s/1kq83hf0aBc12345">点我</a> 密码 x1y2', '<a href="…">点我</a> 密码 …'],
    ['p\u200ban.baidu.com/s/1kq83hf0aBc12345', '…'],
    ['提取码：ab12', '提取码：…'],
    ['密码(区分大小写)是：X1Y2。', '密码(区分大小写)是：…。'],
    ['pwd=x1y2', 'pwd=…'],
    ['访问密码\nx1y2', '访问密码\n…'],
    ['解压密码：www.example.com', '解压密码：…'],
  ])('%s', (text, shown) => {
    expect(hide(text)).toBe(shown)
  })
})

describe('what is nobody’s secret stays', () => {
  test.each([
    ['2023 年 12 集', { disk_pass: '2023' }],
    ['达芬奇密码 2006 1080p', {}],
    ['解压密码 1234', {}],
    ['压缩包密码：pandex', { decompress_password: '' }],
    ['1234 集全', { disk_pass: '1234' }],
    ['提取码：无', { disk_pass: '' }],
    ['密码 x1y2z3', {}],
    ['官网 https://www.example.com/s/1abc，豆瓣 https://movie.douban.com/subject/1292052/', {}],
    ['file:庆余年/S02E01.mkv\nfolder:字幕', {}],
    ['a&amp;b %2F <b>粗</b> ｆｕｌｌ', {}],
    ['ID abc12', { disk_id: 'abc12' }],
  ] as const)('%s', (text, secrets) => {
    expect(hide(text, secrets)).toBe(text)
  })
})

test('words around what is taken out stay as they are written', () => {
  const text = 'ＡＢＣ &amp; 下载：https://pan.quark.cn/s/0123456789ab?pwd=x1y2 ，共３６集\r\n%41 完'
  expect(hide(text)).toBe('ＡＢＣ &amp; 下载：… ，共３６集\r\n%41 完')
})

const anyPiece = fc.oneof(
  fc.constantFrom('链接：', ' 提取码: ', '\n', '<a href="', '">', '%2F', '&#x2F;', '密码', '\\n', '资源 第1集 '),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const anyLink = fc.constantFrom(
  'https://pan.baidu.com/s/1kq83hf0aBc12345',
  'pan.baidu.com/s/1kq83hf0aBc12345?pwd=x1y2',
  'https%3A%2F%2Fpan.baidu.com%2Fs%2F1kq83hf0aBc12345',
)

test('whatever stands around it, neither the id nor a labelled password is left, and what is left was there before', () => {
  fc.assert(
    fc.property(fc.array(anyPiece), anyLink, fc.array(anyPiece), (before, link, after) => {
      const text = `${before.join('')}\n${link}\n提取码: x1y2\n${after.join('')}`
      const shown = hide(text)
      expect(shown).not.toContain(share.disk_id)
      expect(shown).not.toMatch(/提取码: x1y2/)
      expect(shown.isWellFormed() || !text.isWellFormed()).toBe(true)
      let from = 0
      for (const piece of shown.split('…')) {
        const at = text.indexOf(piece, from)
        expect(at).toBeGreaterThanOrEqual(from)
        from = at + piece.length
      }
    }),
    { numRuns: 500 },
  )
})
