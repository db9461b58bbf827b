import { expect, test } from 'vitest'
import { checkChange, refuseRepeatedNames } from './check-change.ts'

test('fills in fields missing from the text', () => {
  const { value } = checkChange({ name: 'notice', value: '{"enabled":true,"text":"你好"}' })
  expect(JSON.parse(value)).toEqual({ enabled: true, title: '公告', text: '你好', closable: true })
})

test.each([
  ['nonsense', 'x', /nonsense/],
  ['__proto__', '{}', /__proto__/],
  ['constructor', '{}', /constructor/],
  ['', 'x', /没有名为/],
  ['site_name', 'x', /site_basic/],
])('refuses the unknown name %j', (name, value, message) => {
  const attempt = () => checkChange({ name, value })
  expect(attempt).toThrow(message)
  expect(attempt).toThrow(expect.objectContaining({ kind: 'invalid', code: 'config.unknown_key' }))
})

test.each([
  ['site_basic', '{"site_name":""}', 'site_basic.site_name'],
  ['site_basic', '{"host":"example.com/"}', 'site_basic.host'],
  ['site_basic', '{"logo_url":"javascript:alert(1)"}', 'site_basic.logo_url'],
  ['site_basic', String.raw`{"logo_url":"/\\evil.example"}`, 'site_basic.logo_url'],
  ['site_basic', '{"logo_url":"//evil.example/x.png"}', 'site_basic.logo_url'],
  ['site_basic', '{"logo_url":"http://127.0.0.1/x.png"}', 'site_basic.logo_url'],
  ['wechat_pwd', '{"qr_url":"https://localhost/x.png"}', 'wechat_pwd.qr_url'],
  ['ads', '{"slots":[{"image_url":"http://img.example.com:8080/x.png"}]}', 'ads.slots.0.image_url'],
  ['gemini', '{"base_url":"http://api.example.com"}', 'gemini.base_url'],
  ['gemini', '{"base_url":"https://[::ffff:10.0.0.1]/"}', 'gemini.base_url'],
  ['gemini', '{"base_url":"https://2130706433/"}', 'gemini.base_url'],
  ['gemini', '{"base_url":"https://user@api.example.com/"}', 'gemini.base_url'],
  ['seo_push', '{"indexnow_endpoint":"https://metadata.google.internal/"}', 'seo_push.indexnow_endpoint'],
  ['alipay_face', '{"gateway":"https://127.1/"}', 'alipay_face.gateway'],
  ['drive_basic', '{"lanzou_host":"127.0.0.1"}', 'drive_basic.lanzou_host'],
  ['drive_basic', '{"lanzou_host":"www.lanzoux.com/evil"}', 'drive_basic.lanzou_host'],
  ['drive_basic', '{"proxy_url":"http://127.0.0.1:3128"}', 'drive_basic.proxy_url'],
  ['drive_basic', '{"proxy_url":"http://0x7f.1:3128"}', 'drive_basic.proxy_url'],
  ['drive_basic', '{"proxy_url":"socks5://proxy.example:1080"}', 'drive_basic.proxy_url'],
  ['email', '{"host":"localhost"}', 'email.host'],
  ['email', '{"host":"mail.corp"}', 'email.host'],
  ['email', '{"host":"::ffff:127.0.0.1"}', 'email.host'],
  ['email', '{"host":"smtp.example.com:25"}', 'email.host'],
  ['site_basic', '{"unheard_of":1}', 'site_basic'],
  ['site_basic', '{', 'site_basic'],
  ['site_basic', 'null', 'site_basic'],
  ['search_basic', '{"page_size":51}', 'search_basic.page_size'],
  ['search_basic', '{"page_size":1.5}', 'search_basic.page_size'],
  ['search_basic', '{"page_size":1e309}', 'search_basic.page_size'],
  ['search_basic', '{"policy":"free"}', 'search_basic.policy'],
  ['ads', '{"slots":[{"link_url":"data:text/html,x"}]}', 'ads.slots.0.link_url'],
  ['other_pri', '{"open_tokens":[{"name":"bot","sha256":"zz"}]}', 'other_pri.open_tokens.0.sha256'],
  ['task_schedule', '{"gen_sitemap":"at noon"}', 'task_schedule.gen_sitemap'],
  ['task_schedule', '{"repair":"* * * * * *"}', 'task_schedule.repair'],
  ['task_schedule', '{"push_pages":"0 0 31 2 *"}', 'task_schedule.push_pages'],
  ['task_schedule', '{"rm_rf":"0 0 * * *"}', 'task_schedule'],
  ['enable_doc_notice', 'yes', 'enable_doc_notice'],
  ['import_modal_notice', 'a\0b', 'import_modal_notice'],
  ['theme_style_css', 'a{background:url(x)}', 'theme_style_css'],
])('refuses %s = %s and names %s', (name, value, field) => {
  const attempt = () => checkChange({ name, value })
  expect(attempt).toThrow(expect.objectContaining({ kind: 'invalid', code: 'config.bad_value' }))
  expect(attempt).toThrow(expect.objectContaining({ details: { fields: [field] } }))
  expect(attempt).toThrow(field)
  // The message is in Chinese.
  expect(attempt).toThrow(/\p{Script=Han}.*\p{Script=Han}/u)
})

test('refuses a list that names a key twice', () => {
  const change = { name: 'notice', value: '{}' }
  expect(() => refuseRepeatedNames([change, change])).toThrow(expect.objectContaining({ code: 'config.bad_value' }))
})

test('__proto__ in a value has no effect', () => {
  expect(() => checkChange({ name: 'notice', value: '{"__proto__":{"polluted":1}}' })).toThrow(
    expect.objectContaining({ code: 'config.bad_value' }),
  )
  const { value } = checkChange({ name: 'other_pub', value: '{"values":{"__proto__":"x","constructor":"y"}}' })
  expect(JSON.parse(value)).toEqual({ values: { constructor: 'y' } })
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('accepts a proxy and a mail server of the private network only where the operator allows it', () => {
  const proxy = { name: 'drive_basic', value: '{"proxy_url":"http://127.0.0.1:3128"}' }
  const mail = { name: 'email', value: '{"host":"mail.corp"}' }
  expect(JSON.parse(checkChange(proxy, { privateHosts: ['proxy'] }).value)).toMatchObject({
    proxy_url: 'http://127.0.0.1:3128',
  })
  expect(JSON.parse(checkChange(mail, { privateHosts: ['mail'] }).value)).toMatchObject({ host: 'mail.corp' })
  expect(() => checkChange(proxy, { privateHosts: ['mail'] })).toThrow('ALLOW_PRIVATE_HOSTS')
  expect(() => checkChange(mail, { privateHosts: ['proxy'] })).toThrow('ALLOW_PRIVATE_HOSTS')
})

test('stores the https form of images', () => {
  const { value } = checkChange({ name: 'site_basic', value: '{"logo_url":"http://img.example.com/a.png"}' })
  expect(JSON.parse(value)).toMatchObject({ logo_url: 'https://img.example.com/a.png' })
})
