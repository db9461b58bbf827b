import { user } from '../clients.ts'
import type { RouteContext } from '../clients.ts'

/** Maximum page size of the user service. */
const maxAdmins = 100

/** At most 15 digits: exact as a JavaScript number. */
const accountId = /^\d{1,15}$/

/** Admins first: the log names accounts that are or were admins. */
const page = { page: 1, size: maxAdmins, order_by: 'role', order: 'asc' }

/**
 * The ids of the accounts that a filter of the audit log names by id, or by a part of the name or mail address.
 * @returns an empty list for an empty filter; undefined when it matches no account
 */
export const findAuditAdmins = async (who: string, ctx: RouteContext): Promise<number[] | undefined> => {
  const q = who.trim()
  if (q === '') return []
  if (accountId.test(q)) return [Number(q)]
  const { list } = await user.ListUsers({ q, role: '', status: '', vip: '', ids: [], page }, ctx)
  return list.length > 0 ? list.map(({ id }) => id) : undefined
}
