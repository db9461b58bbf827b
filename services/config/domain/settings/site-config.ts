import { fingerprintOf } from '@pandex/contracts/fingerprint'
import { derivedSettings } from '@pandex/contracts/settings/derived-settings'
import type { SettingDefinition } from '@pandex/contracts/settings/define-setting'
import { otherPrivateSetting } from '@pandex/contracts/settings/protection'
import type { OpenToken } from '@pandex/contracts/settings/protection'
import { publicPart } from '@pandex/contracts/settings/public-part'
import { checkedSettings } from './checked-settings.ts'
import { readStored } from './read-stored.ts'
import { visitedAddressName } from './visited-address.ts'

export interface SiteConfig {
  all: Record<string, string>
  /** Changes with `all`. */
  fingerprint: string
  public: Record<string, string>
  openTokens: readonly OpenToken[]
  damaged: readonly string[]
}

export const toText = (key: SettingDefinition, value: unknown): string =>
  key.format === 'json' ? JSON.stringify(value) : String(value)

/** @param stored values of the keys that were ever changed */
export const buildSiteConfig = (stored: ReadonlyMap<string, string>): SiteConfig => {
  const readings = checkedSettings.map((key) => ({ key, ...readStored(key, stored.get(key.name)) }))
  const values = new Map(readings.map(({ key, value }) => [key.name, value]))
  const derived = Object.entries(derivedSettings).map(([name, { key, field }]): [string, string] => [
    name,
    String((values.get(key) as Record<string, unknown>)[field]),
  ])
  const address = derived.find(([name]) => name === 'site_address')
  if (address?.[1] === '') address[1] = stored.get(visitedAddressName) ?? ''
  const visible = readings.filter(({ key }) => key.visibility === 'public')
  const all = Object.fromEntries([
    ...readings.map(({ key, value }): [string, string] => [key.name, toText(key, value)]),
    ...derived,
  ])
  return {
    all,
    fingerprint: fingerprintOf(all),
    public: Object.fromEntries([
      ...visible.map(({ key, value }) => [key.name, toText(key, publicPart(key.schema, value))]),
      ...derived,
    ]),
    openTokens: otherPrivateSetting.schema.parse(values.get(otherPrivateSetting.name)).open_tokens,
    damaged: readings.filter(({ isDamaged }) => isDamaged).map(({ key }) => key.name),
  }
}
