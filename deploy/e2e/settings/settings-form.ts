/** Enters settings into the admin form, by the kind of control that a field's schema asks for. */
import type { Locator, Page } from 'playwright-core'
import { allSettings } from '@pandex/contracts/settings/all-settings'
import { describeSetting } from '@pandex/contracts/settings/describe-setting'
import { clickAndWait } from '../harness/browser.ts'

interface Schema {
  type: string
  title?: string
  private?: boolean
  enum?: string[]
  labels?: Record<string, string>
  properties?: Record<string, Schema>
  items?: Schema
}

interface Control {
  /** The element around the field. */
  field: Locator
  schema: Schema
  /** Name of the form control; fields of nested objects follow after dots. */
  name: string
}

const controlAt = ({ field, name }: Control): Locator => field.locator(`[name="${name}"]`)

const setSwitch = async (control: Control, isOn: boolean): Promise<void> => {
  const button = controlAt(control)
  if ((await button.getAttribute('aria-checked')) !== String(isOn)) await button.click()
}

const setChoices = async ({ field, schema, name }: Control, values: readonly string[]): Promise<void> => {
  for (const choice of schema.enum ?? []) {
    const label = schema.labels?.[choice] ?? choice
    const box = field.locator('label', { has: field.page().locator(`[name="${name}"]`) }).filter({ hasText: label })
    await box.getByRole('checkbox').setChecked(values.includes(choice))
  }
}

/** Replaces the chips of a list of texts. */
const setTexts = async (control: Control, values: readonly string[]): Promise<void> => {
  const remove = control.field.getByRole('button', { name: /^去掉 / })
  while ((await remove.count()) > 0) await remove.first().click()
  for (const value of values) {
    await controlAt(control).fill(value)
    await controlAt(control).press('Enter')
  }
}

const addObjects = async ({ field, schema, name }: Control, values: readonly object[]): Promise<void> => {
  for (const [index, value] of values.entries()) {
    await field.getByRole('button', { name: /^添加/ }).click()
    for (const [key, inner] of Object.entries(value))
      await enter({ field, schema: schema.properties?.[key] ?? schema, name: `${name}.${index}.${key}` }, inner)
  }
}

const addEntries = async ({ field }: Control, values: Record<string, string>): Promise<void> => {
  for (const [index, [name, value]] of Object.entries(values).entries()) {
    await field.getByRole('button', { name: '添加一行' }).click()
    await field.getByLabel(`名称 ${index + 1}`).fill(name)
    await field.getByLabel(`值 ${index + 1}`).fill(value)
  }
}

const enterList = async (control: Control, values: readonly unknown[]): Promise<void> => {
  const { items = { type: 'string' }, private: isSecret } = control.schema
  if (items.type === 'object') return addObjects({ ...control, schema: items }, values as object[])
  if (items.enum) return setChoices({ ...control, schema: items }, values as string[])
  if (isSecret) return controlAt(control).fill(values.join('\n'))
  return setTexts(control, values as string[])
}

const isTextSwitch = ({ enum: values }: Schema): boolean => values?.toSorted().join() === 'false,true'

const enter = async (control: Control, value: unknown): Promise<void> => {
  const { type, properties, enum: choices } = control.schema
  if (type === 'boolean' || isTextSwitch(control.schema)) return setSwitch(control, String(value) === 'true')
  if (Array.isArray(value)) return enterList(control, value)
  if (type === 'object' && !properties) return addEntries(control, value as Record<string, string>)
  if (choices) return void (await controlAt(control).selectOption(String(value)))
  return controlAt(control).fill(String(value))
}

const schemas = new Map(allSettings.map((setting) => [setting.name as string, describeSetting(setting)]))

/** @param path `<setting>`, `<setting>.<field>` or `<setting>.<field>.<inner field>` */
const controlOf = (page: Page, path: string): Control => {
  const [name = '', field, ...inner] = path.split('.')
  let schema = schemas.get(name)?.schema as Schema | undefined
  for (const key of field === undefined ? [] : [field, ...inner]) schema = schema?.properties?.[key]
  if (!schema) throw new Error(`no setting has the field ${path}`)
  const formName = field === undefined ? name : `${name}:${field}`
  return { field: page.locator(`[id="field-${formName}"]`), schema, name: [formName, ...inner].join('.') }
}

export const settingOf = (path: string): string => path.split('.')[0] ?? ''

const groupOf = (path: string): string => schemas.get(settingOf(path))?.group ?? ''

/** Enters the values by their paths, saves each group of settings once and waits for the confirmation. */
export const saveSettings = async (page: Page, values: ReadonlyMap<string, unknown>): Promise<void> => {
  const groups = Map.groupBy(values, ([path]) => groupOf(path))
  for (const [group, entries] of groups) {
    await page.goto(`/admin/config?open=${group}`)
    for (const [path, value] of entries) await enter(controlOf(page, path), value)
    await clickAndWait(page.getByRole('button', { name: '保存', exact: true }), page.getByText('更新成功'))
  }
}
