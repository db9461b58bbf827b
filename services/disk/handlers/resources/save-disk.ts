/** Call of API programs; the gateway has already checked their token. */
import type { Bans } from '@pandex/contracts/bans/bans'
import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { SaveDiskRequest__Output as SaveDiskRequest } from '@pandex/platform/gen/pandex/disk/v1/SaveDiskRequest'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { diskTypes } from '@pandex/contracts/share-link'
import { isDeepStrictEqual } from 'node:util'
import { describeShare } from '../../domain/resources/describe-share.ts'
import { readChanges } from '../../domain/resources/disk-changes.ts'
import { changeMeta } from '../../domain/resources/meta-changes.ts'
import { lockCategory } from '../../repositories/categories/categories.ts'
import { findMeta, saveMeta } from '../../repositories/resources/disk-meta.ts'
import { lockDisk, updateDisk } from '../../repositories/resources/disks.ts'
import type { DiskRow } from '../../repositories/resources/disks.ts'
import { queueChecks } from '../../repositories/link-health/link-checks.ts'
import { saveShare } from '../../use-cases/resources/save-share.ts'
import { publishDiskSaved } from '../../repositories/resources/saved-events.ts'

export interface SaveDiskDeps {
  db: Db
  dataLists: { read: () => Promise<Bans> }
  clock: () => Date
}

const readRequest = ({ disk_type: given, disk_id, disk_pass, disk_name, weight, tags }: SaveDiskRequest) => {
  const disk_type = diskTypes.find((type) => type === given)
  if (!disk_type) throw new AppError('invalid', 'disk.bad_disk', '参数错误', { fields: ['disk_type'] })
  const changes = readChanges(disk_type, { disk_id, disk_pass, disk_name, weight, tags })
  return { key: { disk_type, disk_id: changes.disk_id ?? disk_id }, tags: changes.tags }
}

const fillIn = async (
  trx: Knex.Transaction,
  disk: DiskRow,
  given: { tags: string[]; description: string; posters_url: string },
): Promise<boolean> => {
  const stored = await findMeta(trx, disk.id)
  const meta = changeMeta(stored, {
    ...(stored.description === '' && { description: given.description }),
    ...(stored.posters_url === '' && { posters_url: given.posters_url }),
  })
  const tags = disk.tags.length > 0 ? disk.tags : given.tags
  if (isDeepStrictEqual([stored, disk.tags], [meta, tags])) return false
  await saveMeta(trx, disk.id, meta)
  await publishDiskSaved(trx, [await updateDisk(trx, disk.id, { tags })])
  return true
}

const save = async (trx: Knex.Transaction, request: SaveDiskRequest, isBanned: Bans, resolved_at: Date) => {
  const { key, tags = [] } = readRequest(request)
  const known = await lockDisk(trx, key)
  if (known?.takedown) throw new AppError('failed_precondition', 'disk.banned', '该资源因举报或投诉下架，不再收录')
  if (known?.deleted_at) throw new AppError('failed_precondition', 'disk.banned', '该资源已被删除')
  const { disk_pass, is_mine, weight, category_id } = request
  const broughtIn = { disk_pass, is_mine, weight, cate_id: await lockCategory(trx, category_id), name_hint: '' }
  const facts = describeShare(key, request, broughtIn, { health: 'unsure', resolved_at })
  if (isBanned(facts)) throw new AppError('failed_precondition', 'disk.banned', '该资源不允许收录')
  const { disk, outcome } = await saveShare(trx, key, facts)
  const isFilled = await fillIn(trx, disk, { ...request, tags })
  await queueChecks(trx, [key], 'background')
  return { doc_id: disk.doc_id, outcome: outcome === 'unchanged' && isFilled ? 'updated' : outcome }
}

export const saveDiskHandlers = ({
  db,
  dataLists,
  clock,
}: SaveDiskDeps): Pick<HandlersOf<DiskServiceDefinition>, 'SaveDisk'> => ({
  SaveDisk: async (request) => {
    const isBanned = await dataLists.read()
    return db.transaction((trx) => save(trx, request, isBanned, clock()))
  },
})
