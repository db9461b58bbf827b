/** Returns an error message, or '' for a valid value. `values` are all values of the form. */
export type Rule<T, V = unknown> = (value: T, values: V) => string

export type Rules<V> = { [K in keyof V]?: Rule<V[K], V> }

const requiredMessage = '必填'

// Only a plausibility check: the mailed code proves that the address exists.
const emailPattern = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/

export const isEmailAddress = (value: string): boolean => value.length <= 254 && emailPattern.test(value.trim())

export const required: Rule<string> = (value) => (value.trim() ? '' : requiredMessage)

/** Does not trim, because a password may consist of spaces. */
export const requiredUntrimmed: Rule<string> = (value) => (value ? '' : requiredMessage)

/** Accepts an empty value. */
export const optionalEmail =
  (message: string): Rule<string> =>
  (value) =>
    !value.trim() || isEmailAddress(value) ? '' : message

/** An empty value gets the same message. */
export const requiredEmail =
  (message: string): Rule<string> =>
  (value) =>
    isEmailAddress(value) ? '' : message

/** Accepts an empty value. Counts code points, so an emoji counts once. */
export const lengthBetween =
  (min: number, max: number, message: string): Rule<string> =>
  (value) => {
    const { length } = Array.from(value)
    return length === 0 || (length >= min && length <= max) ? '' : message
  }

export const allOf =
  <T, V>(...rules: Rule<T, V>[]): Rule<T, V> =>
  (value, values) => {
    for (const rule of rules) {
      const message = rule(value, values)
      if (message) return message
    }
    return ''
  }
