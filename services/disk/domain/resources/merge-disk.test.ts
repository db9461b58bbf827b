import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { factsOf, hasSamePublicFacts, mergeDisk } from './merge-disk.ts'
import type { DiskFacts, ShareFacts } from './merge-disk.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const at = (minutes: number): Date => new Date(noon + minutes * 60_000)

const share = (fields: Partial<ShareFacts> = {}): ShareFacts => ({
  disk_name: '庆余年',
  name_source: 'text',
  disk_pass: '',
  health: 'unsure',
  files: '',
  file_sizes: [],
  share_user: '',
  share_user_id: '',
  shared_time: null,
  size: 0,
  cate_id: null,
  is_mine: false,
  weight: 0,
  resolved_at: at(0),
  ...fields,
})

const merged = (first: Partial<ShareFacts>, ...others: Partial<ShareFacts>[]): DiskFacts =>
  others.reduce((known: DiskFacts, fields) => mergeDisk(known, share(fields)), factsOf(share(first)))

describe('names', () => {
  const drive = { disk_name: '驱动', name_source: 'drive' } as const
  const text = { disk_name: '文字', name_source: 'text' } as const
  const placeholder = { disk_name: '占位', name_source: 'placeholder' } as const

  it.each([
    [placeholder, text, '文字'],
    [text, placeholder, '文字'],
    [text, drive, '驱动'],
    [drive, text, '驱动'],
    [drive, placeholder, '驱动'],
  ])('a drive beats a text and a text beats a placeholder: %o then %o', (first, second, name) => {
    expect(merged(first, { ...second, resolved_at: at(1) }).disk_name).toBe(name)
  })

  it('a later paste does not rename a resource', () => {
    expect(merged(text, { ...text, disk_name: '广告', resolved_at: at(1) }).disk_name).toBe('文字')
  })

  it('a later answer of the drive renames a resource', () => {
    expect(merged(drive, { ...drive, disk_name: '改名', resolved_at: at(1) }).disk_name).toBe('改名')
    expect(merged(drive, { ...drive, disk_name: '旧名', resolved_at: at(-1) }).disk_name).toBe('驱动')
  })
})

describe('passwords', () => {
  it('an empty one never replaces a known one', () => {
    expect(merged({ disk_pass: 'a1b2' }, { disk_pass: '', health: 'valid', resolved_at: at(1) }).disk_pass).toBe('a1b2')
  })

  it('one is filled in when none is stored', () => {
    expect(merged({}, { disk_pass: 'a1b2', resolved_at: at(1) }).disk_pass).toBe('a1b2')
  })

  it('another one from a text does not replace the first', () => {
    expect(merged({ disk_pass: 'a1b2' }, { disk_pass: 'evil', resolved_at: at(1) }).disk_pass).toBe('a1b2')
  })

  it('one that opened the share replaces the stored one', () => {
    expect(merged({ disk_pass: 'a1b2' }, { disk_pass: 'real', health: 'valid' }).disk_pass).toBe('real')
    expect(merged({ disk_pass: 'real', health: 'valid' }, { disk_pass: 'a1b2' }).disk_pass).toBe('real')
  })
})

describe('health and listing', () => {
  const listing = { health: 'valid', files: 'file:a.mkv', size: 7, share_user: '老王' } as const

  it('an unsure answer does not change the health', () => {
    expect(merged({ health: 'dead' }, { health: 'unsure', resolved_at: at(1) })).toMatchObject({
      health: 'dead',
      checked_at: at(0),
    })
  })

  it('files, size and sharer are kept when a share dies', () => {
    expect(merged(listing, { health: 'dead', resolved_at: at(1) })).toMatchObject({ ...listing, health: 'dead' })
  })

  it('an answer without a listing keeps the stored listing', () => {
    expect(merged(listing, { health: 'valid', resolved_at: at(1) })).toMatchObject(listing)
  })

  it('sizes without files are dropped', () => {
    expect(merged({ files: '', file_sizes: [7], resolved_at: at(1) }).file_sizes).toEqual([])
  })

  it('the latest listing replaces the stored one as a whole', () => {
    const later = { health: 'valid', files: 'file:b.mkv', size: 8, resolved_at: at(1) } as const
    expect(merged(listing, later)).toMatchObject({ files: 'file:b.mkv', size: 8, share_user: '' })
  })
})

it('ownership, weight and a category are gained and never lost', () => {
  const gained = merged({}, { is_mine: true, weight: 5, cate_id: 3 }, { is_mine: false, weight: 2, cate_id: null })
  expect(gained).toMatchObject({ is_mine: true, weight: 5, cate_id: 3 })
  expect(merged({ cate_id: 3 }, { cate_id: 4 }).cate_id).toBe(3)
})

it('the source of a fact causes no visible difference', () => {
  const known = merged({})
  expect(hasSamePublicFacts(known, mergeDisk(known, share({ resolved_at: at(-5) })))).toBe(true)
  expect(hasSamePublicFacts(known, mergeDisk(known, share({ disk_pass: 'a1b2' })))).toBe(false)
  const listed = merged({ health: 'valid', shared_time: at(-9) })
  expect(hasSamePublicFacts(listed, { ...listed, shared_time: at(-9) })).toBe(true)
  expect(hasSamePublicFacts(listed, { ...listed, shared_time: at(-8) })).toBe(false)
})

const anyShare = fc.record({
  disk_name: fc.constantFrom('甲', '乙', '丙'),
  name_source: fc.constantFrom('drive', 'text', 'placeholder'),
  disk_pass: fc.constantFrom('', 'aaaa', 'bbbb'),
  health: fc.constantFrom('valid', 'dead', 'password', 'unsure', 'unsupported'),
  files: fc.constantFrom('', 'file:a', 'file:b'),
  file_sizes: fc.constantFrom<number[]>([], [7]),
  share_user: fc.constantFrom('', '老王'),
  share_user_id: fc.constant(''),
  shared_time: fc.constantFrom(null, at(-60)),
  size: fc.nat(3),
  cate_id: fc.constantFrom(null, 3),
  is_mine: fc.boolean(),
  weight: fc.nat(3),
} satisfies { [K in keyof Omit<ShareFacts, 'resolved_at'>]: fc.Arbitrary<ShareFacts[K]> })

const twoOrders = fc.array(anyShare, { minLength: 1, maxLength: 6 }).chain((shares) => {
  const timed = shares.map((one, minute): ShareFacts => ({ ...one, resolved_at: at(minute) }))
  return fc.tuple(fc.constant(timed), fc.shuffledSubarray(timed, { minLength: timed.length }))
})

const mergeAll = ([first, ...others]: ShareFacts[]): DiskFacts | undefined =>
  first && others.reduce(mergeDisk, factsOf(first))

it('the same answers lead to the same resource in any order, with or without repetitions', () => {
  fc.assert(
    fc.property(twoOrders, ([inTime, shuffled]) => {
      expect(mergeAll([...shuffled, ...inTime])).toEqual(mergeAll(inTime))
    }),
    { numRuns: 500 },
  )
})
