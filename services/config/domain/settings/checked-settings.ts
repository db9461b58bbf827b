import { allSettings } from '@pandex/contracts/settings/all-settings'
import type { SettingDefinition } from '@pandex/contracts/settings/define-setting'
import { findCssError } from './theme-css.ts'

const withCssCheck = (setting: SettingDefinition): SettingDefinition => ({
  ...setting,
  schema: setting.schema.check((ctx) => {
    const error = findCssError(String(ctx.value))
    if (error !== undefined) ctx.issues.push({ code: 'custom', input: ctx.value, message: error })
  }),
})

/** The registry with the check of custom CSS, whose parser only this service loads. */
export const checkedSettings: readonly SettingDefinition[] = allSettings.map((setting) =>
  setting.name === 'theme_style_css' ? withCssCheck(setting) : setting,
)

export const settingByName: ReadonlyMap<string, SettingDefinition> = new Map(
  checkedSettings.map((setting) => [setting.name, setting]),
)
