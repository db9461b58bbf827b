import { expect, test } from 'vitest'
import { z } from 'zod'
import { allSettings } from '@pandex/contracts/settings/all-settings'
import { buildSiteConfig } from './site-config.ts'

const specified =
  `user invite index_show index_text wechat_pwd doc_text film_seo first_run aside_btn email alipay_face manual_transfer coin2any pay_type
  email_body site_basic anti_crawler_pub search notice user_search user_doc search_text search_show doc_show cdkey_rule
  gemini ads seo_setting seo_push task_basic task_schedule drive_basic anti_crawler doc_basic talent_text other_pub other_pri search_basic system_switch
  enable_doc_notice user_import_need_review user_import_need_login import_modal_notice app_version theme_style_css
  upload_storage statistics site_verification`.split(/\s+/)

test('contains every key of the product, each once', () => {
  expect(allSettings.map(({ name }) => name).toSorted()).toEqual(specified.toSorted())
})

const isObject = (schema: z.ZodType): schema is z.ZodObject<Record<string, z.ZodType>> => schema instanceof z.ZodObject

test('an unconfigured site has a complete value for every key', () => {
  const { all, damaged } = buildSiteConfig(new Map())
  expect(damaged).toEqual([])
  const values = allSettings.map(({ name, format }) => (format === 'json' ? JSON.parse(all[name] ?? '') : all[name]))
  expect(values).toEqual(allSettings.map(({ schema }, index) => schema.parse(values[index])))
  const fields = allSettings.map(({ schema }, index) => (isObject(schema) ? Object.keys(values[index]) : []))
  expect(fields).toEqual(allSettings.map(({ schema }) => (isObject(schema) ? Object.keys(schema.shape) : [])))
})

test('every key and field has a title for the generated form', () => {
  const untitled = allSettings.flatMap(({ name, title, schema }) => [
    ...(title ? [] : [name]),
    ...Object.entries(isObject(schema) ? schema.shape : {})
      .filter(([, field]) => !field.meta()?.title)
      .map(([field]) => `${name}.${field}`),
  ])
  expect(untitled).toEqual([])
})

test('every schema converts to JSON Schema', () => {
  for (const { schema } of allSettings) expect(z.toJSONSchema(schema, { io: 'input' })).toHaveProperty('type')
})

test('derived names follow the field they show', () => {
  const stored = new Map([
    ['site_basic', '{"site_name":"搜盘"}'],
    ['user', '{"enable_captcha":true}'],
  ])
  const config = buildSiteConfig(stored)
  expect(config.public).toMatchObject({ site_name: '搜盘', enable_captcha: 'true', enable_user_system: 'false' })
  expect(config.all).toMatchObject({ site_name: '搜盘', enable_captcha: 'true', enable_user_system: 'false' })
})

test.each([
  ['a field of the wrong kind', '{"site_name":7,"icp":"京ICP备1号"}', '京ICP备1号'],
  ['a field that no longer exists', '{"old_field":1,"icp":"京ICP备1号"}', '京ICP备1号'],
  ['text that is no JSON', '{', ''],
  ['JSON that is no object', '[1]', ''],
])('a site still starts when %s is stored', (_what, stored, icp) => {
  const config = buildSiteConfig(new Map([['site_basic', stored]]))
  expect(config.damaged).toEqual(['site_basic'])
  expect(JSON.parse(config.all.site_basic ?? '')).toMatchObject({ site_name: 'Pandex', icp })
})

test.each(['doc_basic', 'search_basic'])(
  '%s with the points condition requires a price above zero, since zero would open everything',
  (key) => {
    const config = buildSiteConfig(new Map([[key, '{"policy":"coin","cost_coin":0}']]))
    expect(config.damaged).toEqual([key])
    expect(JSON.parse(config.all[key] ?? '')).toMatchObject({ policy: 'coin', cost_coin: 1 })
  },
)
