const secretName =
  /^(key|email|mail|d)$|password|passwd|(^|_)pass$|secret|token|authorization|cookie|credential|private_?key|api_?key/i

const secretText = /(?<=:\/\/[^\s:/@]*:)[^\s@/]+(?=@)|\beyJ[\w-]{8,}\.[\w-]+\.[\w-]+/g

export const redacted = '[redacted]'

const maxDepth = 6

export const redactText = (text: string): string => text.replace(secretText, redacted)

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Returns a copy without secrets. Class instances (errors, dates) are returned unchanged. */
export const redact = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= maxDepth) return '[too deep]'
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1))
  if (!isPlain(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    secretName.test(name) && inner !== undefined && inner !== null ? redacted : redact(inner, depth + 1),
  ])
  return Object.fromEntries(entries) as object
}
