import type { Health } from '@pandex/contracts/enums'

export interface CheckRules {
  valid_seconds: number
  dead_seconds: number
  password_seconds: number
  unsure_seconds: number
  dead_confirm_seconds: number
}

export interface CheckState {
  isDead: boolean
  /** Seconds since the first of the latest "dead" answers; null without one. */
  deadForSeconds: number | null
  /** Consecutive confirmed "dead" answers (`dead_times`) and failed probes (`unsure_times`). */
  dead_times: number
  unsure_times: number
}

export interface ProbeOutcome {
  verdict: Health | 'unasked'
  retryAfterMs?: number
}

export interface CheckPlan {
  isConfirmed: boolean
  /** Delay of the next automatic probe; null when none is scheduled. */
  againInSeconds: number | null
  holdsSeconds: number
  firstDead: 'keep' | 'now' | 'forget'
  dead_times: number
  unsure_times: number
}

const daySeconds = 86_400
const maxDeadSeconds = 7 * daySeconds
const maxUnsureSeconds = daySeconds
/** An unsupported id stays unsupported until the adapter changes, so it is retried rarely. */
const unsupportedSeconds = 7 * daySeconds

const createPlan = (holdsSeconds: number, more: Partial<CheckPlan> = {}): CheckPlan => ({
  isConfirmed: false,
  againInSeconds: null,
  holdsSeconds,
  firstDead: 'forget',
  dead_times: 0,
  unsure_times: 0,
  ...more,
})

const afterDead = (state: CheckState, rules: CheckRules): CheckPlan => {
  const waited = state.deadForSeconds ?? 0
  if (state.isDead || (state.deadForSeconds !== null && waited >= rules.dead_confirm_seconds)) {
    const seconds = Math.min(rules.dead_seconds * 2 ** Math.min(state.dead_times, 30), maxDeadSeconds)
    return createPlan(seconds, { isConfirmed: true, dead_times: state.dead_times + 1 })
  }
  const againInSeconds = Math.max(rules.dead_confirm_seconds - waited, 1)
  return createPlan(againInSeconds, { againInSeconds, firstDead: state.deadForSeconds === null ? 'now' : 'keep' })
}

const afterUnsure = (state: CheckState, rules: CheckRules, retryAfterMs: number): CheckPlan => {
  const backOff = Math.min(rules.unsure_seconds * 2 ** Math.min(state.unsure_times, 30), maxUnsureSeconds)
  const againInSeconds = Math.max(backOff, Math.ceil(retryAfterMs / 1_000))
  const { dead_times, unsure_times } = state
  return createPlan(againInSeconds, { againInSeconds, firstDead: 'keep', dead_times, unsure_times: unsure_times + 1 })
}

/** Plans the next probe. A failed probe changes neither health nor the evidence of death. */
export const planCheck = (
  state: CheckState,
  { verdict, retryAfterMs = 0 }: ProbeOutcome,
  rules: CheckRules,
): CheckPlan => {
  switch (verdict) {
    case 'valid':
      return createPlan(rules.valid_seconds)
    case 'password':
      return createPlan(rules.password_seconds)
    case 'unsupported':
      return createPlan(unsupportedSeconds)
    case 'unasked':
      return createPlan(rules.unsure_seconds, { firstDead: 'keep', dead_times: state.dead_times })
    case 'dead':
      return afterDead(state, rules)
    case 'unsure':
      return afterUnsure(state, rules, retryAfterMs)
  }
}
