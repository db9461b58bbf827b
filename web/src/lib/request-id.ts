/** A new key that makes a write repeatable: the same key never acts twice. */
export const newRequestId = (): string => {
  // Outside https there is no randomUUID, but the random numbers are there.
  if (crypto.randomUUID) return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
