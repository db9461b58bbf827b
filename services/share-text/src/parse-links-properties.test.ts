import { normalizeShareId, buildShareLink, type DiskType } from '@pandex/contracts/share-link'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseLinks } from './parse-links.ts'

const word = (alphabet: string, length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...alphabet.split('')), minLength: length, maxLength: length })

const digits = '0123456789'
const small = 'abcdefghijklmnopqrstuvwxyz'
const alnum = digits + small + small.toUpperCase()
const passWord = word(alnum, 4)

interface Share {
  type: DiskType
  id: string
  pass: string
  address: string
}

const shareOf = (
  type: DiskType,
  id: fc.Arbitrary<string>,
  write: (id: string, pass: string) => string[],
): fc.Arbitrary<Share> =>
  fc.tuple(id, fc.option(passWord, { nil: '' }), fc.nat()).map(([shareId, pass, choice]) => {
    const addresses = write(shareId, pass)
    return { type, id: shareId, pass, address: addresses[choice % addresses.length]! }
  })

const query = (name: string, pass: string): string => (pass ? `?${name}=${pass}` : '')

const anyShare = fc.oneof(
  shareOf('BDY', word(`${alnum}-_`, 22), (id, pass) => [
    `https://pan.baidu.com/s/1${id}${query('pwd', pass)}`,
    `http://yun.baidu.com/s/1${id}${query('pwd', pass)}`,
    `https://pan.baidu.com/share/init?surl=${id}${pass && `&pwd=${pass}`}`,
    `https://pan.baidu.com/wap/init?surl=${id}${pass && `&amp;pwd=${pass}`}`,
  ]),
  shareOf('ALY', word(alnum, 11), (id, pass) => [
    `https://www.alipan.com/s/${id}${query('pwd', pass)}`,
    `https://www.aliyundrive.com/s/${id}/folder/635151fc53641440ad95492c8174c57584c56f68${query('password', pass)}`,
  ]),
  shareOf('QUARK', word(`${digits}abcdef`, 12), (id, pass) => [
    `https://pan.quark.cn/s/${id}${query('pwd', pass)}`,
    `https://pan.quark.cn/s/${id}${query('passcode', pass)}#/list/share`,
  ]),
  shareOf('UC', word(`${digits}abcdef`, 13), (id, pass) => [
    `https://drive.uc.cn/s/${id}${query('password', pass) || '?public=1'}`,
    `https://fast.uc.cn/s/${id}${query('pwd', pass)}`,
  ]),
  shareOf('XUNLEI', word(`${alnum}-_`, 26), (id, pass) => [
    `https://pan.xunlei.com/s/${id}${query('pwd', pass)}#`,
    `https://pan.xunlei.com/s/${id}${query('pwd', pass)}`,
  ]),
  shareOf(
    '115',
    word(digits + small, 9).map((end) => `sw${end}`),
    (id, pass) => [
      `https://115.com/s/${id}${query('password', pass)}#`,
      `https://115cdn.com/s/${id}${query('password', pass)}&#`,
      `https://www.115.com/s/${id}${pass && `#${pass}`}`,
    ],
  ),
  shareOf(
    'LZY',
    fc.tuple(fc.constantFrom('i', 'b'), word(alnum, 9)).map(([kind, end]) => kind + end),
    (id, pass) => [
      `https://www.lanzoux.com/${id}${query('pwd', pass)}`,
      `https://wwi.lanzoup.com/tp/${id}${query('pwd', pass)}`,
    ],
  ),
)

const differentShares = fc.uniqueArray(anyShare, {
  minLength: 1,
  maxLength: 6,
  selector: ({ type, id }) => `${type} ${id}`,
})

const noise = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '庆余年',
        '第二季',
        '全36集',
        '，',
        '。',
        '《',
        '》',
        '【4K】',
        '🔥',
        '\n',
        '\n\n',
        ' ',
        '\t',
        '|',
        '——',
        '(2024)',
        '😀',
        '、',
        '"',
        '</p>',
        '<br>',
        '&nbsp;',
      ),
      word(small, 5).map((text) => ` ${text} `),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''))

const read = (text: string): string[] =>
  parseLinks(text).links.map(({ disk_type, disk_id, disk_pass }) => `${disk_type} ${disk_id} ${disk_pass}`)
const expected = ({ type, id, pass }: Share): string => `${type} ${id} ${pass}`

describe('any text', () => {
  it('finds every share in random noise, in order, with its password', () => {
    fc.assert(
      fc.property(differentShares, fc.array(noise, { minLength: 7, maxLength: 7 }), (shares, gaps) => {
        const text = shares.map(({ address }, index) => `${gaps[index]}\n${address} `).join('') + gaps[6]!
        expect(read(text)).toEqual(shares.map(expected))
      }),
      { numRuns: 500 },
    )
  })

  it('finds shares that are glued to Chinese text', () => {
    fc.assert(
      fc.property(differentShares, (shares) => {
        const text = shares.map(({ address }) => `链接：${address}保存到自己的网盘`).join('')
        expect(read(text)).toEqual(shares.map(expected))
      }),
    )
  })

  it('finds a share with invisible characters inside its address', () => {
    fc.assert(
      fc.property(
        anyShare,
        fc.array(fc.tuple(fc.nat(200), fc.constantFrom('\u200b', '\u200c', '\u200d', '\ufeff', '\u00ad', '\ufe0f')), {
          maxLength: 6,
        }),
        (share, strewn) => {
          const text = strewn.reduce((address, [at, sign]) => {
            const place = at % (address.length + 1)
            return address.slice(0, place) + sign + address.slice(place)
          }, share.address)
          // Noise inside `&amp;` would break the entity.
          fc.pre(!share.address.includes('&amp;'))
          expect(read(text)).toEqual([expected(share)])
        },
      ),
    )
  })

  it('finds a share that is full-width or percent-encoded', () => {
    fc.assert(
      fc.property(anyShare, (share) => {
        const address = share.address.replace('&amp;', '&')
        const wide = address.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
        expect(read(`看 ${wide} 这`)).toEqual([expected(share)])
        expect(read(`看 ${encodeURIComponent(address)} 这`)).toEqual([expected(share)])
        expect(read(`看 https://r.example/?u=${encodeURIComponent(encodeURIComponent(address))}&x=1 这`)).toEqual([
          expected(share),
        ])
      }),
    )
  })

  it('assigns every password in the text to its own link, after it or before it', () => {
    const fourLetters = fc.tuple(word(small, 2), word(digits, 2)).map((parts) => parts.join(''))
    const plain = fc.uniqueArray(word(`${digits}abcdef`, 12), { minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(
        plain,
        fc.array(fourLetters, { minLength: 6, maxLength: 6 }),
        fc.constantFrom(' ', '\n'),
        fc.boolean(),
        (ids, codes, gap, before) => {
          const text = ids
            .map((id, index) => [`https://pan.quark.cn/s/${id}`, `提取码：${codes[index]}`])
            .map((pair) => (before ? pair.toReversed() : pair).join(gap))
            .join('\n')
          expect(read(text)).toEqual(ids.map((id, index) => `QUARK ${id} ${codes[index]}`))
        },
      ),
    )
  })

  it('parses its own canonical addresses unchanged', () => {
    fc.assert(
      fc.property(differentShares, (shares) => {
        const first = parseLinks(shares.map(({ address }) => address).join('\n'))
        for (const { disk_type, disk_id } of first.links) expect(normalizeShareId(disk_type, disk_id)).toBe(disk_id)
        const second = parseLinks(first.links.map(({ link }) => link).join('\n'))
        expect(second.links.map(({ link, disk_id }) => [link, disk_id])).toEqual(
          first.links.map(({ link, disk_id }) => [link, disk_id]),
        )
        expect(first.links.map(({ link }) => link)).toEqual(
          shares.map(({ type, id, pass }) => buildShareLink(type, id, pass)),
        )
      }),
    )
  })

  const bdy = 'https://pan.baidu.com/s/1AbCdEf-hIjKlMnOp_rStUv'
  const quark = 'https://pan.quark.cn/s/abc123def456'
  const fragment = fc.constantFrom(
    'https://',
    'pan.quark.cn/s/',
    'abc123def456',
    bdy,
    quark,
    '提取码：',
    'ab12',
    '\n',
    '\n\n',
    ' ',
    '<a href="',
    '">',
    '</a>',
    '[',
    '](',
    ')',
    '%E5',
    '%25',
    '&amp;',
    '&#x2F;',
    '\\u63d0',
    '\\',
    '名称：',
    '，',
    '「',
    '」',
    '\ud83d',
    '\udc00',
    '\u0000',
    '\ue002',
    '$',
    '#',
    '|',
    '115.com/s/swabc123def',
    'https://cloud.189.cn/t/abc',
    '{"pwd":"',
    '"},{',
    '---\n',
    '名称\t链接\t提取码\n',
    '点',
    '。',
    '@',
    ':443',
    '1. ',
  )
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(fc.oneof(fragment, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 60 })
      .map((pieces) => pieces.join('')),
  )

  const isName = (name: string | null): boolean =>
    name === null ||
    (name.length > 0 &&
      name.length <= 255 &&
      name.isWellFormed() &&
      name.trim() === name &&
      !/[\p{Cc}\p{Co}]/u.test(name))

  it('never throws, and never returns a value that does not fit its column', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { links, unsupported } = parseLinks(text)
        const lines = text.split(/\r\n|\r|\n/).length
        expect(new Set(links.map(({ disk_type, disk_id }) => `${disk_type} ${disk_id}`)).size).toBe(links.length)
        for (const link of links) {
          expect(link.line).toBeGreaterThanOrEqual(1)
          expect(link.line).toBeLessThanOrEqual(lines)
          expect(link.disk_id).toMatch(/^[\w-]{6,26}$/)
          expect(link.disk_pass).toMatch(/^[0-9A-Za-z]{0,6}$/)
          expect(link.link).toBe(buildShareLink(link.disk_type, link.disk_id, link.disk_pass))
          expect(isName(link.disk_name)).toBe(true)
        }
        for (const { text: written } of unsupported) expect(written.length).toBeLessThanOrEqual(200)
      }),
      { numRuns: 2000 },
    )
  })

  it('yields the same result every time', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, other) => {
        const first = parseLinks(text)
        parseLinks(other)
        expect(parseLinks(text)).toEqual(first)
      }),
    )
  })
})
