import { banTypes, isBannedText, readBans } from '@pandex/platform/bans/bans'
import { createDataListReader } from '@pandex/platform/data-lists'
import type { DataListClient } from '@pandex/platform/data-lists'
import type { Logger } from '@pandex/platform/logger'

/** Whether a name must not come in. An empty one is known too little of. */
export type NameBans = (name: string) => boolean

export interface BanReader {
  /** While the lists were never read nothing is banned: the disk service and the search judge again before anybody sees it. */
  read: () => Promise<NameBans>
  /** Judges texts that name a work or a sharer. @throws AppError `unavailable` when the lists were never read */
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
