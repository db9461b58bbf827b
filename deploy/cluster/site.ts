/** The installed site as visitors, members and admins see it. */
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { waitFor } from '../../services/platform/testing/fixtures.ts'
import { makeShares, toText } from '../e2e/fixtures/shares.ts'
import type { GeneratedShare } from '../e2e/fixtures/shares.ts'
import { configure, unwrap } from '../e2e/harness/admin.ts'
import { openProductClient } from '../e2e/harness/product-client.ts'
import type { ProductClient } from '../e2e/harness/product-client.ts'
import { forwardPort, kubectlJson } from './commands.ts'
import { options } from './options.ts'
import { listReadyPods, nameOf } from './release.ts'
import type { Pod } from './release.ts'

export interface Member {
  token: string
  username: string
  password: string
}

export interface Site {
  url: string
  admin: ProductClient
  adminToken: string
  shares: GeneratedShare[]
  docIds: string[]
  members: Member[]
  goodsId: number
  /** Points of one order of the goods. */
  coin: number
}

const memberPassword = 'correct horse battery'
const coin = 7

/** A visitor's address: the site trusts the addresses of the cluster to forward it. */
export const randomAddress = (): string => `45.${randomInt(1, 250)}.${randomInt(1, 250)}.${randomInt(1, 250)}`

export const clientAt = (url: string, token?: string, address = randomAddress()): ProductClient =>
  openProductClient(url, token, { 'x-forwarded-for': address })

const canReach = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(new URL('/v1/site_config/all', url), { signal: AbortSignal.timeout(3_000) })).ok
  } catch {
    return false
  }
}

interface ServiceObject {
  spec: { clusterIP: string; ports: { port: number }[] }
  status: { loadBalancer?: { ingress?: { ip?: string; hostname?: string }[] } }
}

/** The gateway's Service: through URL, its load balancer, or its address in the cluster where this machine can reach that. */
export const findSiteUrl = async (): Promise<string> => {
  const { spec, status } = await kubectlJson<ServiceObject>('get', 'service', nameOf('gateway'))
  const balancer = status.loadBalancer?.ingress?.[0]
  const hosts = [balancer?.ip, balancer?.hostname, spec.clusterIP].filter(Boolean)
  const urls = options.url ? [options.url] : hosts.map((host) => `http://${host}:${spec.ports[0]?.port ?? 80}`)
  for (const url of urls) if (await canReach(url)) return url
  throw new Error(`no answer at ${urls.join(', ')}: set URL to an address of the gateway that this machine reaches`)
}

/** Addresses of one pod; a port is forwarded where this machine does not reach the pods. */
export const openPod = async ({ name, ip }: Pod, port: number): Promise<AsyncDisposable & { url: string }> => {
  const direct = `http://${ip}:${port}`
  try {
    await fetch(direct, { signal: AbortSignal.timeout(3_000) })
    return { url: direct, [Symbol.asyncDispose]: async () => undefined }
  } catch {
    const forwarded = await forwardPort(name, port)
    return { url: `http://127.0.0.1:${forwarded.port}`, [Symbol.asyncDispose]: forwarded[Symbol.asyncDispose] }
  }
}

/** Runs work with the addresses of all ready gateways. */
export const withGateways = async <T>(work: (urls: string[]) => Promise<T>): Promise<T> => {
  await using opened = new AsyncDisposableStack()
  const pods = await listReadyPods('gateway')
  const urls = await Promise.all(pods.map(async (pod) => opened.use(await openPod(pod, 8_080)).url))
  return work(urls)
}

export const logIn = async (client: ProductClient, member: { username: string; password: string }): Promise<string> =>
  (
    await unwrap(
      client.post<{ token: string }>('/v1/user/login', { username: member.username, password: member.password }),
    )
  ).token

const readAdminPassword = async (): Promise<string> => {
  const { data } = await kubectlJson<{ data: Record<string, string> }>('get', 'secret', nameOf('keys'))
  return Buffer.from(data['admin-password'] ?? '', 'base64').toString()
}

export const addMember = async (url: string): Promise<Member> => {
  const username = `member${randomBytes(5).toString('hex')}`
  const account = { username, email: `${username}@example.com`, password: memberPassword }
  const { token } = await unwrap(clientAt(url).post<{ token: string }>('/v1/user/register', account))
  return { token, username, password: memberPassword }
}

/** Imports shares and waits until all are stored. @returns their ids on the site */
export const importShares = async (client: ProductClient, shares: readonly GeneratedShare[]): Promise<string[]> => {
  const { task_no } = await unwrap(client.importText(toText(shares)))
  const { items } = await waitFor(() => client.readEnded(task_no), 120_000)
  return items.map(({ doc_id }) => doc_id).filter(Boolean)
}

export const openSite = async (): Promise<Site> => {
  const url = await waitFor(findSiteUrl, 30_000)
  const password = await readAdminPassword()
  // Gateways that started before the user service find it a few seconds after it is ready.
  const adminToken = await waitFor(async () => {
    await delay(1_000)
    return logIn(clientAt(url), { username: 'admin', password })
  }, 60_000)
  const admin = clientAt(url, adminToken)
  await configure(admin, {
    site_basic: { site_name: '书房', host: 'https://pandex.example' },
    user: { enable_user_system: true },
    task_basic: { visitor_links_per_day: 1_000_000 },
    pay_type: { manual: true },
    manual_transfer: { text: '汇款到工商银行 6222…' },
  })
  const goods = { name: '积分包', price: 100, coin, on_shelf: true, request_id: randomUUID() }
  const { id: goodsId } = await unwrap(admin.post<{ id: number }>('/admin/v1/goods/create', goods))
  const shares = makeShares(40)
  const docIds = await importShares(admin, shares)
  await waitFor(() => admin.isFound(shares[0]), 60_000)
  const members: Member[] = []
  while (members.length < 12) members.push(await addMember(url))
  return { url, admin, adminToken, shares, docIds, members, goodsId, coin }
}
