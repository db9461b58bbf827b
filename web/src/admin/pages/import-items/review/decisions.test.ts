import { describe, expect, it } from 'vitest'
import { groupIntoCalls, changedCorrections, nextUndecided, retry, review } from './decisions.ts'
import type { Decision } from './decisions.ts'
import { sampleItem } from '../sample-item.ts'

const approved = (id: number, corrections = {}): Decision => ({
  item: sampleItem(id),
  kind: 'approved',
  corrections,
})
const refused = (id: number, message = ''): Decision => ({ item: sampleItem(id), kind: 'refused', message })

describe('groupIntoCalls', () => {
  it('sends one call for each kind of decision, reason and category', () => {
    expect(
      groupIntoCalls([
        approved(1),
        refused(2, '广告'),
        approved(3),
        refused(4),
        refused(5, '广告'),
        approved(6, { cate_id: 7 }),
        { item: sampleItem(8), kind: 'retried' },
      ]),
    ).toEqual([
      { spec: review, input: { ids: [1, 3], status: 'approved' } },
      { spec: review, input: { ids: [2, 5], status: 'refused', message: '广告' } },
      { spec: review, input: { ids: [4], status: 'refused', message: '' } },
      { spec: review, input: { ids: [6], status: 'approved', cate_id: 7 } },
      { spec: retry, input: { ids: [8] } },
    ])
  })

  it('sends a call for each item with a corrected name or password', () => {
    const calls = groupIntoCalls([approved(1, { disk_name: '狂飙' }), approved(2, { disk_name: '狂飙' })])
    expect(calls.map(({ input }) => input.ids)).toEqual([[1], [2]])
  })
})

describe('changedCorrections', () => {
  const item = sampleItem(1, { disk_name: '狂飙', disk_pass: 'ab12', cate_id: 3 })

  it('returns the trimmed differences; password and category may become empty, the name may not', () => {
    expect(changedCorrections(item, { disk_name: ' 狂飙 ', disk_pass: 'ab12', cate_id: 3 })).toEqual({})
    expect(changedCorrections(item, { disk_name: ' 三体 ', disk_pass: ' ', cate_id: 0 })).toEqual({
      disk_name: '三体',
      disk_pass: '',
      cate_id: 0,
    })
    expect(changedCorrections(item, { disk_name: '  ' })).toEqual({})
  })
})

describe('nextUndecided', () => {
  const rows = [1, 2, 3, 4].map((id) => ({ id }))
  const decided =
    (...ids: number[]) =>
    ({ id }: { id: number }) =>
      ids.includes(id)

  it('returns the next undecided item, or the nearest previous one at the end', () => {
    expect(nextUndecided(rows, 1, decided(2))?.id).toBe(3)
    expect(nextUndecided(rows, 4, decided(3))?.id).toBe(2)
    expect(nextUndecided(rows, 2, decided(1, 3, 4))).toBeUndefined()
  })

  it('returns the first undecided item when the current item is not in the list', () => {
    expect(nextUndecided(rows, 9, decided(1))?.id).toBe(2)
  })
})
