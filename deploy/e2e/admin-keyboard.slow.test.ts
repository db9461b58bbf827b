/** Works in the back office with the keyboard alone. After every key, the focus must be on the page and visible. Each step needs the ones before. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { waitFor } from '../../services/platform/testing/fixtures.ts'
import { logInAsAdmin, unwrap } from './harness/admin.ts'
import { openBrowser, openPage, visit, visitUntilIdle } from './harness/browser.ts'
import { openKeyboard } from './harness/keyboard.ts'
import type { Keyboard } from './harness/keyboard.ts'
import { openProduct } from './harness/open-product.ts'
import { openProductClient } from './harness/product-client.ts'
import type { TestProduct } from './harness/open-product.ts'

let product: TestProduct
let browser: Awaited<ReturnType<typeof openBrowser>>
let keyboard: Keyboard

const names = ['讲义', '教材', '真题'] as const
const address = '203.0.113.44'
const reason = '反复抓取'

beforeAll(async () => {
  product = await openProduct({ env: { RATE_LIMIT_SCALE: '1000', SETTINGS_CACHE_MS: '0' } })
  browser = await openBrowser()
  const admin = await logInAsAdmin(product)
  for (const name of names) await unwrap(admin.post('/admin/v1/category/create', { name }))
  for (const last of [1, 2, 3]) {
    const entry = { ip: `198.51.100.${last}`, enabled: false, reason: '旧条目' }
    await unwrap(admin.post('/admin/v1/blacklist/create', entry))
  }
  const viewport = { width: 1366, height: 900 }
  const { page, context } = await openPage(browser, product.url, { reducedMotion: 'reduce', viewport })
  context.setDefaultTimeout(15_000)
  keyboard = openKeyboard(page)
})

afterAll(async () => {
  await browser.close()
  await product[Symbol.asyncDispose]()
})

/** Opens a page of the menu with the command palette. */
const openWithPalette = async (query: string, path: string): Promise<void> => {
  const { page, press, type, expectFocus } = keyboard
  await press('Control+k')
  const field = page.getByRole('dialog', { name: '查找' }).getByRole('combobox')
  await expectFocus(field)
  await type(query)
  await page.getByRole('option', { selected: true }).filter({ hasText: query }).waitFor()
  await press('Enter')
  await page.waitForURL(`**${path}`)
}

it('logs in', async () => {
  const { page, press, fill } = keyboard
  await visit(page, '/login')
  await fill(page.getByLabel('用户名或邮箱'), product.adminName)
  await fill(page.getByRole('textbox', { name: '密码' }), product.adminPassword ?? '')
  await press('Enter')
  await page.waitForURL('**/admin')
  await press('Tab')
  expect(new URL(page.url()).pathname).toBe('/admin')
})

it('skips the menu, and opens a page of the menu', async () => {
  const { page, press, activate, expectFocus } = keyboard
  await visitUntilIdle(page, '/admin')
  await press('Tab')
  await expectFocus(page.getByRole('link', { name: '跳到内容' }))
  await press('Enter')
  await expectFocus(page.locator('main'))
  await press('Tab')
  expect(await page.locator('main :focus').count()).toBe(1)

  await visitUntilIdle(page, '/admin')
  const sidebar = page.getByRole('navigation', { name: '后台菜单' })
  const group = sidebar.getByRole('button', { name: '网盘管理' })
  await activate(group.first())
  const link = sidebar.getByRole('link').filter({ hasText: '分类' })
  await activate(link)
  await page.waitForURL('**/admin/list_cate')
})

it('moves a category, renames it and opens and closes its panel', async () => {
  const { page, press, fill, type, moveTo, expectFocus } = keyboard
  const rows = page.getByRole('treegrid').locator('tbody tr')
  const rowNamed = (name: string) => rows.filter({ hasText: name })
  const grip = page.getByRole('button', { name: /^移动 讲义/ })
  await moveTo(page.locator('tbody tr[tabindex="0"]'))
  await moveTo(rowNamed('讲义'), 'ArrowDown')
  await moveTo(grip)
  await press('ArrowDown')
  await waitFor(async () => /教材[^]*讲义[^]*真题/.test((await rows.allInnerTexts()).join()))
  await expectFocus(grip)

  await moveTo(rowNamed('讲义'), 'Shift+Tab')
  await press('F2')
  await page.getByLabel('分类名称').waitFor()
  await press('Control+a')
  await type('课堂讲义')
  await press('Enter')
  await expectFocus(rowNamed('课堂讲义'))

  await press('Enter')
  const panel = page.getByRole('dialog', { name: '课堂讲义' })
  await panel.waitFor()
  await press('Escape')
  await panel.waitFor({ state: 'detached' })
  await expectFocus(rowNamed('课堂讲义'))

  await press('/')
  await expectFocus(page.locator('[data-main-filter]'))
  await fill(page.locator('[data-main-filter]'), '教材')
  await rowNamed('真题').waitFor({ state: 'detached' })
})

it('filters a list, sorts it and chooses its columns', async () => {
  const { page, press, type, activate, moveTo, expectFocus } = keyboard
  await openWithPalette('黑名单', '/admin/black_list')
  await page.getByRole('row').filter({ hasText: '198.51.100.2' }).waitFor()
  await press('/')
  await type('198.51.100.2')
  await page.getByRole('row').filter({ hasText: '198.51.100.3' }).waitFor({ state: 'detached' })
  await press('Control+a')
  await press('Delete')
  await page.getByRole('row').filter({ hasText: '198.51.100.3' }).waitFor()

  const title = page.getByRole('columnheader', { name: 'IP 或网段' })
  const sort = title.getByRole('button', { name: 'IP 或网段' })
  await activate(sort)
  await waitFor(async () => (await title.getAttribute('aria-sort')) !== 'none')
  await expectFocus(sort)

  const opener = page.getByRole('button', { name: '显示的列' })
  await moveTo(opener, 'Shift+Tab')
  await press('Enter')
  await activate(page.getByRole('checkbox', { name: '原因' }), 'Space')
  await page.getByRole('columnheader', { name: '原因' }).waitFor({ state: 'detached' })
  const grip = page.getByRole('button', { name: /^移动 状态/ })
  await moveTo(grip, 'Shift+Tab')
  await press('ArrowDown')
  await expectFocus(grip)
  await press('Escape')
  await expectFocus(opener)
})

it('creates an entry, sees its errors, edits and saves it', async () => {
  const { page, press, fill, activate, moveTo, expectFocus } = keyboard
  await press('n')
  const form = page.getByRole('dialog', { name: '添加黑名单' })
  await form.waitFor()
  await fill(form.getByLabel('IP 或网段'), '不是地址')
  await activate(form.getByRole('button', { name: '保存' }))
  await form.getByText('请输入IP格式').waitFor()
  await expectFocus(form.getByLabel('IP 或网段'))
  await fill(form.getByLabel('IP 或网段'), address)
  await moveTo(form.getByRole('radio').first())
  await press('ArrowDown')
  await fill(form.getByLabel('原因'), '抓取')
  await activate(form.getByRole('button', { name: '保存' }))
  await form.waitFor({ state: 'detached' })
  const row = page.getByRole('row').filter({ hasText: address })
  await row.waitFor()
  await press('Tab')

  await moveTo(page.getByRole('checkbox', { name: `选中 ${address}` }))
  await moveTo(row, 'Shift+Tab')
  await press('Enter')
  const panel = page.getByRole('dialog', { name: address })
  await panel.waitFor()
  await fill(panel.getByLabel('原因'), reason)
  await press('Escape')
  const question = page.getByRole('dialog').filter({ hasText: '没有保存' })
  await question.waitFor()
  await press('Escape')
  await question.waitFor({ state: 'detached' })
  await activate(panel.getByRole('button', { name: '保存' }))
  await panel.waitFor({ state: 'detached' })
  await expectFocus(row)
})

it('selects rows, deletes them after a question and takes the deletion back', async () => {
  const { page, press, activate, expectFocus } = keyboard
  await press('x')
  await press('ArrowDown')
  await press('x')
  await press('b')
  const remove = page.getByRole('toolbar', { name: '批量操作' }).getByRole('button', { name: /^删除/ })
  await activate(remove)
  const question = page.getByRole('dialog', { name: /^删除 2 / })
  await question.waitFor()
  await press('Escape')
  // A closed dialog is invisible before the page removes it, and a key in between opens nothing.
  await page.locator('dialog').waitFor({ state: 'detached' })
  await expectFocus(remove)
  await press('Enter')
  await activate(question.getByRole('button', { name: '删除', exact: true }))
  await question.waitFor({ state: 'detached' })
  await activate(page.getByRole('button', { name: '撤销' }))
  await page.getByRole('row').filter({ hasText: address }).waitFor()
})

it('saves a setting', async () => {
  const { page, fill, activate } = keyboard
  await openWithPalette('网站配置', '/admin/config')
  await fill(page.locator('[name="site_basic:site_name"]'), '键盘书库')
  await activate(page.getByRole('button', { name: '保存', exact: true }))
  await page.getByText('更新成功').waitFor()
  await fill(page.locator('[data-main-filter]'), '验证码')
  await page.getByRole('list', { name: '找到的设置' }).waitFor()
  const client = openProductClient(product.url)
  const isSaved = async (): Promise<boolean> =>
    JSON.stringify((await client.get('/v1/site_config/all')).envelope.data).includes('键盘书库')
  expect(await waitFor(isSaved)).toBe(true)
})

it('opens and closes the shortcuts and menus of the top bar, and logs out', async () => {
  const { page, press, activate, expectFocus } = keyboard
  await openWithPalette('用户管理', '/admin/list_user')
  await press('?')
  const help = page.getByRole('dialog', { name: /键盘/ })
  await help.waitFor()
  await press('Escape')
  await help.waitFor({ state: 'detached' })
  const account = page.getByRole('button', { name: `${product.adminName} 的菜单` })
  await activate(account)
  await press('Tab')
  await press('Escape')
  await expectFocus(account)
  await press('Enter')
  await activate(page.getByRole('button', { name: '退出登录' }))
  await page.waitForURL('**/login**')
  await press('Tab')
})
