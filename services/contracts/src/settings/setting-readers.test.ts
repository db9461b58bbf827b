/** Scans the sources of each part that selects a setting for the names of its fields. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { allSettings } from './all-settings.ts'

const repository = new URL('../../../../', import.meta.url).pathname
const parts = ['user', 'disk', 'search', 'task', 'captcha', 'config', 'order'].map((name) => `services/${name}`)

/** Fields without a reader, with the reason. */
const reserved: Record<string, string> = {
  'other_pri.values': 'values of the operator’s own programs, which read them by the API of admins',
}

/** Fields that the scan cannot see: their reader builds the name, or gets the value under another name than the setting's. */
const readElsewhere = [
  { file: 'web/src/lib/page/head-texts.ts', code: '`${kind}_title`', fields: /^seo_setting\.(?:doc|cate|word|tag)_/ },
  { file: 'services/user/domain/mail/mail-text.ts', code: '_subject`', fields: /^email_body\./ },
  { file: 'services/contracts/src/access-policy.ts', code: '.mine_only', fields: /^doc_basic\.mine_only$/ },
  { file: 'services/config/domain/settings/site-config.ts', code: '.open_tokens', fields: /^other_pri\.open_tokens$/ },
  { file: 'web/src/admin/pages/overview/first-run.ts', code: 'first_run', fields: /^first_run\./ },
]

const withoutComments = (code: string): string => code.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

const sourcesOf = (folder: string): string =>
  globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: repository,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|test|testing|migrations)$|\.test\.tsx?$/.test(path),
  })
    .map((path) => withoutComments(readFileSync(repository + path, 'utf8')))
    .join('\n')

const sources = new Map([...parts, 'gateway/src', 'web/src'].map((part) => [part, sourcesOf(part)]))

const selectedIn = (code: string): Set<string> =>
  new Set([...code.matchAll(/selectSettings\(\[([^\]]*)\]/g)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []))

const selected = new Map([...sources].map(([part, code]) => [part, selectedIn(code)]))

const mentions = (code: string, name: string): boolean => new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(code)

const readersOf = (setting: (typeof allSettings)[number], field: string): string[] => {
  const isPublic = setting.visibility === 'public'
  return [...sources].flatMap(([part, code]) => {
    const mayRead =
      selected.get(part)?.has(setting.name) || (part === 'web/src' && isPublic) || part === 'services/config'
    return mayRead && mentions(code, setting.name) && mentions(code, field) ? [part] : []
  })
}

const allFields = allSettings.flatMap((setting) =>
  setting.schema instanceof z.ZodObject
    ? Object.keys(setting.schema.shape).map((field) => ({ setting, field, path: `${setting.name}.${field}` }))
    : [{ setting, field: setting.name, path: setting.name }],
)

test('every field of a setting has a reader, or a reason why it has none yet', () => {
  const unread = allFields
    .filter(({ setting, field }) => readersOf(setting, field).length === 0)
    .map(({ path }) => path)
    .filter((path) => !readElsewhere.some(({ fields }) => fields.test(path)))
  expect(unread).toEqual(Object.keys(reserved))
})

test('the readers that the scan cannot find exist', () => {
  for (const { file, code, fields } of readElsewhere) {
    expect(allFields.filter(({ path }) => fields.test(path)).length).toBeGreaterThan(0)
    expect(readFileSync(repository + file, 'utf8')).toContain(code)
  }
})
