import { describe, expect, it } from 'vitest'
import { contractFields, unobservableFields } from './contract-fields.ts'
import { describeSettings } from './effect.ts'
import { pageSettings, serviceSettings } from './groups.ts'

describe('The table', () => {
  it('has exactly one row for every field of the contract, or a reason why not', () => {
    const rows = [...pageSettings, ...serviceSettings].flatMap(({ effects }) => effects.map(({ path }) => path))
    expect([...rows, ...Object.keys(unobservableFields)].toSorted()).toEqual([...contractFields].toSorted())
  })

  it('leaves out less than one field in twenty', () => {
    expect(Object.keys(unobservableFields).length).toBeLessThan(contractFields.length / 20)
  })
})

describeSettings(pageSettings)
