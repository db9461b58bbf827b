/** When a share is asked for again, and what an answer comes to. Pure, so that each rule can be read and tried by itself. */

export interface CheckRules {
  valid_seconds: number
  dead_seconds: number
  password_seconds: number
  unsure_seconds: number
  dead_confirm_seconds: number
}

/** What is remembered of a share's earlier answers. */
export interface CheckState {
  /** Whether the resource counts as dead already. */
  isDead: boolean
  /** Seconds since its drive first called it dead, with nothing else said since; null when it did not. */
  deadForSeconds: number | null
  /** Answers in a row that confirmed it dead, and those that were none. */
  dead_times: number
  unsure_times: number
}

export interface Finding {
  /** `unasked`: its drive is not to be asked at all. */
  verdict: 'valid' | 'dead' | 'password' | 'unsure' | 'unsupported' | 'unasked'
  retryAfterMs?: number
}

export interface CheckPlan {
  /** Only for dead: two answers say so, far enough apart. */
  isConfirmed: boolean
  /** Asked again by itself after that; null when the result holds until somebody wants to know. */
  againInSeconds: number | null
  /** For how long nobody needs to ask. */
  holdsSeconds: number
  /** What becomes of the time of the first dead answer. */
  firstDead: 'keep' | 'now' | 'forget'
  dead_times: number
  unsure_times: number
}

const daySeconds = 86_400
const longestDeadSeconds = 7 * daySeconds
const longestUnsureSeconds = daySeconds
/** An id that no question can be made of stays one; adapters learn. */
const unsupportedSeconds = 7 * daySeconds

const holding = (holdsSeconds: number, more: Partial<CheckPlan> = {}): CheckPlan => ({
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
    const seconds = Math.min(rules.dead_seconds * 2 ** Math.min(state.dead_times, 30), longestDeadSeconds)
    return holding(seconds, { isConfirmed: true, dead_times: state.dead_times + 1 })
  }
  const againInSeconds = Math.max(rules.dead_confirm_seconds - waited, 1)
  return holding(againInSeconds, { againInSeconds, firstDead: state.deadForSeconds === null ? 'now' : 'keep' })
}

const afterUnsure = (state: CheckState, rules: CheckRules, retryAfterMs: number): CheckPlan => {
  const backOff = Math.min(rules.unsure_seconds * 2 ** Math.min(state.unsure_times, 30), longestUnsureSeconds)
  const againInSeconds = Math.max(backOff, Math.ceil(retryAfterMs / 1_000))
  const { dead_times, unsure_times } = state
  return holding(againInSeconds, { againInSeconds, firstDead: 'keep', dead_times, unsure_times: unsure_times + 1 })
}

/** An answer that is none says nothing: it neither kills nor saves, and what was known before is kept. */
export const planCheck = (state: CheckState, { verdict, retryAfterMs = 0 }: Finding, rules: CheckRules): CheckPlan => {
  switch (verdict) {
    case 'valid':
      return holding(rules.valid_seconds)
    case 'password':
      return holding(rules.password_seconds)
    case 'unsupported':
      return holding(unsupportedSeconds)
    case 'unasked':
      return holding(rules.unsure_seconds, { firstDead: 'keep', dead_times: state.dead_times })
    case 'dead':
      return afterDead(state, rules)
    case 'unsure':
      return afterUnsure(state, rules, retryAfterMs)
  }
}
