// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { driveCodes } from './drives.ts'
import { formatGroups } from '@pandex/gateway/schemas/format-groups'
import type { FormatGroup } from '@pandex/gateway/schemas/format-groups'
import { countFilters, orders, readSearchState, searchAddress, searchInput, times } from './search-state.ts'
import type { SearchState } from './search-state.ts'

const read = (address: string): SearchState => readSearchState(new URL(address, 'http://site.invalid').searchParams)

const trimmed = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim())

const states: fc.Arbitrary<SearchState> = fc.record({
  q: trimmed,
  user: trimmed,
  types: fc.uniqueArray(fc.constantFrom(...driveCodes)),
  formats: fc.uniqueArray(fc.constantFrom(...(Object.keys(formatGroups) as FormatGroup[]))),
  page: fc.integer({ min: 1, max: 10_000 }),
  time: fc.constantFrom('' as const, ...(Object.keys(times) as (keyof typeof times)[])),
  order: fc.constantFrom('' as const, ...(Object.keys(orders) as (keyof typeof orders)[])),
  isExact: fc.boolean(),
})

describe('search state', () => {
  it('comes back from its address whole', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(read(searchAddress(state))).toEqual(state)
      }),
    )
  })

  it('leaves defaults out of the address', () => {
    expect(
      searchAddress({ q: '三体', types: [], page: 1, time: '', order: '', isExact: false, formats: [], user: '' }),
    ).toBe('/search?q=%E4%B8%89%E4%BD%93')
    expect(searchAddress({})).toBe('/search')
  })

  it('falls back where an address holds what does not exist', () => {
    expect(
      read('/search?q=a&type=NOPE,BDY,constructor&time=toString&order=x&page=-3&format=exe,video&exact=yes'),
    ).toEqual({
      q: 'a',
      user: '',
      types: ['BDY'],
      formats: ['video'],
      page: 1,
      time: '',
      order: '',
      isExact: false,
    })
  })

  it('counts each chosen filter once', () => {
    expect(countFilters(read('/search?q=a&type=BDY,ALY&time=week&exact=1&page=4&order=desc'))).toBe(4)
  })

  it('asks the search call for exactly what the address says', () => {
    expect(searchInput(read('/search?q=a&type=BDY,ALY&time=week&format=video&order=desc&page=2&exact=1'), 10)).toEqual({
      q: 'a',
      page: 2,
      size: 10,
      type: 'BDY,ALY',
      user: '',
      exact: true,
      format: ['video'],
      share_time: 'week',
      order: 'desc',
    })
  })
})
