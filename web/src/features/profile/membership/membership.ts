import { formatDate, parseTimeMs } from '../../../lib/text/text-format.ts'

const dayMs = 24 * 3600_000

/** A membership that lasts until this time or longer never ends. */
const foreverMs = Date.parse('9999-01-01T00:00:00Z')

export type Membership =
  | { kind: 'none' }
  | { kind: 'ended'; date: string }
  | { kind: 'running'; date: string; daysLeft: number }
  | { kind: 'forever' }

/** Reads `vip_until`: empty when there never was a membership, year 9999 when it never ends. */
export const readMembership = (vipUntil: string, nowMs: number): Membership => {
  const untilMs = parseTimeMs(vipUntil)
  if (Number.isNaN(untilMs)) return { kind: 'none' }
  if (untilMs >= foreverMs) return { kind: 'forever' }
  const date = formatDate(vipUntil)
  if (untilMs <= nowMs) return { kind: 'ended', date }
  // Rounded: `nowMs` advances only on navigation, and seven days bought now must not show as eight.
  return { kind: 'running', date, daysLeft: Math.max(1, Math.round((untilMs - nowMs) / dayMs)) }
}

export const membershipLine = (membership: Membership): string => {
  switch (membership.kind) {
    case 'none':
      return '还不是会员'
    case 'ended':
      return `会员已于 ${membership.date} 到期`
    case 'running':
      return `会员有效期至 ${membership.date}`
    case 'forever':
      return '永久会员'
  }
}

/** Last day after adding `days` to the remaining membership, or to now if it has ended. */
export const extendedDate = (vipUntil: string, days: number, nowMs: number): string => {
  const fromMs = Math.max(parseTimeMs(vipUntil) || 0, nowMs)
  return formatDate(new Date(Math.min(fromMs + days * dayMs, foreverMs)).toISOString())
}
