import { banTypes, isBannedText, readBans } from '@pandex/platform/bans/bans'
import { createDataListReader } from '@pandex/platform/data-lists'
import type { DataListClient } from '@pandex/platform/data-lists'
import type { Logger } from '@pandex/platform/logger'

/** Whether the ban lists match a name. Never matches an empty name. */
export type NameBans = (name: string) => boolean

export interface BanReader {
  /** Bans nothing before the first successful read of the lists: the disk and search services check again before display. */
  read: () => Promise<NameBans>
  /** Checks names of works or sharers. @throws AppError `unavailable` if the lists were never read */
  readTexts: () => Promise<NameBans>
}

export const createBans = (client: DataListClient, log: Logger): BanReader => {
  const reader = createDataListReader(client, banTypes, readBans, log)
  return {
    read: async () => {
      try {
        const isBanned = await reader.read()
        return (disk_name) => isBanned({ disk_name, files: '', share_user: '', share_user_id: '' })
      } catch (error) {
        log.warn({ err: error }, 'importing without knowing what is banned')
        return () => false
      }
    },
    readTexts: async () => {
      const isBanned = await reader.read()
      return (text) => isBannedText(isBanned, text)
    },
  }
}
