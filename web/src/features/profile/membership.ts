import { formatDate, parseTimeMs } from '../../lib/text-format.ts'

const dayMs = 24 * 3600_000

/** From this moment on a membership does not end. */
const foreverMs = Date.parse('9999-01-01T00:00:00Z')

/** How it stands with a membership. */
export type Membership =
  | { kind: 'none' }
  | { kind: 'ended'; date: string }
  | { kind: 'running'; date: string; daysLeft: number }
  | { kind: 'forever' }

/** Reads `vip_until`: empty when there never was a membership, year 9999 when it does not end. */
export const readMembership = (vipUntil: string, nowMs: number): Membership => {
  const untilMs = parseTimeMs(vipUntil)
  if (Number.isNaN(untilMs)) return { kind: 'none' }
  if (untilMs >= foreverMs) return { kind: 'forever' }
  const date = formatDate(vipUntil)
  if (untilMs <= nowMs) return { kind: 'ended', date }
  // Rounded: the page's clock stands since it was opened, and seven days bought now are not eight.
  return { kind: 'running', date, daysLeft: Math.max(1, Math.round((untilMs - nowMs) / dayMs)) }
}

/** In a line. */
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

/** The last day of a membership with `days` more: they are added to what is left, or begin now. */
export const extendedDate = (vipUntil: string, days: number, nowMs: number): string => {
  const fromMs = Math.max(parseTimeMs(vipUntil) || 0, nowMs)
  return formatDate(new Date(Math.min(fromMs + days * dayMs, foreverMs)).toISOString())
}
