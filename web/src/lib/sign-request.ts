/** The parts of a call that its signature covers. */
export interface SignedParts {
  method: string
  /** With the query, exactly as sent. */
  path: string
  body: string
}

let readKey: () => string = () => ''
let lastTimeMs = 0
let clockOffsetMs = 0

/** Sets where the key is read from; an empty key means that calls are not signed. Call once, in the browser. */
export const signCallsWith = (read: () => string): void => {
  readKey = read
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
  const key = readKey()
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

/**
 * Goes by the server's clock from now on: a visitor's may be minutes off, and the gate takes no time that is.
 * @param date the Date header of an answer
 * @returns whether that changes anything
 */
export const followServerClock = (date: string | null): boolean => {
  const serverMs = Date.parse(date ?? '')
  if (!readKey() || Number.isNaN(serverMs)) return false
  const offsetMs = serverMs - Date.now()
  const isChanged = Math.abs(offsetMs - clockOffsetMs) > 5_000
  if (isChanged) {
    clockOffsetMs = offsetMs
    lastTimeMs = 0
  }
  return isChanged
}
