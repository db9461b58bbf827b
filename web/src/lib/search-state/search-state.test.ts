import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { driveCodes } from '../resource/drives.ts'
import { formatGroups } from '@pandex/contracts/format-groups'
import type { FormatGroup } from '@pandex/contracts/format-groups'
import {
  changedAddress,
  countFilters,
  orders,
  readSearchState,
  searchAddress,
  searchInput,
  shareTimes,
  sizeRanges,
} from './search-state.ts'
import type { SearchState } from './search-state.ts'

const read = (address: string): SearchState => readSearchState(new URL(address, 'http://site.invalid').searchParams)

const trimmed = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim())

const states: fc.Arbitrary<SearchState> = fc.record({
  q: trimmed,
  user: trimmed,
  types: fc.uniqueArray(fc.constantFrom(...driveCodes)),
  formats: fc.uniqueArray(fc.constantFrom(...(Object.keys(formatGroups) as FormatGroup[]))),
  kinds: fc.uniqueArray(fc.constantFrom('movie', 'tv', 'anime')),
  years: fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 5 }),
  seasons: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 5 }),
  tags: fc.uniqueArray(trimmed.filter(Boolean), { maxLength: 5 }),
  page: fc.integer({ min: 2, max: 10_000 }),
  cursor: fc.constantFrom('', 'WyJhLWIiXQ=='),
  isUnfolded: fc.boolean(),
  time: fc.constantFrom('' as const, ...(Object.keys(shareTimes) as (keyof typeof shareTimes)[])),
  size: fc.constantFrom('' as const, ...(Object.keys(sizeRanges) as (keyof typeof sizeRanges)[])),
  order: fc.constantFrom('' as const, ...(Object.keys(orders) as (keyof typeof orders)[])),
  isExact: fc.boolean(),
})

describe('search state', () => {
  it('survives a round trip through its URL', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(read(searchAddress(state))).toEqual(state)
      }),
    )
  })

  it('returns to page one, without a cursor, when a filter changes', () => {
    expect(changedAddress(read('/search?q=a&page=1001&cursor=abc&kinds=movie'), { years: [2024] })).toBe(
      '/search?q=a&kinds=movie&years=2024',
    )
  })

  it('reads the old name of the time parameter', () => {
    expect(read('/search?q=a&time=week').time).toBe('week')
  })

  it('omits defaults from the URL', () => {
    expect(searchAddress({ ...read('/search'), q: '三体', kinds: [], cursor: 'of page one there is none' })).toBe(
      '/search?q=%E4%B8%89%E4%BD%93',
    )
    expect(searchAddress({})).toBe('/search')
  })

  it('falls back to defaults for unknown values', () => {
    expect(
      read(
        '/search?q=a&type=NOPE,BDY,constructor&share_time=toString&order=x&size=valueOf&page=-3&cursor=c&format=exe,video&exact=yes&years=2024,x,-1,2024',
      ),
    ).toEqual({
      q: 'a',
      user: '',
      types: ['BDY'],
      formats: ['video'],
      kinds: [],
      years: [2024],
      seasons: [],
      tags: [],
      page: 1,
      cursor: '',
      isUnfolded: false,
      time: '',
      size: '',
      order: '',
      isExact: false,
    })
  })

  it('counts each chosen filter once', () => {
    expect(
      countFilters(
        read(
          '/search?q=a&type=BDY,ALY&share_time=week&exact=1&kinds=tv&years=2023,2024&seasons=2&size=1024-10240&page=4&order=desc&fold=0',
        ),
      ),
    ).toBe(9)
  })

  it('sends the search of the URL to the service', () => {
    expect(searchInput(read('/search?q=a&type=BDY,ALY&time=week&format=video&order=desc&page=2&exact=1'), 10)).toEqual({
      q: 'a',
      page: 2,
      size: 10,
      type: 'BDY,ALY',
      user: '',
      exact: true,
      format: ['video'],
      kinds: [],
      years: [],
      seasons: [],
      share_time: 'week',
      order: 'desc',
      fold_copies: true,
      facets: false,
    })
  })

  it('sends the chosen size as bounds in bytes, and its sort', () => {
    expect(searchInput(read('/search?q=a&size=1024-10240&order=size_asc'), 10)).toMatchObject({
      min_size: 2 ** 30,
      max_size: 10 * 2 ** 30,
      order: 'size_asc',
    })
    expect(searchInput(read('/search?q=a&size=51200-'), 10)).toMatchObject({ min_size: 50 * 2 ** 30, max_size: 0 })
    expect(searchInput(read('/search?q=a'), 10)).not.toHaveProperty('min_size')
  })
})
