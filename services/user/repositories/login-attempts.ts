import type { RedisClient } from '@pandex/platform/redis'

/** Redis keys are hashes, so that they contain no personal data. */
export interface AttemptKeys {
  account: string
  network: string
  pair: string
  /** Exists if the account logged in from this network before. */
  known: string
}

export type AttemptDecision =
  | { kind: 'go' }
  /** All free attempts are in progress: retry shortly. */
  | { kind: 'wait' }
  | { kind: 'captcha' }
  | { kind: 'pause'; seconds: number }

export type AttemptOutcome = 'failed' | 'succeeded' | 'not_tried'

const millisecondsOf = { hour: 3_600_000, day: 86_400_000 }

/** Failures expire after this time without another attempt. */
const failureLifetimeMs = millisecondsOf.hour
const knownNetworkMs = 90 * millisecondsOf.day

/** A reservation older than this belongs to a dead process. */
const reservationMs = 15_000

const freeAttempts = 5
const attemptsBeforePause = 20

/** The pause is 1 s after the twentieth failure and doubles with each further one, up to this. */
const maxPauseSeconds = { pair: 900, network: 60 }

const shared = `
  local function number(key, field) return tonumber(redis.call('HGET', key, field) or '0') end
`

/** KEYS account, network, pair, known. ARGV now, whether a captcha was solved, and the limits. */
const reserveScript = `${shared}
  local account, network, pair, known = unpack(KEYS)
  local now, solved, memory, place_for, free, before_pause, pair_cap, network_cap = unpack(ARGV)
  free, before_pause = tonumber(free), tonumber(before_pause)
  local pausing = { { pair, tonumber(pair_cap) } }
  if redis.call('EXISTS', known) == 0 then table.insert(pausing, { network, tonumber(network_cap) }) end

  for _, place in ipairs(pausing) do
    local over = number(place[1], 'failed') - before_pause
    if over >= 0 then
      local left = number(place[1], 'last') + math.min(place[2], 2 ^ math.min(over, 20)) * 1000 - now
      if left > 0 then return { 'pause', math.ceil(left / 1000) } end
    end
  end
  local function pending(key)
    return number(key, 'taken') + place_for > tonumber(now) and number(key, 'pending') or 0
  end
  local is_busy = false
  local function look(key, room)
    if room <= 0 then return true end
    if pending(key) >= room then is_busy = true end
    return false
  end
  if solved == '1' then
    for _, place in ipairs(pausing) do look(place[1], math.max(1, before_pause - number(place[1], 'failed'))) end
  else
    for i = 1, 3 do
      if look(KEYS[i], free - number(KEYS[i], 'failed')) then return { 'captcha', 0 } end
    end
  end
  if is_busy then return { 'wait', 0 } end
  for i = 1, 3 do
    redis.call('HSET', KEYS[i], 'pending', pending(KEYS[i]) + 1, 'taken', now)
    redis.call('PEXPIRE', KEYS[i], memory)
  end
  return { 'go', 0 }
`

/** KEYS account, network, pair, and the `known` keys to set. ARGV outcome, now, and the expiry times. */
const recordScript = `${shared}
  local outcome, now, memory, known_for = unpack(ARGV)
  local own = number(KEYS[3], 'failed')
  local function lower(key, field, by)
    local value = number(key, field)
    if value > 0 then redis.call('HSET', key, field, math.max(0, value - by)) end
  end
  for i = 1, 3 do
    lower(KEYS[i], 'pending', 1)
    if outcome == 'failed' then
      redis.call('HINCRBY', KEYS[i], 'failed', 1)
      redis.call('HSET', KEYS[i], 'last', now)
      redis.call('PEXPIRE', KEYS[i], memory)
    elseif outcome == 'succeeded' then
      lower(KEYS[i], 'failed', own)
    end
  end
  for i = 4, #KEYS do redis.call('SET', KEYS[i], '1', 'PX', known_for) end
`

/**
 * Atomically checks the limits and reserves an attempt, so that concurrent attempts never exceed them.
 * @param needsCaptcha requires a captcha regardless of earlier failures
 */
export const reserveAttempt = async (
  redis: RedisClient,
  { account, network, pair, known }: AttemptKeys,
  { now, isSolved, needsCaptcha }: { now: Date; isSolved: boolean; needsCaptcha: boolean },
): Promise<AttemptDecision> => {
  const free = needsCaptcha ? 0 : freeAttempts
  const limits = [
    failureLifetimeMs,
    reservationMs,
    free,
    attemptsBeforePause,
    maxPauseSeconds.pair,
    maxPauseSeconds.network,
  ]
  const [kind, seconds] = (await redis.eval(reserveScript, {
    keys: [account, network, pair, known],
    arguments: [String(now.getTime()), isSolved ? '1' : '0', ...limits.map(String)],
  })) as [AttemptDecision['kind'], number]
  return kind === 'pause' ? { kind, seconds } : { kind }
}

/**
 * Releases the reservation and records the outcome. A success clears the failures of this account from this network only.
 * @param known keys of the account's names at this network, after a login
 */
export const recordAttempt = async (
  redis: RedisClient,
  { account, network, pair }: AttemptKeys,
  { outcome, now, known = [] }: { outcome: AttemptOutcome; now: Date; known?: readonly string[] },
): Promise<void> => {
  await redis.eval(recordScript, {
    keys: [account, network, pair, ...known],
    arguments: [outcome, String(now.getTime()), String(failureLifetimeMs), String(knownNetworkMs)],
  })
}
