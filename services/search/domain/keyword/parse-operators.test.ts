import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseOperators } from './parse-operators.ts'
import type { Operator } from './parse-operators.ts'
import { unfilteredQuery, withOperators } from '../query/search-query.ts'

const GB = 2 ** 30
const MB = 2 ** 20

/** The operators as `kind value`. */
const operatorsOf = (q: string): string[] => parseOperators(q).operators.map(({ kind, value }) => `${kind} ${value}`)

const textOf = (q: string): string => parseOperators(q).text

const only = (q: string): Operator | undefined => parseOperators(q).operators[0]

const queryOf = (q: string, filters: object = {}) =>
  withOperators({ ...unfilteredQuery, page: 1, size: 10, ...filters, q }, parseOperators(q))

describe('phrases', () => {
  test.each([
    ['"流浪地球"', '流浪地球'],
    ['“流浪地球”', '流浪地球'],
    ['“流浪地球"', '流浪地球'],
    ['＂流浪地球＂', '流浪地球'],
    ['「流浪地球」', '流浪地球'],
    ['『流浪地球』', '流浪地球'],
    ['" 流浪 地球 "', '流浪 地球'],
    ['"C++"', 'C++'],
    ['"S01-S02"', 'S01-S02'],
  ])('%s requires %s, which remains a part of the text', (q, phrase) => {
    expect(operatorsOf(q)).toEqual([`exact ${phrase}`])
    expect(textOf(q)).toBe(phrase)
  })

  test('may stand before, between and behind words', () => {
    expect(parseOperators('“八佰”电影 4K "国语 中字"')).toMatchObject({
      text: '八佰 电影 4K 国语 中字',
      operators: [{ value: '八佰' }, { value: '国语 中字' }],
    })
  })

  test.each(['"', '""', '"！"', '"流浪地球', '流浪地球"', '流浪"地球"', '「流浪地球"', '27" 显示器'])(
    '%s holds no phrase',
    (q) => {
      expect(parseOperators(q)).toEqual({ text: q, operators: [] })
    },
  )

  test('lose only their quotes when they are removed', () => {
    expect(only('三体 "电视剧 版" 4K')?.qWithout).toBe('三体 电视剧 版 4K')
    expect(only('“-三体” 4K')?.qWithout).toBe('三体 4K')
  })
})

describe('excluded words', () => {
  test.each([
    ['三体 -小说', '小说'],
    ['三体 －小说', '小说'],
    ['三体 −小说', '小说'],
    ['-小说 三体', '小说'],
    ['三体 -"有声 小说"', '有声 小说'],
    ['三体 -“有声 小说”', '有声 小说'],
    ['三体\u3000-x-men', 'x-men'],
  ])('%s excludes %s', (q, word) => {
    expect(operatorsOf(q)).toEqual([`without ${word}`])
    expect(textOf(q)).toBe('三体')
    expect(only(q)?.qWithout).toBe('三体')
  })

  test.each([
    'S01-S02',
    'x-men',
    '2024-05-01',
    '周杰伦 - 稻香',
    '-',
    '--',
    '--小说',
    '-！',
    '三体-小说',
    '三体 -',
    '三体 -"',
    '三体 -site:quark',
    `三体 -${'x'.repeat(51)}`,
  ])('%s excludes nothing', (q) => {
    expect(parseOperators(q)).toEqual({ text: q, operators: [] })
  })
})

describe('site', () => {
  test.each([
    ['site:quark', 'QUARK'],
    ['site:QUARK', 'QUARK'],
    ['SITE:夸克', 'QUARK'],
    ['site：夸克网盘', 'QUARK'],
    ['ｓｉｔｅ：ｑｕａｒｋ', 'QUARK'],
    ['site:kuake', 'QUARK'],
    ['site:pan.quark.cn', 'QUARK'],
    ['site:百度', 'BDY'],
    ['site:baidu', 'BDY'],
    ['site:bdy', 'BDY'],
    ['site:阿里', 'ALY'],
    ['site:阿里雲盤', 'ALY'],
    ['site:aliyun', 'ALY'],
    ['site:迅雷', 'XUNLEI'],
    ['site:uc', 'UC'],
    ['site:115', '115'],
    ['site:蓝奏云', 'LZY'],
  ])('%s selects %s', (q, drive) => {
    expect(operatorsOf(`三体 ${q}`)).toEqual([`site ${drive}`])
    expect(queryOf(`三体 ${q}`)).toMatchObject({ q: '三体', types: [drive] })
  })

  test.each([
    'site:',
    'site: quark',
    'site:google',
    'site:constructor',
    'website:quark',
    '看site:quark',
    'site:"quark"',
  ])('%s is text', (q) => {
    expect(parseOperators(q)).toEqual({ text: q, operators: [] })
  })
})

describe('type', () => {
  test.each([
    ['type:pdf', '.pdf', ['.pdf']],
    ['type:.PDF', '.pdf', ['.pdf']],
    ['type：7z', '.7z', ['.7z']],
    ['type:.doc', '.doc', ['.doc']],
  ])('%s selects the extension %s', (q, value, extensions) => {
    expect(only(q)).toMatchObject({ kind: 'type', value, extensions })
  })

  test.each([
    ['type:视频', 'video', '.mkv'],
    ['type:影片', 'video', '.mp4'],
    ['type:VIDEO', 'video', '.mkv'],
    ['type:音乐', 'music', '.flac'],
    ['type:图片', 'image', '.jpg'],
    ['type:文档', 'doc', '.pdf'],
    ['type:doc', 'doc', '.pdf'],
    ['type:软件', 'soft', '.exe'],
    ['type:压缩包', 'compress', '.zip'],
  ])('%s selects the group %s', (q, value, extension) => {
    expect(only(q)).toMatchObject({ kind: 'type', value })
    expect(queryOf(`三体 ${q}`).format).toContain(extension)
  })

  test.each(['type:', 'type:美国', 'type:*', 'type:.', 'type:p*f', 'type:toolongname', 'type:a.b'])(
    '%s is text',
    (q) => {
      expect(parseOperators(q)).toEqual({ text: q, operators: [] })
    },
  )
})

describe('size', () => {
  test.each([
    ['size:>10GB', '>10GB', 10 * GB + 1, 0],
    ['size:>=10GB', '>=10GB', 10 * GB, 0],
    ['size:≥10g', '>=10GB', 10 * GB, 0],
    ['size：＞10Ｇ', '>10GB', 10 * GB + 1, 0],
    ['size:<1.5gb', '<1.5GB', 0, 1.5 * GB - 1],
    ['size:<=700M', '<=700MB', 0, 700 * MB],
    ['size:≤700MiB', '<=700MB', 0, 700 * MB],
    ['size:<0.001K', '<0.001KB', 0, 1],
    ['size:1GB..10GB', '1GB..10GB', GB, 10 * GB],
    ['size:1..10GB', '1GB..10GB', GB, 10 * GB],
    ['size:1-10G', '1GB..10GB', GB, 10 * GB],
    ['size:1～10G', '1GB..10GB', GB, 10 * GB],
    ['size:10GB..500MB', '500MB..10GB', 500 * MB, 10 * GB],
    ['size:0..10MB', '0MB..10MB', 1, 10 * MB],
    ['size:100MB', '100MB', 90 * MB, 110 * MB],
    ['size:>2TB', '>2TB', 2048 * GB + 1, 0],
    ['size:>999999999999TB', '>999999999999TB', 2 ** 50 + 1, 0],
  ])('%s selects %s', (q, value, min, max) => {
    expect(only(q)).toMatchObject({ kind: 'size', value, min, max })
  })

  test.each([
    'size:',
    'size:10',
    'size:>10',
    'size:大',
    'size:>0GB',
    'size:-1GB',
    'size:>1e9GB',
    'size:1GB..',
    'size:>1GB<2GB',
  ])('%s is text', (q) => {
    expect(parseOperators(q)).toEqual({ text: q, operators: [] })
  })
})

describe('year', () => {
  test.each([
    ['year:2024', '2024', [2024]],
    ['year：２０２４', '2024', [2024]],
    ['year:2024年', '2024', [2024]],
    ['year:2022-2024', '2022-2024', [2022, 2023, 2024]],
    ['year:2022..2024', '2022-2024', [2022, 2023, 2024]],
    ['year:2024-2022', '2022-2024', [2022, 2023, 2024]],
    ['year:2024-2024', '2024', [2024]],
  ])('%s selects %s', (q, value, years) => {
    expect(only(q)).toMatchObject({ kind: 'year', value, years })
  })

  test.each(['year:', 'year:24', 'year:1234', 'year:20245', 'year:2020-', 'year:2020-30', 'year:今年'])(
    '%s is text',
    (q) => {
      expect(parseOperators(q)).toEqual({ text: q, operators: [] })
    },
  )
})

describe('several operators', () => {
  test('are reported in their order, as typed and without each of them', () => {
    expect(parseOperators('三体 site：夸克 -小说 size:>1G 全集')).toEqual({
      text: '三体 全集',
      operators: [
        { kind: 'site', value: 'QUARK', typed: 'site：夸克', qWithout: '三体 -小说 size:>1G 全集' },
        { kind: 'without', value: '小说', typed: '-小说', qWithout: '三体 site：夸克 size:>1G 全集' },
        {
          kind: 'size',
          value: '>1GB',
          min: GB + 1,
          max: 0,
          typed: 'size:>1G',
          qWithout: '三体 site：夸克 -小说 全集',
        },
      ],
    })
  })

  test('repeated ones are one, and are removed together', () => {
    const { operators } = parseOperators('site:quark 三体 site:夸克')
    expect(operators).toHaveLength(1)
    expect(operators[0]?.qWithout).toBe('三体')
  })

  test('drives, formats and years are alternatives, also to chosen filters', () => {
    expect(
      queryOf('三体 site:quark site:baidu type:pdf type:.epub year:2022 year:2024', {
        types: ['QUARK', 'ALY'],
        format: ['.mkv'],
        years: [2020],
      }),
    ).toMatchObject({
      types: ['QUARK', 'ALY', 'BDY'],
      format: ['.mkv', '.pdf', '.epub'],
      years: [2020, 2022, 2024],
    })
  })

  test('sizes narrow each other and the chosen size', () => {
    expect(queryOf('三体 size:>1GB size:<=10GB')).toMatchObject({ min_size: GB + 1, max_size: 10 * GB })
    expect(queryOf('三体 size:<=10GB', { max_size: 5 * GB, min_size: 7 })).toMatchObject({
      min_size: 7,
      max_size: 5 * GB,
    })
    expect(queryOf('三体 size:<1GB size:>10GB')).toMatchObject({ min_size: 10 * GB + 1, max_size: GB - 1 })
  })

  test('phrases and excluded words all apply', () => {
    expect(queryOf('"三体" "全集" -小说 -漫画 -三体')).toMatchObject({
      q: '三体 全集',
      phrases: ['三体', '全集'],
      excluded: ['小说', '漫画', '三体'],
    })
  })

  test('more than 20 are text', () => {
    const words = Array.from({ length: 25 }, (_, index) => `-x${index}`)
    expect(parseOperators(words.join(' '))).toMatchObject({ text: words.slice(20).join(' ') })
  })

  test('alone leave a blank text', () => {
    expect(textOf('site:quark year:2024 -小说')).toBe('')
  })
})

test('reads operators only in the part that is checked for filter words', () => {
  const long = 'x'.repeat(195)
  expect(operatorsOf(`${long} -小说 -漫画`)).toEqual(['without 小说'])
  // The limit cuts this word.
  expect(operatorsOf(`${long} -小说漫画`)).toEqual([])
  expect(textOf(`${long} -小说 -漫画`)).toBe(`${long} -漫画`)
})

const word = fc.stringMatching(/^[a-z\u4e00-\u9fa5\d][a-z\u4e00-\u9fa5\d.'+-]{0,9}$/)
const operator = fc.oneof(
  word.map((text) => `-${text}`),
  word.map((text) => `"${text}"`),
  fc.constantFrom('site:夸克', 'type：pdf', 'size:>1GB', 'year:2020-2024', '-"a b"', '「天 地」'),
)

describe('any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          '"',
          '“',
          '」',
          '「',
          '-',
          '－',
          ' ',
          ':',
          '：',
          'site',
          'size',
          '>',
          '1GB',
          '..',
          'year',
          '2024',
          '三',
        ),
        {
          maxLength: 40,
        },
      )
      .map((parts) => parts.join('')),
  )

  test('never throws, and its operators have bounded values', () => {
    fc.assert(
      fc.property(anyText, (q) => {
        const { text, operators } = parseOperators(q)
        expect(text.length).toBeLessThanOrEqual(q.length + 2 * operators.length)
        expect(operators.length).toBeLessThanOrEqual(20)
        for (const { value, typed } of operators) {
          expect(value.length).toBeGreaterThan(0)
          expect(q).toContain(typed)
        }
        const { min_size, max_size } = queryOf(q)
        expect(Number.isSafeInteger(min_size) && Number.isSafeInteger(max_size)).toBe(true)
      }),
    )
  })

  test('without operators is unchanged', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const q = words.join(' ')
        expect(parseOperators(q)).toEqual({ text: q, operators: [] })
      }),
    )
  })

  test('of words and operators is split into both; removing an operator keeps the others', () => {
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 4 }),
        fc.array(operator, { minLength: 1, maxLength: 4 }),
        (words, typed) => {
          const { text, operators } = parseOperators([...words, ...typed].join(' '))
          expect(text.startsWith(words.join(' '))).toBe(true)
          expect(operators.map((one) => one.typed)).toEqual([...new Set(typed)])
          for (const removed of operators) {
            const others = parseOperators(removed.qWithout).operators
            expect(others.map((one) => one.typed)).toEqual(
              operators.filter((one) => one !== removed).map((one) => one.typed),
            )
          }
        },
      ),
    )
  })
})

test.each(['"', '-', 'a "', '-"a ', 'size:>1', 'site:', '“', ' -x', 'year:2020-'])(
  'reads %j quickly, however often',
  (piece) => {
    const before = process.threadCpuUsage()
    parseOperators(piece.repeat(10_000))
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(100)
  },
)
