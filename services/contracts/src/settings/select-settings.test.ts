import { expect, test } from 'vitest'
import { allSettings } from './all-settings.ts'
import { defaultSetting, selectSettings } from './select-settings.ts'

const push = {
  indexnow_enabled: true,
  indexnow_key: 'secret-key',
  indexnow_endpoint: '',
  baidu_enabled: false,
  baidu_site: '',
  baidu_token: 'secret-token',
  daily_quota: 10,
}
const drives = defaultSetting('drive_basic')
const texts = {
  site_address: 'https://pan.example',
  user_import_need_login: 'true',
  seo_push: JSON.stringify(push),
  notice: '{}',
}

test('returns the selected settings only, with the types of the registry', () => {
  const { seo_push, ...others } = selectSettings(['seo_push', 'site_address', 'user_import_need_login'])(texts)
  const quota: number = seo_push.daily_quota
  expect(quota).toBe(10)
  expect(seo_push).toEqual(push)
  expect(others).toEqual({ site_address: 'https://pan.example', user_import_need_login: 'true' })
})

test('accepts texts of a newer config service: unknown fields are dropped at any depth', () => {
  const newer = { ...drives, new_field: 1, BDY: { ...drives.BDY, enabled: false, new_field: { a: 1 } } }
  const { drive_basic } = selectSettings(['drive_basic'])({ drive_basic: JSON.stringify(newer) })
  expect(drive_basic).toEqual({ ...drives, BDY: { ...drives.BDY, enabled: false } })
})

test('accepts texts of an older config service: missing settings and fields get the defaults of the registry', () => {
  const older = { drive_basic: '{"QUARK":{"every_ms":900}}' }
  const { anti_crawler, drive_basic } = selectSettings(['anti_crawler', 'drive_basic'])(older)
  expect(anti_crawler).toMatchObject({ ladder_enabled: true, slow_ms: 300, ban_minutes: 10 })
  expect(drive_basic).toEqual({ ...drives, QUARK: { enabled: true, every_ms: 900 } })
})

test('accepts values beyond bounds: a newer config service may have wider ones', () => {
  const { anti_crawler } = selectSettings(['anti_crawler'])({ anti_crawler: '{"slow_ms":60000}' })
  expect(anti_crawler.slow_ms).toBe(60_000)
})

test('every setting without a text is complete, and equal to the default that the config service sends', () => {
  const names = allSettings.map(({ name }) => name)
  const defaults = allSettings.map(({ name, schema, format }) => [
    name,
    schema.parse(format === 'json' ? {} : undefined),
  ])
  expect(selectSettings(names)({})).toEqual(Object.fromEntries(defaults))
})

test.each([
  ['a choice that this version does not know', { doc_basic: '{"policy":"friends"}' }],
  ['a number for a flag', { seo_push: JSON.stringify({ ...push, indexnow_enabled: 1, new_field: 1 }) }],
  ['a key that is no text', { gemini: JSON.stringify({ keys: ['AIza', 7] }) }],
  ['text that is no JSON', { seo_push: `{"baidu_token":"secret-token"` }],
])('%s is an error, and its message quotes no secret', (_, damaged) => {
  let error: unknown
  try {
    selectSettings(['seo_push', 'gemini', 'doc_basic'])({ ...texts, ...damaged } as Record<string, string>)
  } catch (thrown) {
    error = thrown
  }
  expect(error).toBeInstanceOf(Error)
  expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(/secret|AIza/)
})
