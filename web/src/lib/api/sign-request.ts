export interface SignedParts {
  method: string
  /** With the query, exactly as sent. */
  path: string
  body: string
}

/** Source of the signing key; an empty key turns signatures off. */
export interface KeySource {
  read: () => string
  refresh: () => Promise<unknown>
}

let keySource: KeySource = { read: () => '', refresh: () => Promise.resolve() }
let lastTimeMs = 0
let clockOffsetMs = 0

export const setSigningKeySource = (source: KeySource): void => {
  keySource = source
}

/** Strictly increasing: the gateway refuses a repeated signature as a replay, and equal calls in one millisecond would share one. */
const nextTimeMs = (): number => {
  lastTimeMs = Math.max(Date.now() + clockOffsetMs, lastTimeMs + 1)
  return lastTimeMs
}

/**
 * `x-body-sign`: HMAC-SHA256 (hex) of the body; `x-sign`: that of method, path, time and body sign, joined by newlines. No headers
 * without a key. The hash library is loaded only when needed; WebCrypto is unavailable without https.
 */
export const signRequest = async ({ method, path, body }: SignedParts): Promise<Record<string, string>> => {
  const key = keySource.read()
  if (!key) return {}
  const [{ hmac }, { sha256 }, { bytesToHex, utf8ToBytes }] = await Promise.all([
    import('@noble/hashes/hmac.js'),
    import('@noble/hashes/sha2.js'),
    import('@noble/hashes/utils.js'),
  ])
  const sign = (text: string): string => bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text)))
  const time = String(nextTimeMs())
  const bodySign = sign(body)
  return {
    'x-time': time,
    'x-path': path,
    'x-sign': sign([method, path, time, bodySign].join('\n')),
    'x-body-sign': bodySign,
  }
}

/** The gateway refuses times that differ from its clock too much, and client clocks may be minutes off. Ignores differences up to 5 s. */
const adjustClockOffset = (date: string | null): boolean => {
  const offsetMs = Date.parse(date ?? '') - Date.now()
  if (!(Math.abs(offsetMs - clockOffsetMs) > 5_000)) return false
  clockOffsetMs = offsetMs
  lastTimeMs = 0
  return true
}

/**
 * After a refused signature: corrects the clock offset, or else refetches the key.
 * @param date Date header of the refusal
 * @returns whether the next signature will differ
 */
export const correctSignature = async (date: string | null): Promise<boolean> => {
  const key = keySource.read()
  if (key && adjustClockOffset(date)) return true
  await keySource.refresh()
  return keySource.read() !== key
}
