import { publicPart } from '@pandex/contracts/settings/public-part'
import { otherPrivateSetting } from '@pandex/contracts/settings/protection'
import type { OpenToken } from '@pandex/contracts/settings/protection'
import type { SettingDefinition } from '@pandex/contracts/settings/define-setting'
import { settingByName } from './checked-settings.ts'
import { hidden, isSame, shorten } from './audited-value.ts'
import { describeTokenChanges } from './describe-token-changes.ts'
import { readStored } from './read-stored.ts'

export interface StoredChange {
  name: string
  before: string | undefined
  after: string
}

const fieldsOf = (key: SettingDefinition, value: unknown): Record<string, unknown> =>
  key.format === 'json' ? (value as Record<string, unknown>) : { value }

/**
 * The changed fields with their values before and after. Private fields are masked.
 * @param showsPrivateSettings whether the other fields of private settings are shown: to admins, but not in events
 */
export const describeChange = (
  { name, before, after }: StoredChange,
  { showsPrivateSettings = false } = {},
): Record<string, unknown> => {
  const key = settingByName.get(name)
  if (!key) return { value: [before ?? null, after] }
  const [was, is] = [readStored(key, before).value, readStored(key, after).value]
  const shown = (value: unknown): Record<string, unknown> =>
    showsPrivateSettings || key.visibility === 'public' ? fieldsOf(key, publicPart(key.schema, value)) : {}
  const [oldFields, newFields, oldShown, newShown] = [fieldsOf(key, was), fieldsOf(key, is), shown(was), shown(is)]
  const describeField = (field: string): unknown => {
    if (name === otherPrivateSetting.name && field === 'open_tokens' && !showsPrivateSettings)
      return describeTokenChanges(oldFields[field] as OpenToken[], newFields[field] as OpenToken[])
    const isHidden = isSame(oldShown[field], newShown[field])
    return isHidden ? hidden : [shorten(oldShown[field]), shorten(newShown[field])]
  }
  const entries = Object.keys(newFields)
    .filter((field) => !isSame(oldFields[field], newFields[field]))
    .map((field) => [field, describeField(field)])
  return Object.fromEntries(entries) as Record<string, unknown>
}
