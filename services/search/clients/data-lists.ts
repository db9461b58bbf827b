import { createCachedReader } from '@pandex/platform/cached-reader'
import { unavailableError } from '@pandex/platform/errors'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Logger } from '@pandex/platform/logger'
import { createHash } from 'node:crypto'
import { readBans } from '../domain/bans.ts'
import type { BanLists, Bans } from '../domain/bans.ts'
import { createWordFinder } from '../domain/find-words.ts'
import type { WordFinder } from '../domain/find-words.ts'

export interface DataLists {
  /** Words that are neither searched for nor suggested. */
  filterWords: WordFinder
  bans: Bans
  /** Differs when any of the lists of bans does. */
  bansFingerprint: string
}

export interface DataListReader {
  /** At most about two seconds old. @throws AppError unavailable when the lists were never read: what they forbid is not guessed */
  read(): Promise<DataLists>
}

const banTypes = ['ban_disk_name', 'ban_share_user', 'ban_share_user_id', 'ban_files'] as const

/** Added to the age that the config service's own answer may have. */
const times = { ttlMs: 1_000, patienceMs: 300 }

const budgetMs = 2_000

export const createDataLists = (
  client: Pick<ClientOf<ConfigServiceDefinition>, 'GetDataLists'>,
  log: Logger,
): DataListReader => {
  // Ten thousand words take a while to be made ready: only when a list has changed.
  let latest: { fingerprint: string; lists: DataLists } | undefined
  const load = async (): Promise<DataLists> => {
    const types = ['filter_word', ...banTypes]
    const { lists } = await client
      .GetDataLists({ types }, backgroundContext(log, budgetMs))
      .catch((error: unknown) => Promise.reject(unavailableError(error)))
    const valuesOf = (type: string): readonly string[] => lists[type]?.values ?? []
    const banLists = Object.fromEntries(banTypes.map((type) => [type, valuesOf(type)])) as BanLists
    const fingerprint = createHash('sha1')
      .update(JSON.stringify([valuesOf('filter_word'), banLists]))
      .digest('hex')
    if (latest?.fingerprint === fingerprint) return latest.lists
    const made = {
      filterWords: createWordFinder(valuesOf('filter_word')),
      bans: readBans(banLists),
      bansFingerprint: createHash('sha1').update(JSON.stringify(banLists)).digest('hex'),
    }
    latest = { fingerprint, lists: made }
    return made
  }
  return createCachedReader({ ...times, load, log })
}
