import { banTypes, compileBans } from '@pandex/contracts/bans/bans'
import type { Bans } from '@pandex/contracts/bans/bans'
import { createWordFinder } from '@pandex/contracts/bans/word-finder'
import type { WordFinder } from '@pandex/contracts/bans/word-finder'
import { createDataListReader } from '@pandex/platform/clients/data-lists'
import type { DataListClient, DataListReader } from '@pandex/platform/clients/data-lists'
import type { Logger } from '@pandex/platform/logging/logger'

export interface DataLists {
  /** Words that are refused as keywords and never suggested. */
  filterWords: WordFinder
  bans: Bans
}

export const createDataLists = (client: DataListClient, log: Logger): DataListReader<DataLists> =>
  createDataListReader(
    client,
    ['filter_word', ...banTypes],
    ({ filter_word, ...banLists }) => ({
      filterWords: createWordFinder(filter_word),
      bans: compileBans(banLists),
    }),
    log,
  )
