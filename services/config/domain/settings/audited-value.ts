/** Stands for a secret in the audit log. */
export const hidden = '***'

/** Longer values are truncated in the audit log; the configuration history holds them whole. */
const maxAuditedLength = 500

export const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

/** PostgreSQL's JSON rejects NUL and unpaired surrogates. */
const cleanText = (text: string): string => text.slice(0, maxAuditedLength).replaceAll('\0', '').toWellFormed()

export const shorten = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value)
  const text = JSON.stringify(value) ?? ''
  return typeof value === 'object' ? cleanText(text) : value
}
