import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { decodeUpload } from './decode-upload.ts'

const chunksOf = async function* (bytes: Buffer, size: number): AsyncIterable<Buffer> {
  for (let offset = 0; offset < bytes.length; offset += size) yield bytes.subarray(offset, offset + size)
}

const decode = async (bytes: Buffer, size = 7): Promise<string> =>
  (await Readable.from(decodeUpload(chunksOf(bytes, size))).toArray()).join('')

const text = '资源：庆余年 😀\n第二行\n'
/** `中文网盘` in GBK, and a character that exists only in GB18030. */
const gb18030 = Buffer.from([0xd6, 0xd0, 0xce, 0xc4, 0xcd, 0xf8, 0xc5, 0xcc, 0x0a, 0x94, 0x39, 0xfc, 0x36])
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

it.each([1, 2, 3, 7, 100_000])('decodes UTF-8 with and without a byte order mark in chunks of %i', async (size) => {
  expect(await decode(Buffer.from(text), size)).toBe(text)
  expect(await decode(Buffer.concat([byteOrderMark, Buffer.from(text)]), size)).toBe(text)
})

it.each([1, 2, 3, 7, 100_000])('decodes GB18030 in chunks of %i', async (size) => {
  expect(await decode(gb18030, size)).toBe('中文网盘\n😀')
})

it('detects the encoding at the first character outside of ASCII, at any position', async () => {
  const ascii = Buffer.from('https://pan.quark.cn/s/abc\n'.repeat(5_000))
  expect(await decode(Buffer.concat([ascii, gb18030]), 16_384)).toBe(`${ascii.toString()}中文网盘\n😀`)
  expect(await decode(Buffer.concat([ascii, Buffer.from(text)]), 16_384)).toBe(ascii.toString() + text)
})

it.each([1, 2, 3, 100])('converts every kind of line break to a line feed in chunks of %i', async (size) => {
  expect(await decode(Buffer.from('一\r\n二\r三\n\r\n四\r'), size)).toBe('一\n二\n三\n\n四\n')
  expect(await decode(Buffer.from('a\r\nb\rc'), size)).toBe('a\nb\nc')
})

it('replaces invalid bytes and continues', async () => {
  const broken = Buffer.concat([Buffer.from(`${text.repeat(3_000)}`), Buffer.from([0xff, 0x00]), Buffer.from(text)])
  expect(await decode(broken, 4_096)).toBe(`${text.repeat(3_000)}\ufffd${text}`)
})

it('decodes an empty file to an empty text', async () => {
  expect(await decode(Buffer.alloc(0))).toBe('')
})
