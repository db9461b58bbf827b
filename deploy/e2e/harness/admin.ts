import { waitFor } from '../../../services/platform/testing/fixtures.ts'
import type { TestProduct } from './open-product.ts'
import { openProductClient } from './product-client.ts'
import type { Answer, ProductClient } from './product-client.ts'

/** The data of an answer. @throws Error when the product refused */
export const unwrap = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
  const { envelope } = await answer
  if (envelope.code !== 200) throw new Error(`refused with ${envelope.code}: ${envelope.msg}`)
  return envelope.data
}

export const logInAsAdmin = async ({ url, adminName, adminPassword }: TestProduct): Promise<ProductClient> => {
  const credentials = { username: adminName, password: adminPassword }
  const { token } = await unwrap(openProductClient(url).post<{ token: string }>('/v1/user/login', credentials))
  return openProductClient(url, token)
}

/** Whether visitors see a value. Private values count as seen, because they cannot be observed. */
const isVisible = (expected: string | object, actual: string | undefined): boolean => {
  if (actual === undefined || typeof expected === 'string') return actual === undefined || actual === expected
  const fields = JSON.parse(actual) as Record<string, unknown>
  return Object.entries(expected).every(
    ([name, value]) => !(name in fields) || JSON.stringify(fields[name]) === JSON.stringify(value),
  )
}

/**
 * Waits until the user service allows accounts: while the config service is slow, it keeps its last known settings.
 * Registers a name that is taken, which creates nothing.
 */
const waitForUserSystem = async (admin: ProductClient): Promise<void> => {
  const { username } = await unwrap(admin.get<{ username: string }>('/auth/v1/user/info'))
  const account = { username, email: 'nobody@example.com', password: 'correct horse battery' }
  await waitFor(async () => (await admin.post('/v1/user/register', account)).envelope.msg !== '用户系统未开放')
}

/** Changes configuration keys and waits until visitors see them. In JSON keys, omitted fields get their defaults. */
export const configure = async (admin: ProductClient, values: Record<string, string | object>): Promise<void> => {
  const list = Object.entries(values).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
  await unwrap(admin.post('/admin/v1/site_config/update', { list }))
  await waitFor(async () => {
    const actual = await unwrap(admin.get<Record<string, string>>('/v1/site_config/all'))
    return Object.entries(values).every(([name, value]) => isVisible(value, actual[name]))
  })
  if (typeof values.user === 'object' && 'enable_user_system' in values.user && values.user.enable_user_system === true)
    await waitForUserSystem(admin)
}

export const raiseQuotas = async (admin: ProductClient): Promise<void> =>
  configure(admin, { task_basic: { visitor_links_per_day: 1_000_000 } })
