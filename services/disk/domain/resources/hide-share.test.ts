import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hideShare } from './hide-share.ts'

const share = { disk_id: 'kq83hf0aBc12345', disk_pass: 'x1y2', decompress_password: 'www.example.com' }

const hide = (text: string, secrets: Partial<typeof share> = {}): string => hideShare(text, { ...share, ...secrets })

describe('text that reveals a share', () => {
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

describe('text that reveals no share is kept', () => {
  test.each([
    ['2023 年 12 集', { disk_pass: '2023' }],
    ['达芬奇密码 2006 1080p', {}],
    ['解压密码 1234', {}],
    ['压缩包密码：pandex', { decompress_password: '' }],
    ['1234 集全', { disk_pass: '1234' }],
    ['提取码：无', { disk_pass: '' }],
    ['密码 x1y2z3', {}],
    [
      '官网 https://www.example.com/s/1abc，豆瓣 https://movie.douban.com/subject/1292052/',
      { decompress_password: '' },
    ],
    ['file:庆余年/S02E01.mkv\nfolder:字幕', {}],
    ['a&amp;b %2F <b>粗</b> ｆｕｌｌ', {}],
    ['1abc123', { disk_id: 'abc12' }],
    ['解压：2023 年 12 集', { disk_pass: '12', decompress_password: '' }],
    ['2023 年 12 集（2023）2023.mkv S2023', { disk_pass: '2023', decompress_password: '2023' }],
    ['无间道', { decompress_password: '无' }],
    ['xk7q2 k7q22 ak7q2b 1k7q2', { disk_pass: 'k7q2' }],
  ] as const)('%s', (text, secrets) => {
    expect(hide(text, secrets)).toBe(text)
  })
})

/** Spellings of passwords in uploads, separated by ¦; X stands for the password. */
const spellings = String.raw`
X¦ X ¦提取:X¦提取：X¦提取X¦提:X¦码:X¦密:X¦密码X¦密X¦取:X¦访问:X¦访问码是X
tq:X¦TQ：X¦tqX¦tqm X¦tqm=X¦mm=X¦MM:X¦mmX¦mima X¦fwm:X¦jy:X¦jymm X¦code X¦passX
pwd X¦PWD=X¦pwdX¦pw:X¦p:X¦key-X¦pin/X¦?pwd=X&a=1¦#X¦@X¦$X$¦*X*¦**X**¦~X~
(X)¦（X）¦[X]¦【X】¦{X}¦<X>¦《X》¦「X」¦『X』¦"X"¦“X”¦|X|¦_X_¦-X-¦→X¦★X★¦➤ X
X 是提取码¦X为密码¦X 提取码¦X提取¦X=密码¦X <- 密码¦X，X、X
[解压:X]¦解压X¦解压密码 X¦压缩包:X¦解压码→X¦rar X¦RAR:X¦zip X¦7z=X¦unzip X¦rarX¦X.rar
X.txt¦密码X.txt¦file:X.txt¦folder:X¦folder:第1季/X/01.mkv¦a.X.mkv¦第1集_X.mp4¦1080p-X
https://pan.quark.cn/s/0123456789ab X¦https://pan.quark.cn/s/0123456789ab#X¦pan.baidu.com/s/1another_Share01----X
剧名X剧名¦庆余年X¦X庆余年¦😀X😀¦éXé¦&nbsp;X¦a&amp;X¦<b>X</b>¦<!-- X -->¦<a title="X">¦[b]X[/b]
\nX¦{"pwd":"X"}¦pwd%3DX¦pwd%253DX¦提取码&#58;X¦X\n¦<script>X</script>¦https://a.example/X?b¦ed2k X`
  .trim()
  .split(/[¦\n]/)
  .concat(['提取码\nX', '提取码:\r\n\r\nX', '片名\nX\n完', 'a\u200bX', '片名\tX'])

const join = (password: string, gap: string): string => Array.from(password).join(gap)
const mapCodes = (password: string, map: (code: number) => string): string =>
  Array.from(password)
    .map((sign) => map(sign.codePointAt(0)!))
    .join('')

const disguises: Record<string, (password: string) => string> = {
  plain: (password) => password,
  upperCase: (password) => password.toUpperCase(),
  fullWidth: (password) => mapCodes(password, (code) => String.fromCodePoint(code + 0xfee0)),
  bold: (password) =>
    mapCodes(password, (code) => String.fromCodePoint(code + (code < 58 ? 0x1d7ce - 48 : 0x1d41a - 97))),
  circled: (password) =>
    mapCodes(password, (code) => String.fromCodePoint(code + (code < 58 ? 0x2460 - 49 : 0x24d0 - 97))),
  zeroWidth: (password) => join(password, '\u200b'),
  joiners: (password) => join(password, '\u2060\ufeff\u00ad'),
  fillers: (password) => join(password, '\u3164\u115f'),
  combining: (password) => join(password, '\u0332'),
  spaces: (password) => join(password, ' '),
  wideSpaces: (password) => join(password, '\u3000'),
  dashes: (password) => join(password, '-'),
  dots: (password) => join(password, ' . '),
  lines: (password) => join(password, '\n'),
  decimalEntities: (password) => mapCodes(password, (code) => `&#${code};`),
  hexEntities: (password) => mapCodes(password, (code) => `&#x${code.toString(16)};`),
  percent: (password) => mapCodes(password, (code) => `%${code.toString(16)}`),
  unicodeEscapes: (password) => mapCodes(password, (code) => `\\u${code.toString(16).padStart(4, '0')}`),
  tags: (password) => join(password, '<b></b>'),
  comments: (password) => join(password, '<!-- x -->'),
  unknownTags: (password) => join(password, '<wbr class="a">'),
  bbCode: (password) => join(password, '[b][/b]'),
}

describe('its own password in every spelling', () => {
  const password = 'k7q2'
  const gone = (text: string): string => hide(text, { disk_pass: password, decompress_password: '' })

  test.each(spellings)('%j', (spelling) => {
    expect(gone(spelling.replaceAll('X', password)).toLowerCase()).not.toContain(password)
    const archive = { disk_pass: '', decompress_password: 'Www-8' }
    expect(hide(spelling.replaceAll('X', 'Www-8'), archive)).not.toContain('Www-8')
  })

  test.each(Object.entries(disguises))('%s', (_name, disguise) => {
    for (const text of ['提取:X', '片名 X', 'X', '（X）']) {
      const shown = gone(text.replaceAll('X', disguise(password)))
      expect(shown).toContain('…')
      for (const sign of ['7', '&#', '%', '\\u', '\u{1d7d5}', '⑦', '７', 'q2']) expect(shown).not.toContain(sign)
    }
  })

  test.each(
    `提取:2023¦提取码 2023¦tq:2023¦mm=2023¦密码（2023）¦pwd2023¦2023 是提取码¦2023（提取码）¦2023为密码¦[解压:2023]¦rar 2023
https://pan.quark.cn/s/0123456789ab 2023¦https://pan.quark.cn/s/0123456789ab，2023¦提取：２０２３¦提取码: 2 0 2 3¦密：2023¦压缩包 2023`
      .split(/[¦\n]/)
      .concat('密码\n2023'),
  )('a short number next to a label of a password: %j', (text) => {
    expect(hide(text, { disk_pass: '2023', decompress_password: '2023' })).not.toMatch(/2 ?0 ?2 ?3|２/)
  })

  test('other secrets that are short, long or not ASCII', () => {
    expect(hide('ID abc12', { disk_id: 'abc12' })).toBe('ID …')
    expect(hide('合集 20230101 完', { disk_pass: '20230101' })).toBe('合集 … 完')
    expect(hide('解压密码：无', { decompress_password: '无' })).toBe('解压密码：…')
    expect(hide('关注公众号某某字幕组', { decompress_password: '公众号某某' })).toBe('关注…字幕组')
    expect(hide('kq83-hf0a.Bc12 345', {})).toBe('…')
  })

  test('in any spelling and disguise, in any context', () => {
    const pieces = fc.array(
      fc.oneof(fc.constantFrom('\n', ' ', '，', '第1集', '<p>', '&amp;'), fc.string({ maxLength: 5 })),
    )
    const anySign = fc.constantFrom(...'bcdfghjkmnprtvwxyz3456789'.split(''))
    fc.assert(
      fc.property(
        pieces,
        fc
          .tuple(fc.constant('q'), fc.array(anySign, { minLength: 3, maxLength: 7 }))
          .map(([q, signs]) => q + signs.join('')),
        fc.constantFrom(...spellings),
        fc.constantFrom('plain', 'upperCase', 'fullWidth', 'zeroWidth', 'decimalEntities', 'percent'),
        pieces,
        (before, password, spelling, disguise, after) => {
          const around = [before.join(''), after.join('')] as const
          fc.pre(!around.join().toLowerCase().includes(password))
          const written = disguises[disguise]!(password)
          const shown = hide(`${around[0]}\n${spelling.replaceAll('X', written)}\n${around[1]}`, {
            disk_pass: password,
            decompress_password: '',
          })
          expect(shown.toLowerCase()).not.toContain(written.toLowerCase())
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

test('reads a text of hostile size in linear time', () => {
  const hide100k = (piece: string): number => {
    const startMs = performance.now()
    hide(piece.repeat(100_000 / piece.length), { disk_pass: 'aaaa', decompress_password: '1234' })
    return performance.now() - startMs
  }
  for (const piece of ['a', 'a ', '<a', '<!-- ', '1234 ', 'https://pan.quark.cn/s/0123456789ab 1234 ', '密'])
    expect(hide100k(piece)).toBeLessThan(5_000)
})

test('links in comments and scripts are hidden too, since clients that show the source reveal them', () => {
  const text = '<!-- https://pan.quark.cn/s/0123456789ab --><script>go("https://pan.quark.cn/s/ba9876543210")</script>'
  expect(hide(text)).not.toMatch(/0123456789ab|ba9876543210/)
})

test('words around the removed text stay unchanged', () => {
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

test('in any context, removes the id and every labelled password, and adds nothing to the remaining text', () => {
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
