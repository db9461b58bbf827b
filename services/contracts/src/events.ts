/**
 * Every event: topic, key and payload. An incompatible change takes a new topic version; added fields need a default, so that older events
 * still parse.
 */
import { failedItemStatuses, importOrigins } from './enums.ts'
import { z } from 'zod'
import { diskTypes } from './share-link.ts'
import type { EventDefinition } from '@pandex/platform/events/event-definition'

const registeredEvents: EventDefinition[] = []

export const allEvents: readonly EventDefinition[] = registeredEvents

type ServiceName = 'user' | 'disk' | 'search' | 'order' | 'captcha' | 'config' | 'task'

const defineEvent = <P extends z.ZodType>(
  definition: EventDefinition<P> & { producers: readonly ServiceName[]; consumers: readonly ServiceName[] },
): EventDefinition<P> => {
  registeredEvents.push(definition as unknown as EventDefinition)
  return definition
}

const diskType = z.enum(diskTypes)

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

export const ImportRequested = defineEvent({
  name: 'disk.import-requested.v1',
  producers: ['task'],
  consumers: ['disk'],
  key: shareKey,
  payload: importItem.extend({
    name_hint: z.string(),
    /** Entry point of the import: admin imports are probed after those that visitors wait for. */
    origin: z.enum(importOrigins).default('public'),
    /** RFC 3339: when the link was pasted, or approved by a review; empty in older events. */
    requested_at: z.string().default(''),
  }),
})

/** The import of one link ended without a stored resource. */
export const ImportFailed = defineEvent({
  name: 'disk.import-failed.v1',
  producers: ['disk'],
  consumers: ['task'],
  key: shareKey,
  payload: importItem.pick({ task_no: true, item_id: true, disk_type: true, disk_id: true }).extend({
    status: z.enum(failedItemStatuses),
    msg: z.string(),
    doc_id: z.string().default(''),
    disk_name: z.string().default(''),
  }),
})

export const DiskImported = defineEvent({
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

/** The current state of a resource. `version` grows with every change of the row: an older one never overwrites a newer one. */
export const DiskSaved = defineEvent({
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
    /** RFC 3339; empty before the first probe of the drive. */
    checked_at: z.string().default(''),
    cost_coin: z.number().int().default(0),
    /** May lag behind the views of the database by a quarter. */
    views: z.number().int().default(0),
    deleted: z.boolean().default(false),
    /** The import that caused this state: the search service measures how long it took. */
    imported: z
      .object({ origin: z.enum(importOrigins), requested_at: z.iso.datetime() })
      .nullable()
      .default(null),
  }),
})

export const ImportFinished = defineEvent({
  name: 'task.import-finished.v1',
  producers: ['task'],
  consumers: [],
  key: (payload) => payload.task_no,
  payload: z.object({ task_no: z.string(), counts: z.record(z.string(), z.number().int()) }),
})

/** Written in the transaction of the change; the audit log consists of these events. */
export const AdminChanged = defineEvent({
  name: 'admin.changed.v1',
  producers: ['user', 'disk', 'search', 'order', 'config', 'task'],
  consumers: ['config'],
  key: (payload) => payload.target,
  payload: z.object({
    admin_id: z.number().int(),
    action: z.string(),
    target: z.string(),
    /** `[before, after]` by field; never a secret, at most the first hundred of many rows. */
    changes: z.record(z.string(), z.json()),
    client_address: z.string(),
    request_id: z.string(),
    changed_at: z.iso.datetime(),
  }),
})

/** An account was deleted: other services remove what they store about the person. */
export const UserDeleted = defineEvent({
  name: 'user.deleted.v1',
  producers: ['user'],
  consumers: ['disk', 'order', 'task', 'config'],
  key: ({ user_id }) => String(user_id),
  payload: z.object({ user_id: z.number().int() }),
})

/** The content is encrypted: only the recipient may see the code. */
export const MailRequested = defineEvent({
  name: 'user.mail-requested.v1',
  producers: ['user'],
  consumers: ['user'],
  key: (payload) => payload.mail_id,
  payload: z.object({
    mail_id: z.string(),
    /** Recipient, template and code, encrypted under a key of the user service. */
    sealed: z.string(),
    expires_at: z.iso.datetime(),
  }),
})

/** An admin answered a report or a copyright claim. The content is encrypted: it holds the reporter's address. */
export const ReportAnswered = defineEvent({
  name: 'disk.report-answered.v1',
  producers: ['disk'],
  consumers: ['user'],
  key: (payload) => payload.mail_id,
  payload: z.object({
    mail_id: z.string(),
    /** `report-answer.ts` */
    sealed: z.string(),
    expires_at: z.iso.datetime(),
  }),
})

const orderGrant = z.object({ order_no: z.string(), coin: z.number().int().min(0), vip_days: z.number().int().min(0) })

const orderKey = ({ order_no }: { order_no: string }): string => order_no

/** An order was paid: its buyer gets the points and days, once per order number however often the event is sent. */
export const OrderPaid = defineEvent({
  name: 'order.paid.v1',
  producers: ['order'],
  consumers: ['user'],
  key: orderKey,
  payload: orderGrant.extend({
    user_id: z.number().int(),
    goods_name: z.string(),
    /** Cents. */
    amount: z.number().int(),
    paid_at: z.iso.datetime(),
  }),
})

export const OrderGranted = defineEvent({
  name: 'user.order-granted.v1',
  producers: ['user'],
  consumers: ['order'],
  key: orderKey,
  payload: orderGrant.extend({ granted_at: z.iso.datetime() }),
})

/** Money of an order went back: the points and days are revoked, down to zero, once per refund. */
export const OrderRefunded = defineEvent({
  name: 'order.refunded.v1',
  producers: ['order'],
  consumers: ['user'],
  key: orderKey,
  payload: orderGrant.extend({ refund_id: z.number().int(), user_id: z.number().int(), goods_name: z.string() }),
})

/** `coin` and `vip_days` were revoked; the missing ones had been spent. */
export const OrderRevoked = defineEvent({
  name: 'user.order-revoked.v1',
  producers: ['user'],
  consumers: ['order'],
  key: orderKey,
  payload: orderGrant.extend({
    refund_id: z.number().int(),
    missing_coin: z.number().int().min(0),
    missing_vip_days: z.number().int().min(0),
    revoked_at: z.iso.datetime(),
  }),
})

/** A paid order was granted: its buyer gets a receipt by mail. The mail address is read when the mail is sent. */
export const ReceiptRequested = defineEvent({
  name: 'user.receipt-requested.v1',
  producers: ['user'],
  consumers: ['user'],
  key: orderKey,
  payload: orderGrant.extend({
    user_id: z.number().int(),
    goods_name: z.string(),
    /** Cents. */
    amount: z.number().int(),
    expires_at: z.iso.datetime(),
  }),
})

/** The receipt of an order was mailed to its buyer. */
export const ReceiptMailed = defineEvent({
  name: 'user.receipt-mailed.v1',
  producers: ['user'],
  consumers: ['order'],
  key: orderKey,
  payload: z.object({ order_no: z.string(), mailed_at: z.iso.datetime() }),
})
