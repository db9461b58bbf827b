/** Declares configuration keys. The schema is the single source of validation, defaults, titles of the admin form and visibility. */
import { readImageUrl } from '../image-url.ts'
import { isPublicHostText, readPublicUrl } from '@pandex/platform/outbound/public-host'
import { z } from 'zod'
import type { SettingGroup } from './setting-groups.ts'

/** Texts in Chinese; `private` fields are never sent to the public. */
interface FieldMeta {
  title: string
  help?: string
  private?: true
  /** Texts of an enum's values. */
  labels?: Readonly<Record<string, string>>
  /** Kind of text, where a form offers more than a plain input. */
  input?: 'cron' | 'css' | 'headTemplate' | 'image' | 'template'
  /** Names of the placeholders that a template may contain, such as `disk_name` for `%disk_name%`. */
  placeholders?: readonly string[]
}

export interface SettingDefinition {
  name: string
  group: SettingGroup
  title: string
  visibility: 'public' | 'private'
  format: 'plain' | 'json'
  schema: z.ZodType
}

export const secretField = { private: true } as const

type FieldOptions = Pick<FieldMeta, 'help' | 'private'>

const maxLineLength = 500
const maxLongTextLength = 20_000

export const text = (title: string, value = '', more: FieldOptions & { max?: number } = {}) => {
  const { max = maxLineLength, ...meta } = more
  return z
    .string()
    .max(max)
    .default(value)
    .meta({ title, ...meta })
}

/** Multi-line; rendered as text, never as HTML. */
export const longText = (title: string, value = '', more: FieldOptions = {}) =>
  text(title, value, { max: maxLongTextLength, ...more })

/** A text with placeholders. A `headTemplate` becomes a title or another head text of a page. */
export const template = (
  title: string,
  value: string,
  placeholders: readonly string[],
  { max = maxLineLength, input = 'template', ...meta }: FieldOptions & Pick<FieldMeta, 'input'> & { max?: number } = {},
) =>
  z
    .string()
    .max(max)
    .default(value)
    .meta({ title, ...meta, input, placeholders })

/** A template of several lines. */
export const longTemplate = (title: string, value: string, placeholders: readonly string[]) =>
  template(title, value, placeholders, { max: maxLongTextLength })

export const flag = (title: string, value: boolean, more: FieldOptions = {}) =>
  z
    .boolean()
    .default(value)
    .meta({ title, ...more })

export const integer = (title: string, value: number, [min, max]: readonly [number, number], more: FieldOptions = {}) =>
  z
    .int()
    .min(min)
    .max(max)
    .default(value)
    .meta({ title, ...more })

/** An enum. @param labels its values with the texts that admins read, in the order of the form */
export const labelledEnum = <const L extends Readonly<Record<string, string>>>(labels: L) =>
  z.enum(Object.keys(labels) as [keyof L & string, ...(keyof L & string)[]]).meta({ labels })

/** @param labels the values with their texts, in the order of the form */
export const choice = <const L extends Readonly<Record<string, string>>>(
  title: string,
  labels: L,
  value: keyof L & string,
  more: FieldOptions = {},
) =>
  labelledEnum(labels)
    .default(value as never)
    .meta({ title, ...more })

/** Empty, a path of this site, or an http(s) URL; no `javascript:`, because the value becomes a link. */
export const linkUrl = (title: string, more: FieldOptions = {}) =>
  z
    .string()
    .max(maxLineLength)
    .regex(/^(?:\/(?!\/)[^\s\\]*|https?:\/\/[^\s/\\][^\s\\]*)?$/i, '请输入以 http://、https:// 或 / 开头的地址')
    .default('')
    .meta({ title, ...more })

/** Empty, a path of this site, or an https image URL; http is upgraded. */
export const imageUrl = (title: string, more: FieldOptions = {}) =>
  z
    .string()
    .max(maxLineLength)
    .overwrite((address) => readImageUrl(address) ?? address)
    .refine((address) => readImageUrl(address) === address, '请输入公网的 https:// 图片地址，或以 / 开头的本站路径')
    .default('')
    .meta({ title, input: 'image', ...more })

export const serverUrl = (title: string, more: FieldOptions = {}) =>
  z
    .string()
    .max(maxLineLength)
    .refine((address) => address === '' || readPublicUrl(address), '请输入公网的 https:// 地址，不能带账号')
    .default('')
    .meta({ title, ...more })

/** Empty, or an http(s) proxy with optional credentials; `check-hosts.ts` checks private hosts. */
export const proxyUrl = (title: string, more: FieldOptions = {}) =>
  z
    .string()
    .max(maxLineLength)
    .refine((address) => address === '' || isProxyUrl(address), '请输入以 http:// 或 https:// 开头的代理地址')
    .default('')
    .meta({ title, ...more })

export const isProxyUrl = (address: string, isPrivateAllowed = true): boolean =>
  readPublicUrl(address, { protocols: ['http:', 'https:'], hasCredentials: true, isPrivateAllowed }) !== undefined

export const hostName = (title: string, value: string, more: FieldOptions & { isPrivateAllowed: boolean }) => {
  const { isPrivateAllowed, ...meta } = more
  return z
    .string()
    .max(255)
    .refine((host) => host === '' || isPublicHostText(host, { isPrivateAllowed }), '请输入域名，不带协议、端口和路径')
    .default(value)
    .meta({ title, ...meta })
}

export const listOf = <S extends z.ZodType>(
  title: string,
  item: S,
  value: z.output<S>[] = [],
  more: FieldOptions = {},
) =>
  z
    .array(item)
    .max(200)
    .default(value as never)
    .meta({ title, ...more })

/** A key with named fields. Unknown fields are refused to catch typing errors. */
export const jsonSetting = <
  const N extends string,
  const V extends SettingDefinition['visibility'],
  F extends z.ZodRawShape,
>(
  name: N,
  group: SettingGroup,
  title: string,
  visibility: V,
  fields: F,
) => ({ name, group, title, visibility, format: 'json' as const, schema: z.strictObject(fields) })

export const plainSetting = <const N extends string, S extends z.ZodDefault<z.ZodType<string, string>>>(
  name: N,
  group: SettingGroup,
  title: string,
  schema: S,
) => ({ name, group, title, visibility: 'public' as const, format: 'plain' as const, schema })
