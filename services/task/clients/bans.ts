import { banTypes, isBannedText, compileBans } from '@pandex/contracts/bans/bans'
import { createDataListReader } from '@pandex/platform/clients/data-lists'
import type { DataListClient } from '@pandex/platform/clients/data-lists'
import type { Logger } from '@pandex/platform/logging/logger'

/** Whether the ban lists match a name. Never matches an empty name. */
export type NameBans = (name: string) => boolean

export interface BanReader {
  /** Bans nothing before the first successful read of the lists: the disk and search services check again before display. */
  read: () => Promise<NameBans>
  /** Checks names of works or sharers. @throws AppError `unavailable` if the lists were never read */
  readTexts: () => Promise<NameBans>
}

export const createBanReader = (client: DataListClient, log: Logger): BanReader => {
  const reader = createDataListReader(client, banTypes, compileBans, log)
  return {
    read: async () => {
      try {
        const isBanned = await reader.read()
        return (disk_name) => isBanned({ disk_name, files: '', share_user: '', share_user_id: '' })
      } catch (error) {
        log.warn({ err: error }, 'import: ban lists unavailable, importing without them')
        return () => false
      }
    },
    readTexts: async () => {
      const isBanned = await reader.read()
      return (text) => isBannedText(isBanned, text)
    },
  }
}
