import { testableSettings } from '@pandex/contracts/settings/testable-settings'
import { z } from 'zod'
import { integer, line, listFields, listOf, nestPage, prose, text } from './fields.ts'

export const ListConfig = z.object({})

const configName = line(100)

/** Empty: all settings. */
const settingName = text(100).default('')

export const ListSettingSchemas = z.object({ name: settingName })

export const ListConfigHistory = z.object({ ...listFields, name: settingName }).transform(nestPage)

export const RestoreConfig = z.object({ history_id: integer({ min: 1 }) })

export const TestSetting = z.object({ name: z.enum(Object.values(testableSettings).flat()) })

const configValue = prose(500_000)

const configValues = listOf(z.strictObject({ name: configName, value: configValue }), { min: 0, max: 100 })

/** `config_version` of the values that the admin saw. */
const configVersion = integer({ min: 0 }).optional()

/** One key as `name` and `value`, or several as `list`, which are changed atomically. */
export const UpdateConfig = z
  .object({
    name: configName.optional(),
    value: configValue.optional(),
    list: configValues.optional(),
    version: configVersion,
  })
  .transform(({ name, value, list, version }, ctx) => {
    const common = version === undefined ? {} : { version }
    if (name === undefined && value === undefined && list?.length) return { list, ...common }
    if (name !== undefined && value !== undefined && list === undefined) return { list: [{ name, value }], ...common }
    ctx.addIssue({ code: 'custom', path: [name === undefined ? 'name' : 'value'], message: 'name and value, or list' })
    return z.NEVER
  })

export const PreviewConfigImport = z.object({ list: configValues })

export const ImportConfig = z.object({ list: configValues, version: configVersion })

export const AddIndexNow = z.object({ key: text(128).default('') })

export const UpdateFileText = z.object({ name: line(100), text: prose(100_000) })

export const ListFileTexts = z.object({ ...listFields, q: text(100).default('') }).transform(nestPage)
