import { allValues } from './services/config.ts'
import type { Replacements } from './fake-services.ts'

type ConfigReplacements = NonNullable<Replacements['config']>

interface Switches {
  /** Throttling levels are off unless `ladder_enabled` is given. */
  anti_crawler?: object
  anti_crawler_pub?: object
  system_switch?: object
  statistics?: object
  site_verification?: object
}

export const withSwitches = ({ anti_crawler, ...others }: Switches): ConfigReplacements => ({
  ListAll: async () => ({
    values: {
      ...allValues,
      ...(anti_crawler && { anti_crawler: JSON.stringify({ ladder_enabled: false, ...anti_crawler }) }),
      ...Object.fromEntries(Object.entries(others).map(([name, fields]) => [name, JSON.stringify(fields)])),
    },
  }),
})

interface BlacklistChange {
  id: number
  ip: string
  enabled: boolean
}

/** A mutable blacklist: each change is a version, and a page holds at most `pageSize` changes. */
export const createBlacklist = (ips: readonly string[], pageSize = 1_000) => {
  const changes: BlacklistChange[] = ips.map((ip, index) => ({ id: index + 1, ip, enabled: true }))
  const handlers: ConfigReplacements = {
    ListBlacklistChanges: async ({ since }) => {
      const version = Math.min(since + pageSize, changes.length)
      return { list: changes.slice(since, version), version, more: version < changes.length, reset: since === 0 }
    },
  }
  return {
    handlers,
    add: (ip: string): void => void changes.push({ id: changes.length + 1, ip, enabled: true }),
    remove: (ip: string): void => {
      const current = changes.findLast((change) => change.ip === ip)
      if (current) changes.push({ ...current, enabled: false })
    },
  }
}

export const withBlacklist = (ips: readonly string[]): ConfigReplacements => createBlacklist(ips).handlers

export const withLists = (lists: Record<string, readonly string[]>): ConfigReplacements => ({
  GetDataLists: async ({ types }) => ({
    lists: Object.fromEntries(types.map((type) => [type, { values: [...(lists[type] ?? [])] }])),
  }),
})
