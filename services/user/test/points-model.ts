/**
 * Reference model of points, memberships and keys, independent of the service's code: one site, two members, sequential.
 * `points-commands.ts` compares it with the service.
 */

export type Operation =
  | { what: 'check-in'; user: number }
  | { what: 'exchange'; user: number; rule: string; request: string }
  | { what: 'use key'; user: number; key: string }
  | { what: 'move'; user: number; cause: string; delta: number }
  | { what: 'register'; invite: { user: number } | { key: string }; address: string }

interface Member {
  coin: number
  /** Unix milliseconds; 0 if there never was a membership. */
  vipUntil: number
  streak: number
  lastDay: number
  lastGain: number
  exchanges: Record<string, { rule: string; coin: number; vipUntil: number }>
  causes: Record<string, true>
  usedKeys: Record<string, true>
  wrongKeys: { count: number; since: number }
  rewardsOfDay: Record<number, number>
  addresses: Record<string, true>
}

interface ModelKey {
  kind: 'vip' | 'coin' | 'invite'
  value: number
  left: number
}

export interface Model {
  now: number
  members: Member[]
  keys: Record<string, ModelKey>
}

export const rules = {
  user: { check_in_coin: 3, check_in_streak: 2, register_coin: 1 },
  invite: { enabled: true, inviter_coin: 6, invitee_coin: 4, max_per_day: 2 },
  coin2any: {
    enabled: true,
    rules: [
      { id: 'cheap', title: '一天', coin: 5, vip_days: 1 },
      { id: 'dear', title: '十天', coin: 20, vip_days: 10 },
    ],
  },
}

export const dayMs = 86_400_000
const hourMs = 3_600_000

export const newMember = (): Member => ({
  coin: 0,
  vipUntil: 0,
  streak: 0,
  lastDay: -1,
  lastGain: 0,
  exchanges: {},
  causes: {},
  usedKeys: {},
  wrongKeys: { count: 0, since: 0 },
  rewardsOfDay: {},
  addresses: {},
})

export type Answer = Record<string, number> | string

const dayOf = (now: number): number => Math.floor((now + 8 * hourMs) / dayMs)

const extend = (member: Member, days: number, now: number): void => {
  member.vipUntil = Math.max(member.vipUntil, now) + days * dayMs
}

const checkIn = (member: Member, now: number): Answer => {
  const today = dayOf(now)
  if (member.lastDay !== today) {
    member.streak = member.lastDay === today - 1 ? member.streak + 1 : 1
    member.lastGain = 3 + 2 * Math.min(member.streak - 1, 6)
    member.lastDay = today
    member.coin += member.lastGain
  }
  return { gained: member.lastGain, coin: member.coin, streak: member.streak }
}

const exchange = (member: Member, ruleId: string, request: string, now: number): Answer => {
  const done = member.exchanges[request]
  if (done) return done.rule === ruleId ? { coin: done.coin, vipUntil: done.vipUntil } : 'user.request_reused'
  const rule = rules.coin2any.rules.find(({ id }) => id === ruleId)
  if (!rule) return 'user.unknown_rule'
  if (member.coin < rule.coin) return 'user.coins_short'
  member.coin -= rule.coin
  extend(member, rule.vip_days, now)
  member.exchanges[request] = { rule: ruleId, coin: member.coin, vipUntil: member.vipUntil }
  return { coin: member.coin, vipUntil: member.vipUntil }
}

const useKey = (member: Member, name: string, key: ModelKey | undefined, now: number): Answer => {
  const { wrongKeys } = member
  if (wrongKeys.count >= 10 && now < wrongKeys.since + hourMs) return 'user.too_many_tries'
  if (member.usedKeys[name]) return 'user.cdkey_used'
  if (key && key.left > 0 && key.kind === 'invite') return 'user.cdkey_for_register'
  if (!key || key.left === 0) {
    member.wrongKeys =
      now < wrongKeys.since + hourMs ? { ...wrongKeys, count: wrongKeys.count + 1 } : { count: 1, since: now }
    return 'user.bad_cdkey'
  }
  key.left -= 1
  member.usedKeys[name] = true
  if (key.kind === 'coin') member.coin += key.value
  else extend(member, key.value, now)
  return { coin: member.coin, vipUntil: member.vipUntil }
}

const move = (member: Member, cause: string, delta: number): Answer => {
  if (member.causes[cause]) return { coin: member.coin }
  if (member.coin + delta < 0) return 'user.coins_short'
  member.causes[cause] = true
  member.coin += delta
  return { coin: member.coin }
}

const registerByKey = (key: ModelKey | undefined): Answer => {
  if (key?.kind !== 'invite' || key.left === 0) return 'user.bad_invite_code'
  key.left -= 1
  return { coin: 1 + key.value }
}

const registerByMember = (inviter: Member, address: string, now: number): Answer => {
  const rewarded = inviter.rewardsOfDay[dayOf(now)] ?? 0
  if (rewarded === 2 || inviter.addresses[address]) return { coin: 1 }
  inviter.rewardsOfDay[dayOf(now)] = rewarded + 1
  inviter.addresses[address] = true
  inviter.coin += 6
  return { coin: 5 }
}

export const perform = (model: Model, operation: Operation): Answer => {
  const { now } = model
  const memberOf = (user: number): Member => model.members[user] as Member
  switch (operation.what) {
    case 'check-in':
      return checkIn(memberOf(operation.user), now)
    case 'exchange':
      return exchange(memberOf(operation.user), operation.rule, operation.request, now)
    case 'use key':
      return useKey(memberOf(operation.user), operation.key, model.keys[operation.key], now)
    case 'move':
      return move(memberOf(operation.user), operation.cause, operation.delta)
    case 'register':
      return 'key' in operation.invite
        ? registerByKey(model.keys[operation.invite.key])
        : registerByMember(memberOf(operation.invite.user), operation.address, now)
  }
}
