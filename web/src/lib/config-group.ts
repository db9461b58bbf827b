/** Typed access to the fields of a structured configuration key; missing or mistyped fields use the fallback. */
export interface Group {
  text: (name: string, fallback?: string) => string
  flag: (name: string, fallback: boolean) => boolean
  /** An integer ≥ 0. */
  whole: (name: string, fallback: number) => number
  value: (name: string) => unknown
}

export const groupOf = (values: Record<string, string>, key: string): Group => {
  try {
    return readGroup(JSON.parse(values[key] ?? '{}'))
  } catch {
    return readGroup({})
  }
}

export const readGroup = (source: unknown): Group => {
  const fields = (typeof source === 'object' && source !== null ? source : {}) as Record<string, unknown>
  return {
    text: (name, fallback = '') => (typeof fields[name] === 'string' ? fields[name].trim() || fallback : fallback),
    flag: (name, fallback) => (typeof fields[name] === 'boolean' ? fields[name] : fallback),
    whole: (name, fallback) => {
      const value = fields[name]
      return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : fallback
    },
    value: (name) => fields[name],
  }
}
