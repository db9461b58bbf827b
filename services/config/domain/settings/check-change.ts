import { AppError } from '@pandex/platform/errors'
import { z } from 'zod'
import { findPrivateHost } from './check-hosts.ts'
import type { PrivateHostUse } from './check-hosts.ts'
import { derivedSettings } from '@pandex/contracts/settings/derived-settings'
import type { SettingDefinition } from '@pandex/contracts/settings/define-setting'
import { settingByName } from './checked-settings.ts'
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

/**
 * Validates a change and completes it with defaults, so that later versions with other defaults do not alter stored keys.
 * @throws AppError invalid config.unknown_key, config.bad_value; the message names key and field
 */
export const checkChange = (
  { name, value }: ConfigChange,
  privateHosts: readonly PrivateHostUse[] = [],
): ConfigChange => {
  const key = keyOf(name)
  const result = key.schema.safeParse(parseText(key, value), { error: inChinese })
  if (result.success) {
    const unfit = findPrivateHost(name, result.data, privateHosts)
    if (!unfit) return { name, value: toText(key, result.data) }
    const field = `${name}.${unfit.field}`
    throw badValue(
      `配置项 ${field}：须是公网地址；内网地址要由运维在 ALLOW_PRIVATE_HOSTS 里允许（${unfit.use}）`,
      field,
    )
  }
  const [issue] = result.error.issues
  const field = [name, ...(issue?.path ?? [])].join('.')
  throw badValue(`配置项 ${field}：${issue?.message}`, field)
}

/** Validates all changes before any is applied. @throws also on a repeated name */
export const checkChanges = (
  changes: readonly ConfigChange[],
  privateHosts: readonly PrivateHostUse[] = [],
): ConfigChange[] => {
  const seen = new Set<string>()
  for (const { name } of changes) {
    if (seen.has(name)) throw badValue(`配置项 ${name.slice(0, 50)} 出现了两次`, name.slice(0, 50))
    seen.add(name)
  }
  return changes.map((change) => checkChange(change, privateHosts))
}
