/**
 * Every event of the product: topic, key, payload. A new meaning is a new topic version; fields may be added, with a
 * default, so that an event written before still parses.
 */
import { z } from 'zod'
import type { protos } from '../grpc/protos.ts'
import { diskTypes } from '../share-link.ts'

export interface EventDefinition<P extends z.ZodType = z.ZodType> {
  /** Also the topic's name, after the site's prefix. */
  name: string
  producers: readonly string[]
  consumers: readonly string[]
  /** Events of one key keep their order. */
  key: (payload: z.infer<P>) => string
  payload: P
}

const defined: EventDefinition[] = []

/** All events: topics are created from this list. */
export const allEvents: readonly EventDefinition[] = defined

type ServiceName = keyof typeof protos

const define = <P extends z.ZodType>(
  definition: EventDefinition<P> & { producers: readonly ServiceName[]; consumers: readonly ServiceName[] },
): EventDefinition<P> => {
  defined.push(definition as unknown as EventDefinition)
  return definition
}

export type PayloadOf<E> = E extends EventDefinition<infer P> ? z.infer<P> : never

const diskType = z.enum(diskTypes)

/** One link of one import, the same in every step. */
const importItem = z.object({
  task_no: z.string(),
  item_id: z.number().int(),
  disk_type: diskType,
  disk_id: z.string(),
  disk_pass: z.string(),
  cate_id: z.number().int(),
  is_mine: z.boolean(),
  weight: z.number().int(),
})

const shareKey = (share: { disk_type: string; disk_id: string }): string => `${share.disk_type}:${share.disk_id}`

/** Somebody wants this link in the site. */
export const ImportRequested = define({
  name: 'disk.import-requested.v1',
  producers: ['task'],
  consumers: ['disk'],
  key: shareKey,
  payload: importItem.extend({
    name_hint: z.string(),
    /** By which door it came: what an admin imports is asked for after what visitors wait for. */
    origin: z.enum(['public', 'admin', 'open']).default('public'),
  }),
})

/** The import of one link ended without a resource. */
export const ImportFailed = define({
  name: 'disk.import-failed.v1',
  producers: ['disk'],
  consumers: ['task'],
  key: shareKey,
  payload: importItem.pick({ task_no: true, item_id: true, disk_type: true, disk_id: true }).extend({
    status: z.enum(['failed', 'dead', 'duplicate', 'banned']),
    msg: z.string(),
    /** The resource that stands for it, where there is one. */
    doc_id: z.string().default(''),
    disk_name: z.string().default(''),
  }),
})

/** The import of one link ended with a stored resource. */
export const DiskImported = define({
  name: 'disk.imported.v1',
  producers: ['disk'],
  consumers: ['task'],
  key: shareKey,
  payload: importItem.pick({ task_no: true, item_id: true, disk_type: true, disk_id: true }).extend({
    doc_id: z.string(),
    disk_name: z.string(),
    outcome: z.enum(['created', 'updated', 'unchanged']),
  }),
})

/** A resource as it is now. `version` grows with every change of the row: an older one never overwrites a newer one. */
export const DiskSaved = define({
  name: 'disk.saved.v1',
  producers: ['disk'],
  consumers: ['search'],
  key: shareKey,
  payload: z.object({
    version: z.number().int(),
    id: z.number().int(),
    doc_id: z.string(),
    disk_type: diskType,
    disk_id: z.string(),
    disk_pass: z.string(),
    disk_name: z.string(),
    files: z.string(),
    share_user: z.string(),
    share_user_id: z.string(),
    shared_time: z.string(),
    create_time: z.string(),
    update_time: z.string(),
    rel_movie: z.string(),
    is_mine: z.boolean(),
    enabled: z.boolean(),
    tags: z.array(z.string()),
    weight: z.number().int(),
    status: z.number().int(),
    size: z.number().int(),
    cate_id: z.number().int(),
    health: z.string(),
    /** RFC 3339, or empty before a drive was asked. */
    checked_at: z.string().default(''),
    /** Points that the resource itself asks for. */
    cost_coin: z.number().int().default(0),
    /** True when the resource is gone and must leave the index. */
    deleted: z.boolean().default(false),
  }),
})

/** Every item of an import has ended. */
export const ImportFinished = define({
  name: 'task.import-finished.v1',
  producers: ['task'],
  consumers: [],
  key: (payload) => payload.task_no,
  payload: z.object({ task_no: z.string(), counts: z.record(z.string(), z.number().int()) }),
})

/** An admin changed something. Told in the transaction of the change; the audit log is made of these. */
export const AdminChanged = define({
  name: 'admin.changed.v1',
  producers: ['user', 'disk', 'search', 'config', 'task'],
  consumers: ['config'],
  key: (payload) => payload.target,
  payload: z.object({
    admin_id: z.number().int(),
    /** `<noun>.<verb>`, such as `user.update`. */
    action: z.string(),
    /** `<noun>:<id>`, such as `user:12`. */
    target: z.string(),
    /** What was and what became, by field; never a secret, never more than the first hundred of many rows. */
    changes: z.record(z.string(), z.json()),
    client_address: z.string(),
    request_id: z.string(),
    changed_at: z.iso.datetime(),
  }),
})

/** A mail is to be sent. What it says is sealed: codes are for the eyes of whoever gets the mail. */
export const MailRequested = define({
  name: 'user.mail-requested.v1',
  producers: ['user'],
  consumers: ['user'],
  key: (payload) => payload.mail_id,
  payload: z.object({
    mail_id: z.string(),
    /** Recipient, template and code, encrypted under a key of the user service. */
    sealed: z.string(),
    /** After this nobody needs the mail any more. */
    expires_at: z.iso.datetime(),
  }),
})
