import { testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { allSettings } from '@pandex/contracts/settings/all-settings'
import { testSecret } from '@pandex/platform/testing/service-harness'
import { createSettingSecrets, secretSettings } from '../domain/settings/setting-secrets.ts'
import { sealStoredSecrets } from '../repositories/site-config.ts'
import { asAdmin, startConfigService } from './harness.ts'
import type { ConfigTestService } from './harness.ts'

let service: ConfigTestService

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const planted: Record<string, Record<string, unknown>> = {
  wechat_pwd: { passphrase: 'canary' },
  cdkey_rule: { prefix: 'canary' },
  manual_transfer: { qr_url: 'https://canary.example/canary.png', text: 'canary' },
  alipay_face: {
    app_id: 'canary',
    seller_id: 'canary',
    private_key: 'canary',
    alipay_public_key: 'canary',
    gateway: 'https://canary.example',
  },
  email: { host: 'canary.example', username: 'canary', password: 'canary', from: 'canary@canary.example' },
  email_body: {
    register_subject: 'canary',
    register_body: 'canary',
    find_pass_subject: 'canary',
    find_pass_body: 'canary',
    change_email_subject: 'canary',
    change_email_body: 'canary',
    taken_subject: 'canary',
    taken_body: 'canary',
    report_subject: 'canary',
    report_body: 'canary',
    receipt_subject: 'canary',
    receipt_body: 'canary',
  },
  anti_crawler: { enforced_routes: ['POST /canary'], previous_key: 'canary' },
  gemini: { base_url: 'https://canary.example', model: 'canary', keys: ['canary'], prompt: 'canary' },
  seo_push: {
    indexnow_key: 'canary',
    indexnow_endpoint: 'https://canary.example',
    baidu_site: 'canary.example',
    baidu_token: 'canary',
  },
  upload_storage: {
    endpoint: 'https://canary.example',
    region: 'canary',
    bucket: 'canary',
    access_key_id: 'canary',
    secret_access_key: 'canary',
  },
  drive_basic: {
    proxy_url: 'https://canary.example',
    lanzou_host: 'canary.example',
    xunlei_client_id: 'canary',
    xunlei_client_version: 'canary',
    xunlei_package: 'canary',
    xunlei_salts: ['canary'],
  },
  statistics: { extra_hosts: ['canary.example'] },
  site_verification: { baidu: 'canary', sogou: 'canary' },
  other_pri: {
    open_tokens: [
      { name: 'bot', sha256: sha256('token of the bot') },
      { name: 'retired bot', sha256: sha256('token of the retired bot'), enabled: false },
    ],
    values: { canary: 'canary' },
  },
}

beforeAll(async () => {
  service = await startConfigService()
  await service.update(Object.entries(planted).map(([name, value]) => ({ name, value: JSON.stringify(value) })))
})

afterAll(() => service[Symbol.asyncDispose]())

const isPrivate = (schema: z.ZodType): boolean => schema.meta()?.private === true

const canaries = ['canary', 'https://canary.example', 'canary@canary.example']

const holdsText = (schema: z.ZodType): boolean => {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return holdsText(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodObject) return Object.values(schema.shape as Record<string, z.ZodType>).some(holdsText)
  if (schema instanceof z.ZodString) return canaries.some((text) => schema.safeParse(text).success)
  return !(schema instanceof z.ZodBoolean || schema instanceof z.ZodNumber || schema instanceof z.ZodEnum)
}

const privatePaths = allSettings.flatMap(({ name, schema, visibility }) =>
  Object.entries(schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {})
    .filter(([, field]) => holdsText(field) && (visibility === 'private' || isPrivate(field)))
    .map(([field]) => ({ name, field })),
)

test('every private text field holds a canary, so a new field cannot be left out', async () => {
  const all = await service.listAll()
  const withoutCanary = privatePaths.filter(({ name, field }) => {
    const value = (JSON.parse(all[name] ?? '') as Record<string, unknown>)[field]
    return !JSON.stringify(value).includes('canary')
  })
  // Tokens are shown in the audit log, without their digests.
  expect(withoutCanary).toEqual([{ name: 'other_pri', field: 'open_tokens' }])
  expect(privatePaths.length).toBeGreaterThan(20)
})

test('no private value is returned to the public', async () => {
  const text = JSON.stringify(await service.listPublic())
  expect(text).not.toMatch(/canary/i)
  expect(text).not.toContain(sha256('token of the bot'))
  expect(text).not.toMatch(/passphrase|private_key|password|token/)
})

test('no secret is returned to an admin: neither by the list, nor by saving, restoring or the preview of an import', async () => {
  const isSecretText = (schema: z.ZodType): boolean => isPrivate(schema) && holdsText(schema)
  const secretNames = privatePaths.filter(({ name, field }) => {
    const { schema } = allSettings.find((setting) => setting.name === name) as { schema: z.ZodType }
    return (
      schema instanceof z.ZodObject && isSecretText((schema.shape as Record<string, z.ZodType>)[field] as z.ZodType)
    )
  })
  expect(secretNames.length).toBeGreaterThan(8)
  const { values } = await service.listForAdmin()
  const saved = await service.update([{ name: 'email', value: JSON.stringify({ ...planted.email, port: 25 }) }])
  const [change] = (await service.client.ListConfigHistory({ page: {}, name: 'email' }, asAdmin())).list
  const restored = await service.client.RestoreConfig({ history_id: change?.id ?? 0 }, asAdmin())
  const list = [{ name: 'email', value: '{"password":"another canary"}' }]
  const preview = await service.client.PreviewConfigImport({ list }, asAdmin())
  expect(JSON.stringify(preview)).not.toContain('another canary')
  const shown = [values, saved.values, restored.values].flatMap((texts) =>
    secretNames
      .filter(({ name }) => texts[name] !== undefined)
      .map(({ name, field }) => JSON.stringify((JSON.parse(texts[name] ?? '') as Record<string, unknown>)[field])),
  )
  expect(shown.length).toBeGreaterThan(8)
  expect(shown).not.toContainEqual(expect.stringMatching(/"[^"]*canary[^"]*"$/))
  expect(JSON.stringify([values, saved, restored])).not.toContain(sha256('token of the bot'))
  expect(JSON.parse(values.email ?? '')).toMatchObject({ password: 'secret-set:password', username: 'canary' })
})

test('saving a mark keeps the stored secret', async () => {
  const { values } = await service.listForAdmin()
  const email = { ...(JSON.parse(values.email ?? '') as object), username: 'mei' }
  await service.update([{ name: 'email', value: JSON.stringify(email) }])
  expect(JSON.parse((await service.listAll()).email ?? '')).toMatchObject({ username: 'mei', password: 'canary' })
})

test('the public list contains exactly these names', async () => {
  expect(Object.keys(await service.listPublic()).toSorted()).toEqual(
    `ads anti_crawler_pub app_version aside_btn coin2any doc_basic doc_show doc_text enable_captcha enable_doc_notice
    enable_user_system film_seo import_modal_notice index_show index_text invite notice other_pub pay_type search
    search_basic search_show search_text seo_setting site_address site_basic site_name system_switch talent_text theme_style_css user
    user_doc user_import_need_login user_import_need_review user_search wechat_pwd`.split(/\s+/),
  )
})

test('a public key still shows its other fields', async () => {
  expect(JSON.parse((await service.listPublic()).wechat_pwd ?? '')).toEqual({
    enabled: false,
    qr_url: '',
    tip: expect.any(String),
  })
})

test('no secret is stored as it is: neither in the settings nor in their history', async () => {
  const rows: { name: string; value?: string; old_value?: string; new_value?: string }[] = [
    ...(await service.db('site_config')),
    ...(await service.db('site_config_history')),
  ]
  const secretFields = privatePaths.filter(({ name, field }) => {
    const { schema } = allSettings.find((setting) => setting.name === name) as { schema: z.ZodType }
    return schema instanceof z.ZodObject && isPrivate((schema.shape as Record<string, z.ZodType>)[field] as z.ZodType)
  })
  const stored = secretFields.flatMap(({ name, field }) =>
    rows
      .filter((row) => row.name === name)
      .flatMap(({ value, old_value, new_value }) => [value, old_value, new_value])
      .map((text) => (JSON.parse(text ?? '{}') as Record<string, unknown>)[field])
      .filter((value) => value !== undefined && value !== ''),
  )
  expect(stored.length).toBeGreaterThan(20)
  expect(JSON.stringify(stored)).not.toMatch(/canary/)
  expect(JSON.stringify(stored)).not.toContain(sha256('token of the bot'))
})

test('secrets of earlier versions are encrypted at the start, once', async () => {
  const secrets = createSettingSecrets(testSecret)
  const plain = JSON.stringify({ ...planted.gemini, keys: ['old canary'] })
  await service.db('site_config').where({ name: 'gemini' }).update({ value: plain })
  await service.db('site_config_history').where({ name: 'gemini' }).update({ old_value: plain, new_value: plain })
  await waitFor(async () => (await service.listAll()).gemini?.includes('old canary'))
  expect(await sealStoredSecrets(service.db, secretSettings, secrets)).toBeGreaterThan(1)
  expect(await sealStoredSecrets(service.db, secretSettings, secrets)).toBe(0)
  const rows = [...(await service.db('site_config')), ...(await service.db('site_config_history'))] as unknown[]
  expect(JSON.stringify(rows)).not.toContain('old canary')
  await waitFor(async () => (await service.listAll()).gemini?.includes('old canary'))
})

test('no private value reaches the audit log or its events', async () => {
  const rows = await waitFor(async () => {
    const found: object[] = await service.db('audit')
    return found.length >= Object.keys(planted).length && found
  })
  const events: object[] = await service.db('outbox')
  expect(JSON.stringify(rows)).toContain('site_config:email')
  expect(JSON.stringify([rows, events])).not.toMatch(/canary/i)
  expect(JSON.stringify([rows, events])).not.toContain(sha256('token of the bot'))
})

test('no private value reaches the log', () => {
  expect(JSON.stringify(service.lines)).not.toMatch(/canary/i)
})

const verify = (token: string) => service.client.VerifyOpenToken({ token }, testContext())

test('an API token is identified by its name', async () => {
  expect(await verify('token of the bot')).toEqual({
    id: Number.parseInt(sha256('token of the bot').slice(0, 12), 16),
    name: 'bot',
    scopes: ['import', 'list', 'search'],
    per_minute: 600,
  })
})

test.each([
  ['another token', 'token of nobody'],
  ['no token', ''],
  ['a disabled token', 'token of the retired bot'],
  ['the stored digest', sha256('token of the bot')],
])('%s grants no access', async (_what, token) => {
  await expect(verify(token)).rejects.toMatchObject({
    kind: 'unauthenticated',
    code: 'config.bad_open_token',
    message: '访问令牌无效',
  })
})

test('a disabled token grants no access', async () => {
  const open_tokens = [{ name: 'bot', sha256: sha256('short-lived') }]
  await service.update([{ name: 'other_pri', value: JSON.stringify({ ...planted.other_pri, open_tokens }) }])
  expect(await verify('short-lived')).toMatchObject({ name: 'bot' })
  const off = open_tokens.map((token) => ({ ...token, enabled: false }))
  await service.update([{ name: 'other_pri', value: JSON.stringify({ ...planted.other_pri, open_tokens: off }) }])
  await expect(verify('short-lived')).rejects.toMatchObject({ code: 'config.bad_open_token' })
})
