import { describe, expect, it } from 'vitest'
import { diskTypes, normalizeShareId, unassignedShareIds } from './share-link.ts'
import type { DiskType } from './share-link.ts'

const good: Record<DiskType, string[]> = {
  BDY: ['AbCd_fGhIjKlMnOpQr-tUv', 'AbC-123', 'AbC123'],
  ALY: ['AbCdEfGhIjK'],
  QUARK: ['0123456789ab'],
  UC: ['0123456789abc'],
  XUNLEI: ['VNabcdefghi-klmnopq_stuvA1'],
  '115': ['sw0abcdefg1'],
  LZY: ['b0abcdefg', 'iAbCdEf12345'],
}

describe.each(diskTypes)('ids of %s', (type) => {
  it.each(good[type])('%s is valid, and a longer one is not', (id) => {
    expect(normalizeShareId(type, id)).toBe(id)
    expect(normalizeShareId(type, `${id}0123456789`)).toBeUndefined()
  })

  it.each(['', 'zzz', 'a b', 'a/b', '../z', 'x?y', '资源资源资源资源资源资', 'https://pan.quark.cn/s/0123456789ab'])(
    '%j is invalid',
    (text) => {
      expect(normalizeShareId(type, text)).toBeUndefined()
    },
  )
})

it('lower-cases ids of case-insensitive drives, and keeps the case of others', () => {
  expect(normalizeShareId('QUARK', '0123456789AB')).toBe('0123456789ab')
  expect(normalizeShareId('115', 'SW0ABCDEFG1')).toBe('sw0abcdefg1')
  expect(normalizeShareId('ALY', 'ABCDEFGHIJK')).toBe('ABCDEFGHIJK')
})

it.each(diskTypes)('accepts the unassigned id of %s as well-formed', (diskType) => {
  expect(normalizeShareId(diskType, unassignedShareIds[diskType])).toBe(unassignedShareIds[diskType])
})
