/** The parts of a call that its signature covers. */
export interface SignedParts {
  method: string
  /** With the query, exactly as sent. */
  path: string
  body: string
}

/** Where the key comes from; an empty one means that calls are not signed. */
export interface KeySource {
  read: () => string
  /** Asks the server for the key that counts now. */
  refresh: () => Promise<unknown>
}

let source: KeySource = { read: () => '', refresh: () => Promise.resolve() }
let lastTimeMs = 0
let clockOffsetMs = 0

/** Call once, in the browser. */
export const signCallsWith = (given: KeySource): void => {
  source = given
}

/** Each time is used once: two equal calls within a millisecond would be the same call twice to the gate, which refuses that. */
const nextTimeMs = (): number => {
  lastTimeMs = Math.max(Date.now() + clockOffsetMs, lastTimeMs + 1)
  return lastTimeMs
}

/**
 * Headers that sign a call: `x-body-sign` is the HMAC-SHA256 (hex) of the body, `x-sign` that of method, path, time and body
 * sign joined by newlines. None while the site asks for no signatures; the arithmetic is fetched only when it does.
 * Not WebCrypto, which browsers keep from pages without HTTPS.
 */
export const signatureOf = async ({ method, path, body }: SignedParts): Promise<Record<string, string>> => {
  const key = source.read()
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

/** A visitor's clock may be minutes off, and the gate takes no time that is. */
const followClock = (date: string | null): boolean => {
  const offsetMs = Date.parse(date ?? '') - Date.now()
  if (!(Math.abs(offsetMs - clockOffsetMs) > 5_000)) return false
  clockOffsetMs = offsetMs
  lastTimeMs = 0
  return true
}

/**
 * After a call whose signature was refused: goes by the server's clock from now on, or, if that is not it, by the key that
 * the site has by now.
 * @param date the Date header of the refusal
 * @returns whether the next signature will be another
 */
export const mendSignature = async (date: string | null): Promise<boolean> => {
  const key = source.read()
  if (key && followClock(date)) return true
  await source.refresh()
  return source.read() !== key
}
