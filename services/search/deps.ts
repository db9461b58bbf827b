import type { AdmissionControl } from '@pandex/platform/resilience/admission-control'
import type { DataListReader } from '@pandex/platform/clients/data-lists'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { DataLists } from './clients/data-lists.ts'
import type { SiteConfig } from './clients/site-config.ts'
import type { Spendings } from './clients/spendings.ts'
import type { VisibleDocs } from './clients/visible-docs.ts'
import type { SearchActivity } from './domain/search-activity.ts'
import type { CursorCodec } from './domain/query/cursor.ts'
import type { DiskIndex } from './repositories/index/disk-index.ts'
import type { HotWords } from './repositories/hot-keys/hot-words.ts'

export interface AppDeps {
  db: Db
  diskIndex: DiskIndex
  siteConfig: SiteConfig
  /** For changes that an admin decides on; reads have clients of their own. */
  config: Pick<ClientOf<ConfigServiceDefinition>, 'AddDataValues'>
  dataLists: DataListReader<DataLists>
  visibleDocs: VisibleDocs
  spendings: Spendings
  cursorCodec: CursorCodec
  hotWords: HotWords
  /** Shared by all index reads on behalf of visitors. */
  admission: AdmissionControl
  activity: SearchActivity
  clock: () => Date
  log: Logger
}
