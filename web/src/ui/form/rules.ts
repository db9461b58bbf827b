/** Says what is wrong with a value, in words for people; empty when nothing is. Sees the other values of the form, too. */
export type Rule<T, V = unknown> = (value: T, values: V) => string

export type Rules<V> = { [K in keyof V]?: Rule<V[K], V> }

const requiredMessage = '必填'

// One @, something on both sides, a dot in the domain: the mailed code proves the rest.
const mailAddress = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/

export const isMailAddress = (value: string): boolean => value.length <= 254 && mailAddress.test(value.trim())

export const required: Rule<string> = (value) => (value.trim() ? '' : requiredMessage)

/** For passwords, in which a blank counts. */
export const requiredExactly: Rule<string> = (value) => (value ? '' : requiredMessage)

/** A mail address that may be left out; the words differ from form to form. */
export const mailOrBlank =
  (message: string): Rule<string> =>
  (value) =>
    !value.trim() || isMailAddress(value) ? '' : message

/** A mail address; blank is told with the same words. */
export const mailNeeded =
  (message: string): Rule<string> =>
  (value) =>
    isMailAddress(value) ? '' : message

/** Between `min` and `max` characters, where there are any; an emoji is one. */
export const lengthBetween =
  (min: number, max: number, message: string): Rule<string> =>
  (value) => {
    const { length } = Array.from(value)
    return length === 0 || (length >= min && length <= max) ? '' : message
  }

/** The first complaint of several rules. */
export const allOf =
  <T, V>(...rules: Rule<T, V>[]): Rule<T, V> =>
  (value, values) => {
    for (const rule of rules) {
      const complaint = rule(value, values)
      if (complaint) return complaint
    }
    return ''
  }
