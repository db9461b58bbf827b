/** Every setting of the contract is changed once in the admin form, and its effect is observed. */
import { afterAll, describe, expect, it } from 'vitest'
import { contractFields, unobservableFields } from './contract-fields.ts'
import { describeEffects } from './effect.ts'
import { driveGroups } from './rows/drives.ts'
import { hotKeywordGroups } from './rows/hot-keywords.ts'
import { importGroups } from './rows/imports.ts'
import { mailGroups } from './rows/mail.ts'
import { outsideGroups } from './rows/outside.ts'
import { pageTagGroups } from './rows/page-tags.ts'
import { paymentGroups } from './rows/payments.ts'
import { protectionGroups } from './rows/protection.ts'
import { resourceGroups } from './rows/resources.ts'
import { searchGroups } from './rows/search.ts'
import { seoGroups } from './rows/seo.ts'
import { siteGroups } from './rows/site.ts'
import { userGroups } from './rows/users.ts'
import { openSettingsSite } from './settings-site.ts'
import type { SettingsSite } from './settings-site.ts'

let opening: Promise<SettingsSite> | undefined

const open = (): Promise<SettingsSite> => {
  opening ??= openSettingsSite()
  return opening
}

afterAll(async () => {
  await (await opening)?.[Symbol.asyncDispose]()
})

const groups = [
  ...siteGroups,
  ...searchGroups,
  ...hotKeywordGroups,
  ...resourceGroups,
  ...seoGroups,
  ...pageTagGroups,
  ...userGroups,
  ...mailGroups,
  ...paymentGroups,
  ...protectionGroups,
  ...outsideGroups,
  ...importGroups,
  ...driveGroups,
]

describe('The table', () => {
  it('has exactly one row for every field of the contract, or a reason why not', () => {
    const rows = groups.flatMap(({ effects }) => effects.map(({ path }) => path))
    expect([...rows, ...Object.keys(unobservableFields)].toSorted()).toEqual([...contractFields].toSorted())
  })

  it('leaves out less than one field in twenty', () => {
    expect(Object.keys(unobservableFields).length).toBeLessThan(contractFields.length / 20)
  })
})

for (const group of groups) describeEffects(open, group)
