/** Sets up an empty site in the browser only, as its admin would, and uses it as its visitors would. Each step needs the ones before. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifyArchive } from '../local/backup/archive.ts'
import { restoreDatabases } from '../local/backup/restore-databases.ts'
import { startProduct } from '../local/product/start-product.ts'
import { waitFor } from '../../services/platform/testing/fixtures.ts'
import { makeShares, toText } from './fixtures/shares.ts'
import { backUp, databaseNameIn } from './harness/backups.ts'
import { clickAndWait, searchAddress, visit, visitUntilIdle } from './harness/browser.ts'
import { peerTimeouts } from './harness/open-product.ts'
import {
  openTourPage,
  openTourSite,
  resultOf,
  searchUntilFound,
  searchUntilGone,
  signIn,
  solveCaptcha,
  tourEnv,
  visitUntilShown,
} from './journeys/tour-site.ts'
import type { TourSite } from './journeys/tour-site.ts'
import { saveSettings } from './settings/settings-form.ts'

let site: TourSite
/** Of the signed-in admin. */
let admin: Page
let visitor: Page
/** Of the signed-in reader. */
let reader: Page

const siteName = '灯塔书库'
const domain = 'https://books.example.org'
const category = '讲义'
const readerName = 'lantern'
const readerPassword = 'correct horse battery'
const registerCoin = 8
const price = 3
const [first, second, third] = makeShares(3) as [Share, Share, Share]
type Share = ReturnType<typeof makeShares>[number]

beforeAll(async () => {
  site = await openTourSite()
  admin = await openTourPage(site.browser, site.product)
  visitor = await openTourPage(site.browser, site.product)
  reader = await openTourPage(site.browser, site.product)
})

afterAll(() => site[Symbol.asyncDispose]())

it('the admin signs in for the first time', async () => {
  const { product } = site
  await signIn(product, admin, product.adminName, product.adminPassword ?? '')
  await admin.waitForURL('**/admin**')
  expect(new URL(admin.url()).pathname).toBe('/admin')
  await admin.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
})

it('visitors see the name, the domain and the uploaded logo', async () => {
  await visit(visitor, '/')
  const buffer = await visitor.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } })
  await admin.goto('/admin/config?open=site')
  const logo = admin.locator('[id="field-site_basic:logo_url"]')
  await logo.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await waitFor(async () => (await logo.getByRole('textbox').inputValue()).startsWith('/static/upload/'))
  await clickAndWait(admin.getByRole('button', { name: '保存', exact: true }), admin.getByText('更新成功'))
  const values = { 'site_basic.site_name': siteName, 'site_basic.host': domain }
  await saveSettings(admin, new Map(Object.entries(values)))

  const picture = visitor.locator('img[src^="/static/upload/"]').first()
  await visitUntilShown(visitor, '/', visitor.locator(`link[rel=canonical][href="${domain}/"]`))
  await waitFor(async () => (await picture.evaluate((image: { naturalWidth?: number }) => image.naturalWidth)) === 64)
  expect(await visitor.title()).toContain(siteName)
})

it('a visitor registers with a mailed code, and then signs in with a captcha', async () => {
  const mail = {
    'email.enabled': true,
    'email.host': '127.0.0.1',
    'email.port': site.mailBox.port,
    'email.tls': false,
    'email.from': 'library@example.com',
  }
  const accounts = { 'user.enable_user_system': true, 'user.email_verify': true, 'user.register_coin': registerCoin }
  await saveSettings(admin, new Map<string, unknown>(Object.entries({ ...mail, ...accounts })))

  const address = `${readerName}@example.com`
  await visitUntilShown(reader, '/register', reader.getByLabel('邮箱'))
  await reader.getByLabel('用户名', { exact: true }).fill(readerName)
  await reader.getByLabel('邮箱').fill(address)
  await clickAndWait(reader.getByRole('button', { name: '发送验证码' }), reader.getByText('发送成功'))
  const { subject, text } = await waitFor(() => site.mailBox.to(address).at(-1))
  expect(subject).toContain(siteName)
  await reader.getByLabel('验证码').fill(/\b[A-Za-z0-9]{8}\b/.exec(text ?? '')?.[0] ?? '')
  await reader.getByRole('textbox', { name: '密码' }).fill(readerPassword)
  await reader.getByRole('button', { name: '注册', exact: true }).click()
  await reader.waitForURL(`${site.product.url}/`)

  await saveSettings(admin, new Map([['user.enable_captcha', true]]))
  await reader.context().clearCookies()
  await reader.evaluate('localStorage.clear()')
  await visitUntilShown(reader, '/login', reader.getByRole('button', { name: '点击完成安全验证' }))
  await signIn(site.product, reader, readerName, readerPassword)
  await reader.waitForURL(`${site.product.url}/`)
})

it('visitors browse a new category with the resources of an uploaded file', async () => {
  await admin.goto('/admin/list_cate')
  await admin.getByRole('button', { name: '新建第一个分类' }).click()
  await admin.getByLabel('新分类的名称').fill(category)
  await admin.keyboard.press('Enter')
  await admin.getByRole('treegrid').getByText(category).waitFor()

  await admin.goto('/admin/list_disk_task')
  await admin.getByRole('button', { name: '导入资源' }).first().click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: '上传文件' }).click()
  const buffer = Buffer.from(toText([first, second]))
  await dialog.locator('input[type=file]').setInputFiles({ name: '讲义.txt', mimeType: 'text/plain', buffer })
  await dialog.getByLabel('分类').selectOption({ label: category })
  await dialog.getByRole('button', { name: '上传并导入' }).click()
  await dialog.getByText('2 条已收录').waitFor()
  await dialog.getByRole('button', { name: '完成' }).click()

  await searchUntilFound(visitor, first.name)
  await visitUntilShown(visitor, `/cate/${category}`, visitor.getByText(second.name))
  expect(await visitor.getByText(first.name).count()).toBeGreaterThan(0)
})

it('visitors find what a visitor imported after an admin approved it', async () => {
  await saveSettings(admin, new Map([['user_import_need_review', 'true']]))
  await visit(visitor, '/')
  await visitor.getByRole('button', { name: '导入' }).first().click()
  const dialog = visitor.getByRole('dialog')
  await dialog.getByLabel('含有分享链接的文本').fill(toText([third]))
  await solveCaptcha(site.product, visitor, dialog.getByRole('button', { name: '导入', exact: true }))
  await dialog.getByText('1 条等待管理员审核').waitFor()
  await visit(visitor, searchAddress(third.name))
  expect(await resultOf(visitor, third.name).count()).toBe(0)

  await visitUntilIdle(admin, '/admin/list_disk_task?status=review')
  await admin.getByRole('button', { name: third.name, exact: true }).click()
  await admin.getByRole('toolbar', { name: '处理' }).getByRole('button', { name: '通过' }).click()
  await searchUntilFound(visitor, third.name)
})

it('a reader pays the price of a resource and gets its link', async () => {
  await saveSettings(
    admin,
    new Map<string, unknown>([
      ['doc_basic.policy', 'coin'],
      ['doc_basic.cost_coin', price],
    ]),
  )
  await searchUntilFound(reader, first.name)
  await reader.locator('[data-result] h2 a').first().click()
  await reader.waitForURL('**/doc/**')
  const { pathname } = new URL(reader.url())
  await visitUntilShown(visitor, pathname, visitor.getByRole('link', { name: '登录后购买' }))
  await reader.getByLabel('获取链接').getByRole('button', { name: '购买' }).click()
  const dialog = reader.getByRole('dialog')
  await dialog.getByText(`${registerCoin - price} 积分`).waitFor()
  await dialog.getByRole('button', { name: '确认购买' }).click()
  await reader.getByLabel('分享链接').getByRole('button', { name: /复制/ }).first().waitFor()
  expect(await reader.locator(`a[href="${first.link}"]`).count()).toBeGreaterThan(0)
})

it('visitors no longer find a reported resource after its removal, and find it again once it is restored', async () => {
  await searchUntilFound(visitor, second.name)
  await resultOf(visitor, second.name).first().click()
  await visitor.waitForURL('**/doc/**')
  const { pathname } = new URL(visitor.url())
  await visit(visitor, pathname)
  await visitor.getByRole('button', { name: '反馈问题' }).click()
  const dialog = visitor.getByRole('dialog')
  await dialog.getByRole('radio', { name: '内容与名称不符' }).check()
  await clickAndWait(dialog.getByRole('button', { name: '提交' }), visitor.getByText('感谢反馈，管理员会尽快处理'))

  await visitUntilShown(admin, '/admin/list_report', admin.getByRole('button', { name: second.name, exact: true }))
  await decide('移除资源')
  await searchUntilGone(visitor, second.name)
  await visitUntilShown(visitor, pathname, visitor.getByRole('heading', { name: '资源不存在或已被删除' }))

  await decide('不采纳')
  await searchUntilFound(visitor, second.name)
  await visit(visitor, pathname)
  expect(await visitor.locator('h1').innerText()).toContain(second.name.split(' ')[0])
})

/** Decides on the report of the second resource. */
const decide = async (action: string): Promise<void> => {
  await visitUntilIdle(admin, '/admin/list_report')
  await admin.getByRole('button', { name: second.name, exact: true }).click()
  await admin.getByRole('button', { name: action, exact: true }).first().click()
  const question = admin.getByRole('dialog', { name: `${action}？` })
  await clickAndWait(question.getByRole('button', { name: action, exact: true }), admin.getByText('处理成功'))
}

it('a blacklisted network and a banned reader are refused', async () => {
  const address = '203.0.113.9'
  const stranger = await openTourPage(site.browser, site.product, { extraHTTPHeaders: { 'x-forwarded-for': address } })
  await visit(stranger, '/')
  // The form asks for confirmation only if the entry would have blocked a counted request.
  await visitUntilShown(admin, '/admin/ip_times', admin.getByText(address))
  await visitUntilIdle(admin, '/admin/black_list')
  await admin.getByRole('button', { name: '添加黑名单' }).click()
  await admin.getByRole('textbox', { name: 'IP 或网段' }).fill(address)
  await admin.getByRole('radio', { name: '生效' }).check()
  await admin.getByRole('button', { name: '保存' }).click()
  await clickAndWait(admin.getByRole('dialog').getByRole('button', { name: '加入黑名单' }), admin.getByText('添加成功'))
  await waitFor(async () => {
    await stranger.goto('/')
    return (await stranger.locator('body').innerText()).includes('您的访问已被限制')
  }, 30_000)
  expect(await stranger.getByRole('combobox', { name: '搜索资源' }).count()).toBe(0)

  await visitUntilIdle(admin, `/admin/list_user?q=${readerName}`)
  await admin.getByRole('button', { name: readerName, exact: true }).click()
  await admin.getByRole('radio', { name: '已封禁' }).check()
  await admin.getByRole('button', { name: '保存' }).click()
  const question = admin.getByRole('dialog', { name: `封禁「${readerName}」？` })
  await clickAndWait(question.getByRole('button', { name: '封禁' }), admin.getByText('更新成功'))
  await reader.goto('/profile')
  await reader.waitForURL('**/login**')
  await signIn(site.product, reader, readerName, readerPassword)
  await reader.getByRole('alert').filter({ hasText: '封禁' }).waitFor()
})

it('a site restored from a backup shows its resources and logo again and keeps its admin', async () => {
  const { engines } = site.product
  const dataDir = mkdtempSync(join(tmpdir(), 'pandex-tour-'))
  const namespace = `restored${randomBytes(4).toString('hex')}`
  const file = join(dataDir, 'site.backup.gz')
  await backUp(site.product, file)
  const header = await verifyArchive(file)
  await restoreDatabases({
    file,
    header,
    serverUrl: engines.postgresUrl,
    databaseNameOf: databaseNameIn(namespace),
  })
  writeFileSync(join(dataDir, 'secrets.json'), header.secrets ?? '', { mode: 0o600 })
  const env = { ...peerTimeouts, ASK_DRIVES: 'false', ...tourEnv }
  const started = await startProduct({ engines, dataDir, namespace, env })
  const product = Object.assign(started, { engines, namespace, dataDir, [Symbol.asyncDispose]: () => started.stop() })
  try {
    const page = await openTourPage(site.browser, product)
    for (const { name } of [first, second, third]) await searchUntilFound(page, name)
    const picture = page.locator('img[src^="/static/upload/"]').first()
    await waitFor(async () => (await picture.evaluate((image: { naturalWidth?: number }) => image.naturalWidth)) === 64)
    await signIn(product, page, site.product.adminName, site.product.adminPassword ?? '')
    await page.waitForURL('**/admin**')
    const blocked = page.getByText('203.0.113.9')
    await visitUntilShown(page, '/admin/black_list', blocked)
    expect(await blocked.count()).toBeGreaterThan(0)
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
