/** A new idempotency key: the server executes a write with the same key once. */
export const newRequestId = (): string => {
  // randomUUID needs https, getRandomValues does not.
  if (crypto.randomUUID) return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
