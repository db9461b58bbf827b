import { AppError } from '@pandex/platform/errors'
import type { ConfigClient } from '@pandex/platform/site-config'
import { capturedLogger, silentLogger } from '@pandex/platform/testing/fixtures'
import { expect, test } from 'vitest'
import { createJobSettings } from './job-settings.ts'

const push = {
  indexnow_enabled: true,
  indexnow_key: 'secret-key',
  indexnow_endpoint: '',
  baidu_enabled: false,
  baidu_site: '',
  baidu_token: 'secret-token',
  daily_quota: 10,
}
const gemini = { enabled: true, base_url: '', model: 'm', keys: ['AIza'], prompt: 'p', daily_limit: 3 }
const values = {
  site_address: 'https://pan.example',
  task_schedule: JSON.stringify({ gen_sitemap: '30 3 * * *', refresh_disk: '' }),
  seo_setting: JSON.stringify({ noindex_doc: true, doc_title: '' }),
  search_show: JSON.stringify({ show_share_user: false, show_size: true }),
  seo_push: JSON.stringify(push),
  gemini: JSON.stringify(gemini),
}

const clientWith = (answer: Record<string, string>) =>
  ({ ListAll: async () => ({ values: answer }) }) as unknown as ConfigClient

test('are what the site’s configuration says of jobs', async () => {
  const settings = createJobSettings(clientWith(values), silentLogger())
  expect(await settings.readSchedules()).toEqual({ gen_sitemap: '30 3 * * *', refresh_disk: '' })
  expect(await settings.readHost()).toBe('https://pan.example')
  expect(await settings.readNoindexDefault()).toBe(true)
  expect(await settings.readShowsSharers()).toBe(false)
  expect(await settings.readPush()).toEqual(push)
  expect(await settings.readGemini()).toEqual(gemini)
})

test.each([
  ['of which a key is missing', { ...values, gemini: undefined }],
  ['with a number for a flag', { ...values, seo_push: JSON.stringify({ ...push, indexnow_enabled: 1 }) }],
  ['with a key that is no text', { ...values, gemini: JSON.stringify({ ...gemini, keys: ['AIza', 7] }) }],
])('a configuration %s counts as never read, and nothing secret of it is logged', async (_, damaged) => {
  const { log, lines } = capturedLogger()
  const settings = createJobSettings(clientWith(damaged as Record<string, string>), log)
  const error: unknown = await settings.readSchedules().catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ kind: 'unavailable' })
  expect(error).toBeInstanceOf(AppError)
  expect(JSON.stringify([lines, String((error as AppError).cause)])).not.toMatch(/secret|AIza/)
})
