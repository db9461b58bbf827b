import { banTypes, readBans } from '@pandex/platform/bans/bans'
import type { Bans } from '@pandex/platform/bans/bans'
import { createWordFinder } from '@pandex/platform/bans/find-words'
import type { WordFinder } from '@pandex/platform/bans/find-words'
import { createDataListReader, fingerprintOf } from '@pandex/platform/data-lists'
import type { DataListClient, DataListReader } from '@pandex/platform/data-lists'
import type { Logger } from '@pandex/platform/logger'

export interface DataLists {
  /** Words that are refused as keywords and never suggested. */
  filterWords: WordFinder
  bans: Bans
  bansFingerprint: string
}

export const createDataLists = (client: DataListClient, log: Logger): DataListReader<DataLists> =>
  createDataListReader(
    client,
    ['filter_word', ...banTypes],
    ({ filter_word, ...banLists }) => ({
      filterWords: createWordFinder(filter_word),
      bans: readBans(banLists),
      bansFingerprint: fingerprintOf(banLists),
    }),
    log,
  )
