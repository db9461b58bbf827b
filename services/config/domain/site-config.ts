import { allKeys } from './keys/all.ts'
import type { ConfigKey } from './keys/define-key.ts'
import { otherPrivateKey } from './keys/protection.ts'
import type { OpenToken } from './keys/protection.ts'
import { publicPart } from './public-part.ts'
import { readStored } from './read-stored.ts'
import { visitedAddressName } from './visited-address.ts'

export interface SiteConfig {
  all: Record<string, string>
  public: Record<string, string>
  openTokens: readonly OpenToken[]
  damaged: readonly string[]
}

/** The configured address, else the one that an admin's browser used. */
const siteAddressName = 'site_address'

/** Read-only aliases that expose one public field of a JSON key as plain text, because API clients expect these names. */
export const derivedNames: ReadonlyMap<string, { key: string; field: string }> = new Map([
  ['site_name', { key: 'site_basic', field: 'site_name' }],
  ['enable_captcha', { key: 'user', field: 'enable_captcha' }],
  ['enable_user_system', { key: 'user', field: 'enable_user_system' }],
  [siteAddressName, { key: 'site_basic', field: 'host' }],
])

export const toText = (key: ConfigKey, value: unknown): string =>
  key.format === 'json' ? JSON.stringify(value) : String(value)

/** @param stored values of the keys that were ever changed */
export const buildSiteConfig = (stored: ReadonlyMap<string, string>): SiteConfig => {
  const readings = allKeys.map((key) => ({ key, ...readStored(key, stored.get(key.name)) }))
  const values = new Map(readings.map(({ key, value }) => [key.name, value]))
  const derived = [...derivedNames].map(([name, { key, field }]): [string, string] => [
    name,
    String((values.get(key) as Record<string, unknown>)[field]),
  ])
  const address = derived.find(([name]) => name === siteAddressName)
  if (address?.[1] === '') address[1] = stored.get(visitedAddressName) ?? ''
  const visible = readings.filter(({ key }) => key.visibility === 'public')
  return {
    all: Object.fromEntries([...readings.map(({ key, value }) => [key.name, toText(key, value)]), ...derived]),
    public: Object.fromEntries([
      ...visible.map(({ key, value }) => [key.name, toText(key, publicPart(key.schema, value))]),
      ...derived,
    ]),
    openTokens: otherPrivateKey.schema.parse(values.get(otherPrivateKey.name)).open_tokens,
    damaged: readings.filter(({ isDamaged }) => isDamaged).map(({ key }) => key.name),
  }
}
