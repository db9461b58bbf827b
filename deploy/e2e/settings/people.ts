/** Visitors and users of the tested site, each with an address of its own: budgets and rewards count by network. */
import { unwrap } from '../harness/admin.ts'
import { openProductClient } from '../harness/product-client.ts'
import type { Envelope, ProductClient } from '../harness/product-client.ts'
import type { SettingsSite } from './settings-site.ts'

let count = 0

/** An unused address in an unused network. */
export const nextAddress = (): string => {
  count += 1
  return `11.${Math.floor(count / 250)}.${count % 250}.7`
}

export const nextName = (): string => {
  count += 1
  return `reader${count}`
}

interface Call {
  token?: string
  address?: string
  body?: unknown
  headers?: Record<string, string>
}

/** Calls the site as a visitor behind a proxy. */
export const call = async <T = unknown>(
  { product }: SettingsSite,
  path: string,
  { token, address = nextAddress(), body, headers = {} }: Call = {},
): Promise<Envelope<T>> => {
  const response = await fetch(new URL(path, product.url), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-forwarded-for': address,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as Envelope<T>
}

const password = 'correct horse battery'

interface Session {
  token: string
  info: { id: number; username: string }
}

export const register = (site: SettingsSite, more: Record<string, unknown> = {}): Promise<Envelope<Session>> => {
  const username = nextName()
  return call<Session>(site, '/v1/user/register', {
    body: { username, email: `${username}@example.com`, password, ...more },
  })
}

/** Opens an account as an admin does. */
export const createReader = async (
  site: SettingsSite,
  changes: Record<string, unknown> = {},
): Promise<Session & { email: string; client: ProductClient }> => {
  const username = nextName()
  const email = `${username}@example.com`
  const { id } = await unwrap(site.admin.post<{ id: number }>('/admin/v1/user/create', { username, email, password }))
  if (Object.keys(changes).length > 0) await unwrap(site.admin.post('/admin/v1/user/update_user', { id, ...changes }))
  const { data } = await call<Session>(site, '/v1/user/login', { body: { username, password } })
  return { ...data, email, client: openProductClient(site.product.url, data.token) }
}

export const coinsOf = async ({ product }: SettingsSite, { token }: { token: string }): Promise<number> => {
  const client = openProductClient(product.url, token)
  return (await unwrap(client.get<{ coin: number }>('/auth/v1/user/info'))).coin
}
