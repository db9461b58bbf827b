/** Tests that paid values appear only in answers to accounts that may open the resource. */
import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startKafkaProxy } from '../../services/platform/testing/fault-proxy.ts'
import type { FaultProxy } from '../../services/platform/testing/fault-proxy.ts'
import { waitFor } from '../../services/platform/testing/fixtures.ts'
import { plantPayments } from './fixtures/payment-canaries.ts'
import type { PaymentCanaries } from './fixtures/payment-canaries.ts'
import { configure, logInAsAdmin } from './harness/admin.ts'
import { findLeaks, readLogsAndMetrics, crawlRoutes, crawlDoc, crawledRoutes } from './harness/leak-crawler.ts'
import type { SecretDoc } from './harness/leak-crawler.ts'
import { openProduct } from './harness/open-product.ts'
import type { TestProduct } from './harness/open-product.ts'
import { openProductClient } from './harness/product-client.ts'
import type { ProductClient } from './harness/product-client.ts'
import { changeStoredDisk } from './harness/stores.ts'

interface Doc {
  id: number
  link: string
  disk_id: string
  disk_pass: string
  coin: number
  edges: { meta?: { decompress_password: string } }
  policy: { kind: string; bought: boolean; allowed: boolean; refusal: string }
}

const kinds = ['coin', 'cate', 'login', 'mine', 'dead', 'disabled', 'open'] as const
type Kind = (typeof kinds)[number]

const price = 5

let kafka: FaultProxy
let product: TestProduct
let admin: ProductClient
let anonymous: ProductClient
let nonBuyer: ProductClient & { token: string }
let buyer: ProductClient & { token: string }
let payer: ProductClient & { token: string }
let payments: PaymentCanaries
const docs = {} as Record<Kind, SecretDoc>

const secretDocs = (): SecretDoc[] => kinds.filter((kind) => kind !== 'open').map((kind) => docs[kind])

const addCategory = async (name: string, policy: string, cost_coin: number): Promise<SecretDoc['cate']> => {
  const added = await admin.post<{ id: number }>('/admin/v1/category/create', { name, policy, cost_coin })
  expect(added.envelope.code).toBe(200)
  return { id: added.envelope.data.id, name }
}

const noCategory = { id: 0, name: '' }

/** Imports a share. Its passwords are long, so that a match in a response is no coincidence. */
const addDoc = async (kind: Kind, cate = noCategory): Promise<SecretDoc> => {
  const [disk_id, pass, unzip] = ['', '', ''].map(() => randomBytes(6).toString('hex')) as [string, string, string]
  const name = `泄漏检查 ${kind} 第一季`
  const imported = await admin.post<{ task_no: string }>('/admin/v1/task/import_disk', {
    text: `${name}\nhttps://pan.quark.cn/s/${disk_id}`,
    cate_id: cate.id > 0 ? [cate.id] : [],
    params: { is_mine: kind === 'mine' },
  })
  const progress = await waitFor(() => admin.readEnded(imported.envelope.data.task_no))
  const doc_id = progress.items[0]?.doc_id ?? ''
  // Changed before any read: caches may serve a formerly open resource for some seconds.
  const states = {
    dead: `, health = 'dead', checked_at = now(), dead_since = now()`,
    disabled: ', enabled = false',
  } as Partial<Record<Kind, string>>
  // Texts about the resource repeat its secrets in common spellings.
  const text = `${name} 链接：https://pan.quark.cn/s/${disk_id}?pwd=${pass} 提取码：${pass}，解压密码 ${unzip} tq:${pass}【${pass}】[解压:${unzip}] ${unzip}.txt`
  const texts = `disk_name = '${text}', rel_movie = '${text}', files = 'file:${text}.mkv', tags = array['${text}']`
  const changes = `disk_pass = '${pass}', share_user = '老王', ${texts}${states[kind] ?? ''}`
  const id = await changeStoredDisk(product, doc_id, changes)
  const meta = { id, description: text, decompress_password: unzip, cost_coin: kind === 'coin' ? price : 0 }
  expect((await admin.post('/admin/v1/disk/update_meta', meta)).envelope.code).toBe(200)
  expect((await admin.post('/admin/v1/disk/update_article', { doc_id, text })).envelope.code).toBe(200)
  return { name, doc_id, cate, secrets: [disk_id, pass, unzip] }
}

const registerAccount = async (username: string): Promise<ProductClient & { token: string; id: number }> => {
  const email = `${username}@example.com`
  const { envelope } = await anonymous.post<{ token: string; info: { id: number } }>('/v1/user/register', {
    username,
    email,
    password: 'correct horse battery',
  })
  expect(envelope.code).toBe(200)
  const { token, info } = envelope.data
  return { ...openProductClient(product.url, token), token, id: info.id }
}

const isIndexed = async (): Promise<boolean> => {
  const { list } = (await anonymous.search('泄漏检查', { size: 50 })).envelope.data
  const linked = list.filter(({ link }) => link !== '').map(({ doc_id }) => doc_id)
  const listed = kinds.filter((kind) => list.some(({ doc_id }) => doc_id === docs[kind].doc_id))
  return linked.join() === docs.open.doc_id && listed.length >= 5 && !listed.includes('disabled')
}

beforeAll(async () => {
  kafka = await startKafkaProxy(inject('engines').kafkaBrokers)
  product = await openProduct({
    env: { RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'debug' },
    engineUrls: { kafkaBrokers: kafka.address },
  })
  anonymous = openProductClient(product.url)
  admin = await logInAsAdmin(product)
  await configure(admin, {
    user: { enable_user_system: true, email_verify: false, register_coin: 0 },
    doc_basic: { policy: 'vip', cost_coin: 1, mine_only: true, dead_action: 'similar' },
  })
  const paidCategory = await addCategory('付费专区', 'coin', 3)
  const loginCategory = await addCategory('登录专区', 'login', 0)
  for (const kind of kinds) {
    const cate = { cate: paidCategory, login: loginCategory }[kind as string] ?? noCategory
    docs[kind] = await addDoc(kind, cate)
  }
  nonBuyer = await registerAccount('poor_reader')
  const buyerAccount = await registerAccount('rich_reader')
  await admin.post('/admin/v1/user/update_user', { id: buyerAccount.id, coin_delta: 20, coin_note: '测试' })
  buyer = buyerAccount
  payer = await registerAccount('patient_payer')
  payments = await plantPayments(admin, payer)
  await waitFor(isIndexed)
  await waitFor(async () => (await get(anonymous, 'mine')).envelope.data.policy.refusal === 'vip')
})

afterAll(async () => {
  kafka.restore()
  await product[Symbol.asyncDispose]()
  await kafka[Symbol.asyncDispose]()
})

const get = async (client: ProductClient, kind: Kind) =>
  client.get<Doc>(`/v1/disk/doc/${docs[kind].doc_id}?with_meta=1`)

const buy = async (client: ProductClient, kind: Kind) =>
  client.post<Doc>('/auth/v1/disk/buy', { doc_id: docs[kind].doc_id, max_coin: price })

const secretsIn = (answer: unknown, kind: Kind): string[] =>
  docs[kind].secrets.filter((secret) => JSON.stringify(answer).includes(secret))

/** Walks anonymously, or with a token whose session must survive the walk. */
const expectNoLeaks = async (token?: string, crawledDocs: SecretDoc[] = Object.values(docs)): Promise<void> => {
  const crawler = { url: product.url, ...(token && { token }), orderNo: payments.orderNo }
  const restrictedDocs = secretDocs().filter((doc) => !token || doc !== docs.login)
  const restricted = [...restrictedDocs, payments.keys, payments.order]
  expect(findLeaks(await crawlRoutes(crawler, crawledDocs), restricted)).toEqual([])
  const { status } = await openProductClient(product.url, token).get('/auth/v1/user/info')
  expect(status).toBe(token ? 200 : 403)
}

it('answers each refusal with its code', async () => {
  const codeOf = async (client: ProductClient, kind: Kind): Promise<number> => (await get(client, kind)).envelope.code
  const codes = async (client: ProductClient) =>
    Object.fromEntries(await Promise.all(kinds.map(async (kind) => [kind, await codeOf(client, kind)] as const)))
  expect(await codes(anonymous)).toEqual({
    coin: 410,
    cate: 410,
    login: 405,
    mine: 409,
    dead: 401,
    disabled: 0,
    open: 200,
  })
  expect(await codes(nonBuyer)).toMatchObject({ coin: 410, cate: 410, login: 200, mine: 409, dead: 401 })
  for (const kind of kinds) expect([kind, secretsIn(await get(admin, kind), kind)]).toEqual([kind, docs[kind].secrets])
})

it('shows no restricted value to an anonymous visitor on any route or page', async () => {
  expect(crawledRoutes.length).toBeGreaterThan(30)
  await expectNoLeaks()
})

it('the crawl finds the values of an open resource', async () => {
  const [link = ''] = docs.open.secrets
  const leaks = findLeaks(await crawlRoutes({ url: product.url }, [docs.open]), [docs.open]).join('\n')
  for (const source of ['GET /v1/disk/doc/{doc_id} 200', 'POST /v1/search/disk 200', `/doc/${docs.open.doc_id} 200`])
    expect(leaks).toContain(`${source}: ${link}`)
})

it('the crawl finds the order of its payer, and no key of Alipay for the payer or an admin', async () => {
  const { orderNo, order, keys } = payments
  const ofPayer = await crawlRoutes({ url: product.url, token: payer.token, orderNo }, [docs.disabled])
  const found = findLeaks(ofPayer, [order]).join('\n')
  for (const route of ['GET /auth/v1/order/mine', 'GET /auth/v1/order/check', 'GET /auth/v1/order/payment'])
    expect(found).toContain(`${route} 200: ${orderNo}`)
  const ofAdmin = await Promise.all(
    ['site_config/all', 'site_config/history?name=alipay_face'].map(async (path) => {
      const { envelope } = await admin.get(`/admin/v1/${path}`)
      return { source: `${path} ${envelope.code}`, text: JSON.stringify(envelope) }
    }),
  )
  expect(ofAdmin.map(({ source }) => source)).toEqual([
    'site_config/all 200',
    'site_config/history?name=alipay_face 200',
  ])
  expect(findLeaks([...ofPayer, ...ofAdmin], [keys])).toEqual([])
})

it("answers the number of another user's order as an unknown one, and refuses amounts of clients", async () => {
  const { orderNo, goodsId, requestId } = payments
  const answersTo = async (order_no: string): Promise<unknown[]> => [
    (await nonBuyer.get(`/auth/v1/order/check?order_no=${order_no}`)).envelope,
    (await nonBuyer.get(`/auth/v1/order/payment?order_no=${order_no}`)).envelope,
    (await nonBuyer.post('/auth/v1/order/cancel', { order_no })).envelope,
    (await nonBuyer.post('/auth/v1/order/reference', { order_no, reference: '1' })).envelope,
  ]
  expect(await answersTo(orderNo)).toEqual(await answersTo('9'.repeat(20)))
  const request = { goods_id: goodsId, pay_type: 'manual', request_id: requestId }
  for (const field of ['amount', 'price', 'coin', 'order_no', 'user_id']) {
    const { envelope } = await nonBuyer.post('/auth/v1/order/create', { ...request, [field]: 1 })
    expect(envelope).toMatchObject({ code: 0, msg: `参数错误：没有参数 ${field}` })
  }
  const own = await nonBuyer.post<{ order_no: string; amount: number }>('/auth/v1/order/create', request)
  expect(own.envelope).toMatchObject({ code: 200, data: { amount: 990 } })
  expect(own.envelope.data.order_no).not.toBe(orderNo)
  const mine = await nonBuyer.get<{ list: { order_no: string }[] }>('/auth/v1/order/mine')
  expect(mine.envelope.data.list.map(({ order_no }) => order_no)).toEqual([own.envelope.data.order_no])
})

it('shows a user without purchases only what a login opens', async () => {
  expect(secretsIn(await get(nonBuyer, 'login'), 'login')).toEqual(docs.login.secrets)
  await expectNoLeaks(nonBuyer.token)
})

it('sells a resource once: refused before, open afterwards, with one ledger entry', async () => {
  expect((await buy(anonymous, 'coin')).status).toBe(403)
  const refusals = await Promise.all((['coin', 'mine', 'dead', 'open'] as const).map((kind) => buy(nonBuyer, kind)))
  expect(refusals.map(({ envelope }) => envelope.code)).toEqual([408, 409, 401, 0])
  expect((await get(buyer, 'coin')).envelope.code).toBe(410)

  const bought = (await buy(buyer, 'coin')).envelope
  expect(bought).toMatchObject({ code: 200, data: { coin: 20 - price, policy: { bought: true, allowed: true } } })
  expect(secretsIn(bought, 'coin')).toEqual(docs.coin.secrets)
  const opened = (await get(buyer, 'coin')).envelope
  expect([opened.code, secretsIn(opened, 'coin')]).toEqual([200, docs.coin.secrets])
  expect((await buy(buyer, 'coin')).envelope).toMatchObject({ code: 200, data: { coin: 20 - price } })

  const log = await buyer.get<{ list: { delta: number; reason: string }[] }>('/auth/v1/user/coin_log')
  const spent = log.envelope.data.list.filter(({ reason }) => reason === 'buy')
  expect(spent).toMatchObject([{ delta: -price }])
  const list = await buyer.get<{ list: { doc_id: string; cost_coin: number }[] }>('/auth/v1/disk/bought')
  expect(list.envelope.data.list).toMatchObject([{ doc_id: docs.coin.doc_id, cost_coin: price }])
})

it("keeps a buyer's response apart from concurrent responses to others", async () => {
  for (let round = 0; round < 8; round += 1) {
    const clients = [buyer, anonymous, nonBuyer, buyer, anonymous, nonBuyer]
    const answers = await Promise.all(clients.map(async (client) => get(client, 'coin')))
    const outcomes = answers.map(({ envelope }) => [envelope.code, secretsIn(envelope, 'coin').length])
    expect(outcomes).toEqual([
      [200, 3],
      [410, 0],
      [410, 0],
      [200, 3],
      [410, 0],
      [410, 0],
    ])
  }
  await Promise.all([
    crawlRoutes({ url: product.url, token: buyer.token }, [docs.coin]),
    expectNoLeaks(),
    expectNoLeaks(nonBuyer.token),
  ])
})

it('hides a dead link from its buyer', async () => {
  await changeStoredDisk(product, docs.coin.doc_id, `health = 'dead', dead_since = now()`)
  await waitFor(async () => (await get(buyer, 'coin')).envelope.code === 401)
  expect(secretsIn(await get(buyer, 'coin'), 'coin')).toEqual([])
})

it('no process logs or exports restricted values', async () => {
  expect(findLeaks(await readLogsAndMetrics(product), [...secretDocs(), payments.keys])).toEqual([])
})

const findIds = async (list: string, docId: string): Promise<number[]> => {
  const { envelope } = await admin.get<{ list: { id: number }[] }>(`${list}?q=${docId}`)
  return envelope.data.list.map(({ id }) => id)
}

const changes = {
  priced: ({ id }: ChangedDoc) => admin.post('/admin/v1/disk/update_meta', { id, cost_coin: price }),
  disabled: ({ id }: ChangedDoc) => admin.post('/admin/v1/disk/update_partial', { id, enabled: false }),
  deleted: ({ id }: ChangedDoc) => admin.post('/admin/v1/disk/delete_many', { ids: [id] }),
  moved: ({ id }: ChangedDoc) => admin.post('/admin/v1/disk/update_cate', { ids: [id], cate_id: [docs.cate.cate.id] }),
  categoryPriced: ({ cate_id }: ChangedDoc) =>
    admin.post('/admin/v1/category/update', { id: cate_id, policy: 'coin', cost_coin: price }),
  removed: async ({ doc_id }: ChangedDoc) => {
    await anonymous.post('/v1/disk/report', { doc_id, reason: 'illegal' })
    return admin.post('/admin/v1/report/update', {
      ids: await findIds('/admin/v1/report/list', doc_id),
      verdict: 'removed',
    })
  },
  claimed: async ({ doc_id }: ChangedDoc) => {
    const text = '未经许可传播'
    const claim = { reason: 'copyright', text, contact: 'rights@example.com', claimant: '某影业', rights: '著作权' }
    await anonymous.post('/v1/disk/report', { doc_id, ...claim })
    return admin.post('/admin/v1/claim/update', { ids: await findIds('/admin/v1/claim/list', doc_id), step: 'hidden' })
  },
  dead: ({ doc_id }: ChangedDoc) => changeStoredDisk(product, doc_id, `health = 'dead', dead_since = now()`),
}

interface ChangedDoc {
  id: number
  doc_id: string
  cate_id: number
  link: string
}

const importPublic = async (word: string, ids: readonly string[], cate: SecretDoc['cate']): Promise<void> => {
  const text = ids.map((id) => `${word} ${id.slice(0, 8)}\nhttps://pan.quark.cn/s/${id}`).join('\n')
  const cate_id = cate.id > 0 ? [cate.id] : []
  const imported = await admin.post<{ task_no: string }>('/admin/v1/task/import_disk', { text, cate_id })
  await waitFor(() => admin.readEnded(imported.envelope.data.task_no))
}

it('hides a link on every route and page within two seconds of a change while Kafka hangs', async () => {
  const word = '冻结检查'
  const cate = await addCategory('日后付费', '', 0)
  const changesByKind = Object.entries(changes)
  const ids = changesByKind.map(() => randomBytes(6).toString('hex'))
  const idOf = (kind: keyof typeof changes): string => ids[Object.keys(changes).indexOf(kind)] ?? ''
  await importPublic(word, [idOf('categoryPriced')], cate)
  await importPublic(
    word,
    ids.filter((id) => id !== idOf('categoryPriced')),
    noCategory,
  )
  const found = await waitFor(async () => {
    const { list } = (await anonymous.search(word, { size: 50 })).envelope.data
    return list.length === ids.length && list.every(({ link }) => link !== '') && list
  })
  const openDocs = await Promise.all(
    ids.map(async (id) => {
      const { doc_id = '' } = found.find(({ link }) => link.includes(id)) ?? {}
      return (await anonymous.get<ChangedDoc>(`/v1/disk/doc/${doc_id}`)).envelope.data
    }),
  )
  const bannedWord = `封禁${randomBytes(3).toString('hex')}`
  const bannedId = randomBytes(6).toString('hex')
  await importPublic(bannedWord, [bannedId], noCategory)
  const banned = await waitFor(async () => (await anonymous.search(bannedWord)).envelope.data.list[0])
  // Name and link contain the secret; pages also echo the keyword.
  const secrets = [bannedId.slice(0, 8)]
  const findBannedLeaks = async (): Promise<string> => {
    const target: SecretDoc = { name: bannedWord, doc_id: banned.doc_id, cate: noCategory, secrets }
    return findLeaks(await crawlRoutes({ url: product.url }, [target]), [target]).join('\n')
  }
  const findAllLeaks = async (): Promise<string> => {
    const target: SecretDoc = { name: word, doc_id: openDocs[0]?.doc_id ?? '', cate, secrets: ids }
    const outcomes = await crawlRoutes({ url: product.url }, [target])
    for (const { doc_id } of openDocs) outcomes.push(...(await crawlDoc({ url: product.url }, doc_id)))
    return findLeaks(outcomes, [target]).join('\n')
  }
  // The walk fills all caches and finds every open resource.
  const leaksBefore = await findAllLeaks()
  for (const id of ids) expect(leaksBefore).toContain(id)
  expect(await findBannedLeaks()).not.toBe('')

  kafka.freeze()
  for (const [index, [, change]] of changesByKind.entries()) await change(openDocs[index] as ChangedDoc)
  const { envelope } = await admin.post('/admin/v1/arr_cache/add', { type: 'ban_disk_name', values: [bannedWord] })
  expect(envelope.code).toBe(200)
  await delay(2_000)
  expect(await findAllLeaks()).toBe('')
  expect(await findBannedLeaks()).toBe('')
  kafka.restore()
})
