/** Tests how fifty pasted links become resources, and what happens to a dead one, with simulated drives and a real browser. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitFor } from '../../services/platform/testing/fixtures.ts'
import { startDriveSimulator } from '../simulators/drives/start-simulator.ts'
import type { DriveSimulator } from '../simulators/drives/start-simulator.ts'
import { configure, logInAsAdmin, unwrap } from './harness/admin.ts'
import { openBrowser, openPage, clickAndWait, searchAddress, visit } from './harness/browser.ts'
import { makeFiftyLinks, toPastedText } from './fixtures/fifty-links.ts'
import type { PastedLink } from './fixtures/fifty-links.ts'
import { openProduct } from './harness/open-product.ts'
import type { TestProduct } from './harness/open-product.ts'
import { openProductClient } from './harness/product-client.ts'
import type { ImportReply, ProductClient } from './harness/product-client.ts'
import { isReportedDead, backdateFirstDead } from './harness/stores.ts'

interface Row {
  doc_id: string
  disk_id: string
  disk_name: string
  share_user: string
  health: string
  status: number
  link: string
}

const fifty = makeFiftyLinks()

let simulator: DriveSimulator
let product: TestProduct
let browser: Browser
let admin: ProductClient
let visitor: ProductClient
let taskNo = ''

const listRows = async (): Promise<Map<string, Row>> => {
  const { list } = await unwrap(admin.get<{ list: Row[] }>(`/admin/v1/disk/list?size=100`))
  return new Map(list.map((row) => [row.disk_id, row]))
}

const importLinks = async (links: readonly PastedLink[]): Promise<void> => {
  const { task_no } = await unwrap(visitor.importText(toPastedText(links)))
  const { counts } = await waitFor(() => visitor.readEnded(task_no))
  expect(counts).toEqual({ finished: links.length })
}

beforeAll(async () => {
  simulator = await startDriveSimulator({ shares: fifty.all.map(({ share }) => share) })
  simulator.set(fifty.silent, 'captcha')
  product = await openProduct({ drives: simulator, env: { RATE_LIMIT_SCALE: '1000' } })
  visitor = openProductClient(product.url)
  admin = await logInAsAdmin(product)
  await unwrap(admin.post('/admin/v1/arr_cache/add', { type: 'ban_disk_name', values: [fifty.bannedWord] }))
  // Waits for the drives' answers on slow machines, too.
  await configure(admin, { task_basic: { unresolved_after_seconds: 600 } })
  await importLinks(fifty.existing)
  await configure(admin, { user_import_need_review: 'true' })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser.close()
  await product[Symbol.asyncDispose]()
  await simulator[Symbol.asyncDispose]()
})

const logIn = async (page: Page, path: string): Promise<void> => {
  await visit(page, path)
  await page.waitForURL('**/login**')
  await page.getByLabel('用户名或邮箱').fill(product.adminName)
  await page.getByRole('textbox', { name: '密码' }).fill(product.adminPassword ?? '')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(`**${path}**`)
}

describe('Fifty pasted links', () => {
  it('are previewed while the text is edited, and wait for a review', async () => {
    const { page, activity, context } = await openPage(browser, product.url)
    await visit(page, '/')
    await page.getByRole('button', { name: '导入' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('含有分享链接的文本').fill(fifty.text)
    const preview = dialog.getByLabel('识别结果')
    const counts = `识别到 50 条，${fifty.existing.length} 条已存在，${fifty.unsupported} 处不支持`
    await preview.getByText(counts).last().waitFor()
    expect(await preview.getByText('不收录', { exact: true }).count()).toBe(2)
    const importResponse = page.waitForResponse((response) => response.url().endsWith('/v1/task/import_disk'))
    await dialog.getByRole('button', { name: '导入', exact: true }).click()
    const { data } = (await (await importResponse).json()) as { data: ImportReply }
    taskNo = data.task_no
    await dialog.getByText('48 条待审核，2 条不收录').waitFor()
    await dialog.getByText('48 条等待管理员审核，通过后即可被收录和搜索。').waitFor()
    expect(activity).toMatchObject({ consoleMessages: [], foreignRequests: [] })
    await context.close()
  })

  it('are approved in the admin area: one with a key, the others in bulk', async () => {
    const { page, activity, context } = await openPage(browser, product.url)
    await logIn(page, '/admin/list_disk_task')
    const toReview = page.getByRole('navigation', { name: '状态' }).getByRole('link', { name: /^待审核/ })
    await toReview.getByText('48').waitFor()
    await page.getByRole('row').nth(1).getByRole('cell').nth(1).click()
    await page
      .getByRole('region', { name: '原文' })
      .getByText(/^链接：https:/)
      .first()
      .waitFor()
    const decide = async (): Promise<void> => {
      await page.keyboard.press('a')
      await page.keyboard.press('Escape')
    }
    // The button is shown for five seconds.
    await Promise.all([page.getByRole('button', { name: '现在提交' }).click(), decide()])
    await toReview.getByText('47').waitFor()
    await page.getByRole('checkbox', { name: '选中本页' }).check()
    await page.getByRole('button', { name: '选中全部 47 条' }).click()
    await page.getByRole('toolbar', { name: '批量操作' }).getByRole('button', { name: '通过' }).click()
    const question = page.getByRole('dialog', { name: '通过 47 条？' })
    await question.getByRole('button', { name: '通过', exact: true }).click()
    await toReview.getByText('0', { exact: true }).waitFor()
    expect(activity).toMatchObject({ consoleMessages: [], foreignRequests: [] })
    await context.close()
  })

  it('get the outcome that their drives report', async () => {
    const { counts, items } = await waitFor(() => visitor.readEnded(taskNo), 120_000)
    expect(counts).toEqual(fifty.expectedCounts)
    const rows = await listRows()
    const reported = new Set(items.map(({ doc_id }) => doc_id).filter((docId) => docId !== ''))
    expect(new Set([...rows.values()].map(({ doc_id }) => doc_id))).toEqual(reported)
    const expected = new Map(fifty.all.map((link) => [link.share.disk_id, link]))
    const byHealth = (health: string): Row[] => [...rows.values()].filter((row) => row.health === health)
    expect({ valid: byHealth('valid').length, password: byHealth('password').length }).toEqual({
      valid: 33,
      password: 3,
    })
    for (const { disk_id, disk_name } of byHealth('valid')) expect(disk_name).toBe(expected.get(disk_id)?.share.title)
    const silent = fifty.all.filter(({ share }) => share.disk_type === fifty.silent)
    const unsure = byHealth('unsure').map(({ disk_id, disk_name }) => [disk_id, disk_name])
    expect(Object.fromEntries(unsure)).toEqual(
      Object.fromEntries(silent.map(({ share, hint }) => [share.disk_id, hint])),
    )
    expect([...rows.values()].filter(({ status }) => status === 3)).toHaveLength(3)
  })
})

describe('A resource whose link dies', () => {
  it('stays visible until its drive reports twice that the link is dead, then links to the alternative', async () => {
    const name = fifty.pair[0].share.title
    const { page, activity, context } = await openPage(browser, product.url)
    await waitFor(async () => (await unwrap(visitor.search(name))).total === 2)
    await visit(page, searchAddress(name))
    const first = page.locator('[data-result] h2 a').first()
    expect(await first.innerText()).toContain(name)
    await first.click()
    await page.waitForURL('**/doc/*')
    const rows = await listRows()
    const isShown = ({ share }: PastedLink): boolean => page.url().endsWith(`/${rows.get(share.disk_id)?.doc_id}`)
    const [cancelled, alternative] = isShown(fifty.pair[0]) ? fifty.pair : fifty.pair.toReversed()
    if (!cancelled || !alternative) throw new Error('a pair has two')
    const { share } = cancelled
    await page.getByText('有效').first().waitFor()
    for (const text of [share.share_user, '第01集.mkv', share.disk_id]) await page.getByText(text).first().waitFor()

    simulator.put({ ...share, state: 'cancelled' })
    await page.getByRole('button', { name: '反馈问题' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: '链接失效' }).check()
    await clickAndWait(dialog.getByRole('button', { name: '提交' }), page.getByText('感谢反馈，管理员会尽快处理'))
    await waitFor(() => isReportedDead(product, share.disk_id))
    const healthOf = async (): Promise<string | undefined> => (await listRows()).get(share.disk_id)?.health
    expect([await healthOf(), (await unwrap(visitor.search(name))).total]).toEqual(['valid', 2])
    await backdateFirstDead(product, share.disk_id)
    await waitFor(async () => (await healthOf()) === 'dead')
    await waitFor(async () => (await unwrap(visitor.search(name))).total === 1)

    await waitFor(async () => {
      await visit(page, new URL(page.url()).pathname)
      return (await page.getByRole('region', { name: '链接已失效' }).count()) > 0
    })
    expect(await page.getByText(share.disk_id).count()).toBe(0)
    await page.getByRole('region', { name: '链接已失效' }).getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`**/doc/${rows.get(alternative.share.disk_id)?.doc_id}`)
    await page.getByText(alternative.share.disk_id).first().waitFor()
    await waitFor(async () => {
      await visit(page, searchAddress(name))
      return (await page.locator('[data-result]').count()) === 1
    })
    expect(activity).toMatchObject({ consoleMessages: [], foreignRequests: [] })
    await context.close()
  })
})
