import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { allSettings } from '@pandex/contracts/settings/all-settings'
import { openFakeMailServer } from '../../../services/user/test/fake-mail-server.ts'
import { startAlipaySimulator } from '../../simulators/alipay/start-alipay-simulator.ts'
import type { AlipaySimulator } from '../../simulators/alipay/start-alipay-simulator.ts'
import { startDriveSimulator } from '../../simulators/drives/start-simulator.ts'
import type { SimulatedShare } from '../../simulators/drives/simulated-share.ts'
import type { DriveSimulator } from '../../simulators/drives/start-simulator.ts'
import { startRecorder } from './recorder.ts'
import type { Recorder } from './recorder.ts'
import { fillSite } from '../fixtures/filled-site.ts'
import type { FilledSite } from '../fixtures/filled-site.ts'
import { configure, unwrap } from '../harness/admin.ts'
import { changeStoredDisk } from '../harness/stores.ts'
import { waitFor } from '../../../services/platform/testing/fixtures.ts'
import { openBrowser, openPage } from '../harness/browser.ts'
import { openProduct } from '../harness/open-product.ts'
import type { TestProduct } from '../harness/open-product.ts'
import { openProductClient } from '../harness/product-client.ts'
import type { ProductClient } from '../harness/product-client.ts'

type MailBox = Awaited<ReturnType<typeof openFakeMailServer>>

export interface SettingsSite extends FilledSite, AsyncDisposable {
  product: TestProduct
  drives: DriveSimulator
  alipay: AlipaySimulator
  mailBox: MailBox
  /** Stands for the other outside servers. */
  recorder: Recorder
  adminToken: string
  browser: Browser
  /** Of a signed-in admin. */
  page: Page
  visitor: ProductClient
  /** A resource of which everything is known. */
  sample: { docId: string; name: string; sharer: string; tag: string }
  /** A resource whose link is dead. */
  deadId: string
  /** A resource with similar ones. */
  relatedId: string
  /**
   * Sets settings, and restores those of the call before.
   * @param changing the settings that change until the next call
   */
  configure(values: Record<string, string | object>, changing: readonly string[]): Promise<void>
}

const driveTypes = ['BDY', 'ALY', 'QUARK', 'UC', 'XUNLEI', '115', 'LZY']

/** No drive is asked unless a group of effects wants it: the shares of the site exist nowhere. */
const silentDrives = Object.fromEntries(driveTypes.map((type) => [type, { enabled: false }]))

const signIn = async (page: Page, { adminName, adminPassword }: TestProduct): Promise<void> => {
  await page.goto('/login')
  await page.getByLabel('用户名或邮箱').fill(adminName)
  await page.getByRole('textbox', { name: '密码' }).fill(adminPassword ?? '')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL('**/admin**')
}

const share: SimulatedShare = {
  disk_type: 'QUARK',
  disk_id: '5e7700000001',
  disk_pass: '',
  title: '星河讲义 2023 合集',
  files: [
    { path: '星图.pdf', size: 147_483_648 },
    { path: '讲座.mp4', size: 2_000_000_000 },
  ],
  share_user: '观星人',
  share_user_id: '7001',
  shared_time: '2024-05-01T08:00:00Z',
  state: 'valid',
}

/** Imports the sample by asking its drive. @returns its id */
const importSample = async (admin: ProductClient): Promise<string> => {
  const others = { ...silentDrives, QUARK: { enabled: true } }
  await configure(admin, { drive_basic: others, task_basic: { unresolved_after_seconds: 60 } })
  const text = `${share.title}\nhttps://pan.quark.cn/s/${share.disk_id}`
  const { task_no } = await unwrap(admin.post<{ task_no: string }>('/admin/v1/task/import_disk', { text }))
  const { items } = await waitFor(() => admin.readEnded(task_no))
  const docId = items[0]?.doc_id ?? ''
  const { id } = await unwrap(admin.get<{ id: number }>(`/v1/disk/doc/${docId}`))
  await unwrap(admin.post('/admin/v1/disk/update_partial', { id, tags: ['天文'] }))
  await configure(admin, { drive_basic: silentDrives, task_basic: {} })
  return docId
}

/** The dead resource does not count: lists of similar resources drop it. */
const findRelatedId = async (admin: ProductClient, docIds: readonly string[], deadId: string): Promise<string> => {
  for (const docId of docIds) {
    const { similar } = await unwrap(admin.get<{ similar: { doc_id: string }[] }>(`/v1/disk/doc/${docId}`))
    if (similar.some(({ doc_id }) => doc_id !== deadId)) return docId
  }
  throw new Error('no resource has similar ones')
}

/** Starts a product whose settings apply to the next call, with simulated drives and a mail server, and fills the site. */
export const openSettingsSite = async (): Promise<SettingsSite> => {
  const [recorder, drives, alipay, mailBox] = await Promise.all([
    startRecorder(),
    startDriveSimulator({ shares: [share] }),
    startAlipaySimulator(),
    openFakeMailServer({ login: { username: 'librarian', password: 'open shelves' } }),
  ])
  const folder = mkdtempSync(join(tmpdir(), 'pandex-settings-'))
  const caFile = join(folder, 'ca.pem')
  writeFileSync(caFile, [drives.ca, recorder.ca, alipay.ca, ''].join('\n'))
  const product = await openProduct({
    drives,
    env: {
      ...recorder.environment(caFile),
      DRIVE_SIMULATOR_CA: caFile,
      ALIPAY_SIMULATOR: alipay.origin,
      ALIPAY_SIMULATOR_CA: caFile,
      SETTINGS_CACHE_MS: '0',
      RATE_LIMIT_SCALE: '20',
      TRUSTED_PROXIES: '127.0.0.1',
      ALLOW_PRIVATE_HOSTS: 'mail,proxy',
      DRIVE_PACE_SCALE: '1',
    },
  })
  const browser = await openBrowser()
  const { page, context } = await openPage(browser, product.url)
  context.setDefaultTimeout(30_000)
  await signIn(page, product)
  const filled = await fillSite(product, { drive_basic: silentDrives })
  const credentials = { username: product.adminName, password: product.adminPassword }
  const visitor = openProductClient(product.url)
  const { token } = await unwrap(visitor.post<{ token: string }>('/v1/user/login', credentials))
  const docId = await importSample(filled.admin)
  const { list } = await unwrap(filled.admin.get<{ list: { doc_id: string }[] }>('/admin/v1/disk/list?size=50'))
  const others = list.map(({ doc_id }) => doc_id).filter((id) => id !== docId && id !== filled.docId)
  const [deadId = ''] = others
  const relatedId = await findRelatedId(filled.admin, others.slice(1), deadId)
  await changeStoredDisk(product, deadId, `health = 'dead', dead_since = now(), checked_at = null`)
  await waitFor(async () =>
    (await unwrap(filled.admin.search(share.title))).list.some(({ doc_id }) => doc_id === docId),
  )
  const siteBasic = { site_name: '书房', host: product.url }
  const baseline: Record<string, object> = { drive_basic: silentDrives, site_basic: siteBasic }
  let changed: readonly string[] = []
  const restoredValue = (name: string): string | object => {
    const setting = allSettings.find((one) => one.name === name)
    return setting?.format === 'plain' ? String(setting.schema.parse(undefined)) : (baseline[name] ?? {})
  }
  return {
    ...filled,
    product,
    drives,
    alipay,
    mailBox,
    recorder,
    adminToken: token,
    browser,
    page,
    visitor,
    sample: { docId, name: share.title, sharer: share.share_user, tag: '天文' },
    deadId,
    relatedId,
    configure: async (values, changing) => {
      const restored = Object.fromEntries(changed.map((name) => [name, restoredValue(name)]))
      changed = changing
      const all = { ...restored, ...values }
      if (Object.keys(all).length > 0) await configure(filled.admin, all)
    },
    async [Symbol.asyncDispose]() {
      await browser.close()
      await product[Symbol.asyncDispose]()
      await Promise.all([recorder, drives, alipay, mailBox].map((server) => server[Symbol.asyncDispose]()))
      rmSync(folder, { recursive: true })
    },
  }
}
