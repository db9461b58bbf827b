/** Declares configuration keys. The schema is the single source of validation, defaults, titles of the admin form and visibility. */
import { readImageUrl } from '@pandex/platform/image-url'
import { isPublicHostText, readPublicUrl } from '@pandex/platform/outbound/public-host'
import { z } from 'zod'

/** Texts in Chinese; `private` fields are never sent to the public. */
interface FieldMeta {
  title: string
  help?: string
  private?: true
}

export interface ConfigKey {
  name: string
  title: string
  visibility: 'public' | 'private'
  format: 'plain' | 'json'
  schema: z.ZodType
}

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

/** Multi-line; rendered as text, never as HTML. */
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

/** Empty, a path of this site, or an http(s) URL; no `javascript:`, because the value becomes a link. */
export const webAddress = (title: string, more: More = {}) =>
  z
    .string()
    .max(oneLineMax)
    .regex(/^(?:\/(?!\/)[^\s\\]*|https?:\/\/[^\s/\\][^\s\\]*)?$/i, '请输入以 http://、https:// 或 / 开头的地址')
    .default('')
    .meta({ title, ...more })

/** Empty, a path of this site, or an https image URL; http is upgraded. */
export const imageAddress = (title: string, more: More = {}) =>
  z
    .string()
    .max(oneLineMax)
    .overwrite((address) => readImageUrl(address) ?? address)
    .refine((address) => readImageUrl(address) === address, '请输入公网的 https:// 图片地址，或以 / 开头的本站路径')
    .default('')
    .meta({ title, ...more })

export const serverAddress = (title: string, more: More = {}) =>
  z
    .string()
    .max(oneLineMax)
    .refine((address) => address === '' || readPublicUrl(address), '请输入公网的 https:// 地址，不能带账号')
    .default('')
    .meta({ title, ...more })

/** Empty, or an http(s) proxy with optional credentials; `check-hosts.ts` checks private hosts. */
export const proxyAddress = (title: string, more: More = {}) =>
  z
    .string()
    .max(oneLineMax)
    .refine((address) => address === '' || isProxyAddress(address), '请输入以 http:// 或 https:// 开头的代理地址')
    .default('')
    .meta({ title, ...more })

export const isProxyAddress = (address: string, isPrivateAllowed = true): boolean =>
  readPublicUrl(address, { protocols: ['http:', 'https:'], hasCredentials: true, isPrivateAllowed }) !== undefined

export const hostName = (title: string, value: string, more: More & { isPrivateAllowed: boolean }) => {
  const { isPrivateAllowed, ...meta } = more
  return z
    .string()
    .max(255)
    .refine((host) => host === '' || isPublicHostText(host, { isPrivateAllowed }), '请输入域名，不带协议、端口和路径')
    .default(value)
    .meta({ title, ...meta })
}

export const listOf = <S extends z.ZodType>(title: string, item: S, value: z.output<S>[] = [], more: More = {}) =>
  z
    .array(item)
    .max(200)
    .default(value as never)
    .meta({ title, ...more })

/** A key with named fields. Unknown fields are refused to catch typing errors. */
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
