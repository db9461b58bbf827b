import { AppError } from '@pandex/platform/errors'
import { z } from 'zod'
import { findPrivateHost } from './check-hosts.ts'
import type { PrivateHostUse } from './check-hosts.ts'
import { derivedSettings } from '@pandex/contracts/settings/derived-settings'
import type { SettingDefinition } from '@pandex/contracts/settings/define-setting'
import { restoreSecrets, UnknownMarkError } from '@pandex/contracts/settings/mask-secrets'
import { settingByName } from './checked-settings.ts'
import { readStored } from './read-stored.ts'
import { toText } from './site-config.ts'

export interface ConfigChange {
  name: string
  /** JSON text for structured keys; absent fields get their defaults. */
  value: string
}

const inChinese = z.locales.zhCN().localeError

const unknownKey = (message: string, name: string): AppError =>
  new AppError('invalid', 'config.unknown_key', message, { fields: [name] })

const badValue = (message: string, field: string): AppError =>
  new AppError('invalid', 'config.bad_value', message, { fields: [field] })

const keyOf = (name: string): SettingDefinition => {
  const key = settingByName.get(name)
  if (key) return key
  const derived = Object.entries(derivedSettings).find(([known]) => known === name)?.[1]
  throw derived
    ? unknownKey(`${name} 是 ${derived.key} 的一部分，请修改 ${derived.key}`, name)
    : unknownKey(`没有名为 ${name.slice(0, 50)} 的配置项`, name.slice(0, 50))
}

const parseText = (key: SettingDefinition, text: string): unknown => {
  // PostgreSQL rejects NUL; JSON text escapes it.
  if (text.includes('\0')) throw badValue(`配置项 ${key.name} 含有不允许的字符`, key.name)
  if (key.format === 'plain') return text
  try {
    return JSON.parse(text)
  } catch {
    throw badValue(`配置项 ${key.name} 不是合法的 JSON`, key.name)
  }
}

export interface FieldProblem {
  /** `<setting>` or `<setting>.<field>` */
  field: string
  message: string
}

type CheckedValue = { value: unknown } | { problems: readonly FieldProblem[] }

const problemAt = (path: readonly PropertyKey[], message: string): CheckedValue => ({
  problems: [{ field: path.map(String).join('.'), message }],
})

/** Replaces marks of secrets by the stored ones. */
const withSecrets = (key: SettingDefinition, given: unknown, stored: string | undefined): CheckedValue => {
  try {
    return { value: restoreSecrets(key.schema, given, readStored(key, stored).value) }
  } catch (error) {
    if (error instanceof UnknownMarkError) return problemAt([key.name, ...error.path], '没有已保存的值，请重新填写')
    throw error
  }
}

const checkValue = (key: SettingDefinition, given: unknown, { stored, privateHosts }: CheckOptions): CheckedValue => {
  const restored = withSecrets(key, given, stored)
  if ('problems' in restored) return restored
  const result = key.schema.safeParse(restored.value, { error: inChinese })
  if (!result.success)
    return {
      problems: result.error.issues.map(({ path, message }) => ({ field: [key.name, ...path].join('.'), message })),
    }
  const unfit = findPrivateHost(key.name, result.data, privateHosts ?? [])
  if (!unfit) return { value: result.data }
  return problemAt(
    [key.name, unfit.field],
    `须是公网地址；内网地址要由运维在 ALLOW_PRIVATE_HOSTS 里允许（${unfit.use}）`,
  )
}

export interface CheckOptions {
  /** Stored text of the setting, which marks of secrets refer to. */
  stored?: string | undefined
  privateHosts?: readonly PrivateHostUse[]
}

/**
 * Validates a change and completes it with defaults, so that later versions with other defaults do not alter stored keys.
 * @throws AppError invalid config.unknown_key, config.bad_value; the message names key and field
 */
export const checkChange = ({ name, value }: ConfigChange, options: CheckOptions = {}): ConfigChange => {
  const key = keyOf(name)
  const checked = checkValue(key, parseText(key, value), options)
  if ('value' in checked) return { name, value: toText(key, checked.value) }
  const [problem = { field: name, message: '格式不对' }] = checked.problems
  throw badValue(`配置项 ${problem.field}：${problem.message}`, problem.field)
}

export type PartialChange = { change: ConfigChange } | { problems: readonly FieldProblem[] }

/** Validates fields of a setting; those that the change leaves out keep their stored values. */
export const checkPartialChange = ({ name, value }: ConfigChange, options: CheckOptions): PartialChange => {
  try {
    const key = keyOf(name)
    const given = parseText(key, value)
    const isPartial = key.format === 'json' && typeof given === 'object' && given !== null && !Array.isArray(given)
    const kept = isPartial ? (readStored(key, options.stored).value as object) : {}
    const checked = checkValue(key, isPartial ? { ...kept, ...given } : given, options)
    return 'value' in checked ? { change: { name, value: toText(key, checked.value) } } : checked
  } catch (error) {
    if (error instanceof AppError) return { problems: [{ field: name.slice(0, 50), message: error.message }] }
    throw error
  }
}

/** @throws AppError invalid config.bad_value if a name occurs twice */
export const refuseRepeatedNames = (changes: readonly ConfigChange[]): void => {
  const seen = new Set<string>()
  for (const { name } of changes) {
    if (seen.has(name)) throw badValue(`配置项 ${name.slice(0, 50)} 出现了两次`, name.slice(0, 50))
    seen.add(name)
  }
}
