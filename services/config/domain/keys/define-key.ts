/**
 * How the keys of the site's configuration are declared. A schema is the one source of a key: its rules, defaults,
 * titles for the admin form, and what the public may see.
 */
import { z } from 'zod'

/** What each field says of itself, in Chinese; `private` fields never leave for the public. */
interface FieldMeta {
  title: string
  help?: string
  private?: true
}

export interface ConfigKey {
  name: string
  title: string
  /** A private key is absent from the public list as a whole. */
  visibility: 'public' | 'private'
  /** Plain values are the text itself, the others JSON text. */
  format: 'plain' | 'json'
  schema: z.ZodType
}

/** Marks a field as private: `...secret`. */
export const secret = { private: true } as const

type More = Omit<FieldMeta, 'title'>

const oneLineMax = 500
const longTextMax = 20_000

export const text = (title: string, value = '', more: More & { max?: number } = {}) => {
  const { max = oneLineMax, ...meta } = more
  return z
    .string()
    .max(max)
    .default(value)
    .meta({ title, ...meta })
}

/** Several lines. Shown as text, never as HTML. */
export const longText = (title: string, value = '', more: More = {}) =>
  text(title, value, { max: longTextMax, ...more })

export const flag = (title: string, value: boolean, more: More = {}) =>
  z
    .boolean()
    .default(value)
    .meta({ title, ...more })

export const whole = (title: string, value: number, [min, max]: readonly [number, number], more: More = {}) =>
  z
    .int()
    .min(min)
    .max(max)
    .default(value)
    .meta({ title, ...more })

export const choice = <const C extends readonly [string, ...string[]]>(
  title: string,
  choices: C,
  value: C[number],
  more: More = {},
) =>
  z
    .enum(choices as unknown as [C[number], ...C[number][]])
    .default(value as never)
    .meta({ title, ...more })

/** Empty, a path of this site, or an http(s) address: never `javascript:` and the like, since these end up in links. */
export const webAddress = (title: string, more: More = {}) =>
  z
    .string()
    .max(oneLineMax)
    .regex(/^(?:\/(?!\/)[^\s\\]*|https?:\/\/[^\s/\\][^\s\\]*)?$/i, '请输入以 http://、https:// 或 / 开头的地址')
    .default('')
    .meta({ title, ...more })

export const listOf = <S extends z.ZodType>(title: string, item: S, value: z.output<S>[] = [], more: More = {}) =>
  z
    .array(item)
    .max(200)
    .default(value as never)
    .meta({ title, ...more })

/** A key with named fields. A field that nobody declared is refused, so that a typing error does not pass for a setting. */
export const jsonKey = <F extends z.ZodRawShape>(
  name: string,
  title: string,
  visibility: ConfigKey['visibility'],
  fields: F,
) => ({ name, title, visibility, format: 'json', schema: z.strictObject(fields) }) satisfies ConfigKey

export const plainKey = (name: string, title: string, schema: z.ZodDefault<z.ZodType<string, string>>): ConfigKey => ({
  name,
  title,
  visibility: 'public',
  format: 'plain',
  schema,
})
