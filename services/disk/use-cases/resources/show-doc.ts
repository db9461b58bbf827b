import type { Bans } from '@pandex/contracts/bans/bans'
import { AppError } from '@pandex/platform/errors'
import type { Disk__Output as Disk } from '@pandex/platform/gen/pandex/disk/v1/Disk'
import type { DiskPolicy__Output as DiskPolicy } from '@pandex/platform/gen/pandex/disk/v1/DiskPolicy'
import { readLanzouHost } from '@pandex/platform/clients/lanzou-host'
import type { LanzouHostReader } from '@pandex/platform/clients/lanzou-host'
import type { Context } from '@pandex/platform/grpc/context'
import type { Db } from '@pandex/platform/postgres/postgres'
import { buildShareLink } from '@pandex/contracts/share-link'
import { docIdPattern } from '../../domain/resources/doc-id.ts'
import { hideShare } from '../../domain/resources/hide-share.ts'
import { findArticle } from '../../repositories/articles/articles.ts'
import { findMeta } from '../../repositories/resources/disk-meta.ts'
import { findDisk } from '../../repositories/resources/disks.ts'
import type { ShownDisk } from '../../repositories/resources/disks.ts'
import { toListItem } from './list-items.ts'

/**
 * Finds a resource; only admins get disabled or banned ones.
 * @throws AppError not_found disk.unknown, disk.gone
 */
export const createRequireDoc =
  ({ db, dataLists }: { db: Db; dataLists: { read: () => Promise<Bans> } }) =>
  async (docId: string, ctx: Context): Promise<ShownDisk> => {
    const disk = docIdPattern.test(docId) ? await findDisk(db, docId) : undefined
    const isAdmin = ctx.user?.role === 'admin'
    if (!disk || (!disk.enabled && !isAdmin)) throw new AppError('not_found', 'disk.unknown', '记录不存在')
    if (!isAdmin && (await dataLists.read())(disk)) throw new AppError('not_found', 'disk.gone', '资源已下架')
    return disk
  }

export type RequireDoc = ReturnType<typeof createRequireDoc>

const paidFields = (disk: ShownDisk, lanzouHost: string) => ({
  disk_id: disk.disk_id,
  disk_pass: disk.disk_pass,
  link: buildShareLink(disk.disk_type, disk.disk_id, disk.disk_pass, lanzouHost),
  // The unmasked texts: other answers mask the share's link and password.
  disk_name: disk.disk_name,
  share_user: disk.share_user,
  rel_movie: disk.rel_movie,
  tags: disk.tags,
})

/** `file_sizes` is parallel to the lines of `files`; it is empty when masking changed the number of lines. */
const showFiles = (disk: ShownDisk, isAllowed: boolean): Pick<Disk, 'files' | 'file_sizes'> => {
  const files = isAllowed ? disk.files : hideShare(disk.files, disk)
  return { files, file_sizes: files.split('\n').length === disk.file_sizes.length ? disk.file_sizes : [] }
}

/** Leaves out the article's prompt. Masks descriptions and articles, which may repeat the link or the password. */
const showEdges = async (db: Db, disk: ShownDisk, isAllowed: boolean): Promise<Disk['edges']> => {
  const { id, doc_id } = disk
  const [{ robots, decompress_password, ...meta }, article] = await Promise.all([findMeta(db, id), findArticle(db, id)])
  const show = (text: string): string => (isAllowed ? text : hideShare(text, disk))
  return {
    meta: {
      ...meta,
      description: show(meta.description),
      decompress_password: isAllowed ? decompress_password : '',
      ...(robots !== null && { robots }),
    },
    ...(article && {
      article: {
        ...article,
        text: show(article.text),
        doc_id,
        prompt: '',
        create_time: article.create_time.toISOString(),
      },
    }),
  }
}

const unrestrictedPolicy = {
  kind: 'none',
  cost_coin: 0,
  bought: false,
  allowed: true,
  refusal: '',
  free_left: 0,
  refunded: 0,
}

export const createDocPresenter = ({ db, siteConfig }: { db: Db; siteConfig: LanzouHostReader }) => {
  const present = async (
    disk: ShownDisk,
    { policy, withMeta, lanzouHost }: { policy: DiskPolicy; withMeta: boolean; lanzouHost: string },
  ): Promise<Disk> => ({
    ...toListItem(disk),
    ...showFiles(disk, policy.allowed),
    share_user_id: disk.share_user_id,
    enabled: disk.enabled,
    deleted_at: disk.deleted_at?.toISOString() ?? '',
    ...(policy.allowed && paidFields(disk, lanzouHost)),
    edges: withMeta ? await showEdges(db, disk, policy.allowed) : {},
    policy,
  })
  return {
    /** Shows a resource under the given policy. No other code adds paid fields to an answer. */
    showDoc: async (disk: ShownDisk, options: { policy: DiskPolicy; withMeta: boolean }): Promise<Disk> =>
      present(disk, { ...options, lanzouHost: await readLanzouHost(siteConfig) }),

    showDocsUnrestricted: async (disks: readonly ShownDisk[]): Promise<Disk[]> => {
      const options = { policy: unrestrictedPolicy, withMeta: true, lanzouHost: await readLanzouHost(siteConfig) }
      return Promise.all(disks.map((disk) => present(disk, options)))
    },
  }
}

export type DocPresenter = ReturnType<typeof createDocPresenter>
