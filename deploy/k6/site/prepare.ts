/** An admin makes what buyers need before the load begins, and removes it afterwards. */
import { fail } from 'k6'
import { get, post, unwrap } from './calls.ts'
import { batchWord, importShares, makeShare } from './shares.ts'
import type { Share } from './shares.ts'

interface Account {
  id: number
  username: string
  password: string
  token: string
}

export interface PreparedSite {
  adminToken: string
  batch: string
  accounts: Account[]
  /** Resources with a price. */
  paidDocIds: string[]
  goodsId: number
  payType: string
}

const accountCount = Number(__ENV.ACCOUNTS || 50)
/** With the accounts, their number is the number of purchases until buyers open what they already own. */
const paidCount = 50

export const price = 1
const points = 1_000_000

/** The site refuses a fourth order while three of an account wait for their payment. */
export const maxBuyers = accountCount * 3

interface Login {
  token: string
  info: { id: number; username: string }
}

export const logIn = (username: string, password: string) => post('/v1/user/login', { username, password })

const logInAdmin = (): string => {
  const password = __ENV.ADMIN_PASSWORD
  if (!password) fail('ADMIN_PASSWORD is missing: an admin makes the accounts of this scenario')
  return unwrap<Login>(logIn(__ENV.ADMIN_NAME || 'admin', password ?? '')).token
}

const readSetting = (values: Record<string, string>, name: string): Record<string, boolean> =>
  JSON.parse(values[name] ?? '{}') as Record<string, boolean>

/** The way to pay. PREPARE_SITE=true switches manual transfers on where the site has none. */
const findPayType = (adminToken: string): string => {
  const values = unwrap<Record<string, string>>(get('/admin/v1/site_config/all', adminToken))
  if (readSetting(values, 'user')['enable_captcha'])
    fail('the site asks for captchas: switch off 启用验证码 (用户系统) for the test')
  const ways = readSetting(values, 'pay_type')
  const way = ['manual', 'alipay_face'].find((name) => ways[name])
  if (way !== undefined) return way
  if (__ENV.PREPARE_SITE !== 'true')
    fail('the site takes no payments: switch on 人工转账 (支付方式), or set PREPARE_SITE=true')
  const value = JSON.stringify({ ...ways, manual: true })
  unwrap(post('/admin/v1/site_config/update', { name: 'pay_type', value }, adminToken))
  return 'manual'
}

const addAccount = (adminToken: string, run: string, place: number): Account => {
  const username = `load-${run}-${place}`
  const password = `${crypto.randomUUID()}`
  const account = { username, email: `${username}@example.com`, password, remark: '压测' }
  const { id } = unwrap<{ id: number }>(post('/admin/v1/user/create', account, adminToken))
  const change = { id, coin_delta: points, coin_note: '压测', request_id: username }
  unwrap(post('/admin/v1/user/update_user', change, adminToken))
  return { id, username, password, token: unwrap<Login>(logIn(username, password)).token }
}

interface Row {
  id: number
  doc_id: string
}

const addPaidDocs = (adminToken: string, shares: Share[]): string[] => {
  const docIds = importShares(adminToken, shares)
  const rows = unwrap<Row[]>(post('/admin/v1/disk/list_by_doc_ids', { doc_ids: docIds }, adminToken))
  unwrap(post('/admin/v1/disk/update_batch', { ids: rows.map(({ id }) => id), set: { cost_coin: price } }, adminToken))
  return docIds
}

const addGoods = (adminToken: string, run: string): number => {
  const goods = { name: `压测商品 ${run}`, price: 100, coin: 100, on_shelf: true, request_id: `load-${run}` }
  return unwrap<{ id: number }>(post('/admin/v1/goods/create', goods, adminToken)).id
}

/** @throws when no admin can log in, or the site asks for captchas or takes no payments */
export const prepareSite = (): PreparedSite => {
  const adminToken = logInAdmin()
  const payType = findPayType(adminToken)
  const run = crypto.randomUUID().slice(0, 8)
  const batch = batchWord()
  const shares = Array.from({ length: paidCount }, () => makeShare(batch))
  return {
    adminToken,
    batch,
    payType,
    accounts: Array.from({ length: accountCount }, (_, place) => addAccount(adminToken, run, place)),
    paidDocIds: addPaidDocs(adminToken, shares),
    goodsId: addGoods(adminToken, run),
  }
}

const maxIdsOfCall = 100

/** Takes the goods off the shelf and deletes accounts and resources. Orders stay, as accounts of the shop. */
export const clearSite = ({ adminToken, batch, accounts, goodsId }: PreparedSite): void => {
  unwrap(post('/admin/v1/goods/update', { id: goodsId, on_shelf: false }, adminToken))
  for (let start = 0; start < accounts.length; start += maxIdsOfCall) {
    const ids = accounts.slice(start, start + maxIdsOfCall).map(({ id }) => id)
    unwrap(post('/admin/v1/user/delete_many', { ids }, adminToken))
  }
  unwrap(post('/admin/v1/disk/delete_many', { filter: { q: batch } }, adminToken))
}
