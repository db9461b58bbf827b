import type { AdmissionControl } from '@pandex/platform/admission-control'
import type { DataListReader } from '@pandex/platform/data-lists'
import type { Logger } from '@pandex/platform/logger'
import type { Db } from '@pandex/platform/postgres'
import type { DataLists } from './clients/data-lists.ts'
import type { SiteConfig } from './clients/site-config.ts'
import type { Spendings } from './clients/spendings.ts'
import type { VisibleDocs } from './clients/visible-docs.ts'
import type { CursorSeal } from './domain/cursor.ts'
import type { DiskIndex } from './repositories/disk-index.ts'
import type { HotWords } from './repositories/hot-words.ts'

export interface AppDeps {
  db: Db
  diskIndex: DiskIndex
  siteConfig: SiteConfig
  dataLists: DataListReader<DataLists>
  visibleDocs: VisibleDocs
  spendings: Spendings
  cursorSeal: CursorSeal
  hotWords: HotWords
  /** Shared by all index reads on behalf of visitors. */
  admission: AdmissionControl
  clock: () => Date
  log: Logger
}
