import type { JobKind } from '@pandex/contracts/enums'
import type { AnyKind, JobKinds } from '../use-cases/job-kind.ts'
import type { PushDeps } from '../use-cases/push-setup.ts'
import { cleanUp } from './kinds/clean-up.ts'
import { genSitemap } from './kinds/gen-sitemap.ts'
import type { SitemapDeps } from './kinds/gen-sitemap.ts'
import { pushPages } from './kinds/push-pages.ts'
import { rebuildEs } from './kinds/rebuild-es.ts'
import type { RebuildDeps } from './kinds/rebuild-es.ts'
import { refreshDisk } from './kinds/refresh-disk.ts'
import type { RefreshDeps } from './kinds/refresh-disk.ts'
import { repair } from './kinds/repair.ts'
import { writeArticles } from './kinds/write-articles.ts'
import type { ArticleDeps } from './kinds/write-articles.ts'

export type KindDeps = SitemapDeps & RebuildDeps & RefreshDeps & PushDeps & ArticleDeps & { clock: () => Date }

export const createKinds = (deps: KindDeps): JobKinds =>
  ({
    rebuild_es: rebuildEs(deps),
    gen_sitemap: genSitemap(deps),
    refresh_disk: refreshDisk(deps),
    push_pages: pushPages(deps),
    write_articles: writeArticles(deps),
    repair: repair(deps),
    clean_up: cleanUp(deps),
  }) satisfies Record<JobKind, AnyKind>
