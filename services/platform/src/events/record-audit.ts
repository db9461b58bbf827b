import { isDeepStrictEqual } from 'node:util'
import { AdminChanged } from '@pandex/contracts/events'
import { addToOutbox } from './outbox.ts'
import { requireAdmin } from '../grpc/require-identity.ts'
import type { Context } from '../grpc/context.ts'
import type { Knex } from '../postgres/postgres.ts'

export interface AuditEntry {
  /** `<noun>.<verb>`, such as `user.update`. */
  action: string
  /** `<noun>:<id>`, such as `user:12`. */
  target: string
  /** `[before, after]` by field: `{ role: ['user', 'admin'] }`. Never a secret. */
  changes: Record<string, unknown>
}

export const changedFields = <A extends object>(before: Partial<A>, after: A): Record<string, [unknown, unknown]> =>
  Object.fromEntries(
    Object.entries(after)
      .map(([field, value]): [string, [unknown, unknown]] => [field, [before[field as keyof A] ?? null, value]])
      .filter(([, [was, is]]) => !isDeepStrictEqual(was, is)),
  )

/** A truncated string may end in a lone surrogate, which PostgreSQL rejects. */
const toWellFormed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value)

/** Adds the change to the outbox of the same transaction, so the change and its audit record commit together. */
export const recordAudit = async (trx: Knex.Transaction, ctx: Context, change: AuditEntry): Promise<void> => {
  const [service = ''] = change.action.split('.')
  const { id } = requireAdmin(ctx, service)
  await addToOutbox(trx, AdminChanged, {
    ...change,
    changes: JSON.parse(JSON.stringify(change.changes, toWellFormed)) as Record<string, never>,
    admin_id: id,
    client_address: ctx.clientAddress,
    request_id: ctx.requestId,
    changed_at: new Date().toISOString(),
  })
}
