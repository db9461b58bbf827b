// @vitest-environment node
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { encodeQrCode } from './qr-code.ts'

const link = 'https://pan.quark.cn/s/27f488b2164f'.repeat(4)

const fingerprint = (text: string): string | undefined => {
  const rows = encodeQrCode(text)?.map((row) => row.map(Number).join(''))
  return rows && createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)
}

describe('encodeQrCode', () => {
  // These four codes were read back by a camera reader's decoder, one for each number of blocks and both ends of the range.
  it.each([
    [10, 21, 'f42b1c78fff9b6e5'],
    [37, 29, 'd1c21c6c49c06b82'],
    [80, 37, '9375319ef65f33e4'],
    [106, 41, 'df61f1adc34ea2cf'],
  ])('draws the code that readers understand for %i characters', (length, side, expected) => {
    const text = link.slice(0, length)
    expect(encodeQrCode(text)).toHaveLength(side)
    expect(fingerprint(text)).toBe(expected)
  })

  it('gives none for a text that does not fit', () => {
    expect(encodeQrCode(link.slice(0, 107))).toBeUndefined()
  })
})
