/**
 * One hash per name, changed atomically: next (next permit), failures (consecutive), openUntil (set while not closed), probeUntil (lease of
 * the half-open probe), rounds (consecutive openings), closedAt. In ms of the Redis clock, or of the test clock if the first argument is set.
 */
const shared = `
  local function clock(text)
    if text ~= '' then return tonumber(text) end
    local time = redis.call('TIME')
    return time[1] * 1000 + math.floor(time[2] / 1000)
  end
  local function read(key)
    local found = redis.call('HMGET', key, 'next', 'failures', 'openUntil', 'probeUntil', 'rounds', 'closedAt')
    local function number(index) return tonumber(found[index] or '0') end
    return { next = number(1), failures = number(2), openUntil = number(3), probeUntil = number(4), rounds = number(5), closedAt = number(6) }
  end
  local function wait(row, now)
    return math.max(0, row.next - now, row.openUntil - now, row.probeUntil - now)
  end
`

/** KEYS name. ARGV clock, interval, probe lease, key expiry. Returns ms to wait; 0 grants the permit. */
export const takeScript = `${shared}
  local now = clock(ARGV[1])
  local interval, probe, memory = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
  local row = read(KEYS[1])
  local left = wait(row, now)
  if left > 0 then return math.ceil(left) end
  redis.call('HSET', KEYS[1], 'next', now + interval)
  if row.openUntil > 0 then redis.call('HSET', KEYS[1], 'probeUntil', now + probe) end
  redis.call('PEXPIRE', KEYS[1], memory)
  return 0
`

/**
 * KEYS name. ARGV clock, outcome, failure threshold, shortest and longest open time, jitter fraction, requested retry-after, quiet time
 * that resets `rounds`, key expiry. Returns the circuit change ('', 'opened', 'closed') and its duration.
 */
export const reportScript = `${shared}
  local now = clock(ARGV[1])
  local outcome = ARGV[2]
  local numbers = {}
  for i = 3, 9 do numbers[i - 2] = tonumber(ARGV[i]) end
  local threshold, shortest, longest, more, asked, quiet, memory = unpack(numbers)
  local key = KEYS[1]
  local row = read(key)
  local isOpen = row.openUntil > now
  if outcome == 'answered' then
    -- It was asked before the circuit opened: that says nothing about now.
    if isOpen then return { '', 0 } end
    local isClosed = row.openUntil == 0
    if not isClosed then redis.call('HSET', key, 'closedAt', now) end
    redis.call('HDEL', key, 'failures', 'openUntil', 'probeUntil')
    return { isClosed and '' or 'closed', 0 }
  end
  redis.call('HINCRBY', key, 'failures', 1)
  redis.call('PEXPIRE', key, memory)
  if isOpen then
    -- Several were asked at once: they count as one, but the longest time that was asked for holds.
    if now + asked > row.openUntil then redis.call('HSET', key, 'openUntil', now + asked) end
    return { '', 0 }
  end
  if outcome == 'failed' and row.openUntil == 0 and row.failures + 1 < threshold then return { '', 0 } end
  local rounds = row.rounds
  if row.closedAt > 0 and now - row.closedAt > quiet then rounds = 0 end
  local time = math.min(longest, shortest * 2 ^ math.min(rounds, 20))
  time = math.floor(math.max(time * (1 + more), asked))
  redis.call('HSET', key, 'openUntil', now + time, 'rounds', rounds + 1)
  redis.call('HDEL', key, 'probeUntil', 'closedAt')
  return { 'opened', time }
`

/** KEYS names. ARGV clock. Returns for each: circuit, ms to wait, failures. */
export const stateScript = `${shared}
  local now = clock(ARGV[1])
  local answer = {}
  for i, key in ipairs(KEYS) do
    local row = read(key)
    local circuit = 'closed'
    if row.openUntil > now then circuit = 'open' elseif row.openUntil > 0 then circuit = 'half_open' end
    answer[i] = { circuit, math.ceil(wait(row, now)), row.failures }
  end
  return answer
`
