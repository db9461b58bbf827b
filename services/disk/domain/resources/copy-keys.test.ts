import { expect, test } from 'vitest'
import { copyKeysOf } from './copy-keys.ts'

const facts = {
  disk_name: '庆余年 第二季 [4K]',
  name_source: 'drive',
  share_user: '老王',
  share_user_id: '10086',
  size: 1_000,
} as const

const twin = (
  change: Partial<Parameters<typeof copyKeysOf>[1]> = {},
  diskType: Parameters<typeof copyKeysOf>[0] = 'BDY',
) => copyKeysOf(diskType, { ...facts, ...change }).twin_key
const copy = (change: Partial<Parameters<typeof copyKeysOf>[1]> = {}) =>
  copyKeysOf('BDY', { ...facts, ...change }).copy_key

test('names are compared without case, width, spaces and punctuation', () => {
  expect(twin({ disk_name: '庆余年.第二季【４k】' })).toBe(twin())
  expect(copy({ disk_name: '庆余年.第二季【４k】' })).toBe(copy())
  expect(twin({ disk_name: '庆余年 第三季 [4K]' })).not.toBe(twin())
})

test('a sharer is identified by id, or else by name, within one drive', () => {
  expect(twin({ share_user: '小李' })).toBe(twin())
  expect(twin({ share_user_id: '' })).not.toBe(twin())
  expect(twin({ share_user_id: '', share_user: ' 老王 ' })).toBe(twin({ share_user_id: '' }))
  expect(twin({ share_user_id: '', share_user: '10086' })).not.toBe(twin())
  expect(twin({}, 'ALY')).not.toBe(twin())
})

test.each(['张**', '', '  '])('%j identifies no sharer', (share_user) => {
  expect(twin({ share_user, share_user_id: '' })).toBe('')
})

test('a masked name with an id identifies a sharer', () => {
  expect(twin({ share_user: '张**' })).toBe(twin())
})

test('the same name with a different size is no copy, and without a known size no copy is detected', () => {
  expect(copy({ size: 1_001 })).not.toBe(copy())
  expect(copy({ size: 0 })).toBe('')
  expect(copy({ share_user_id: '1', share_user: '小李' })).toBe(copy())
})

test('facts taken from a text make no share a copy', () => {
  for (const name_source of ['text', 'placeholder'] as const)
    expect(copyKeysOf('BDY', { ...facts, name_source })).toEqual({ twin_key: '', copy_key: '' })
})
