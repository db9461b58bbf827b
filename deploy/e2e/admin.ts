/** What tests do as the site's first admin. */
import type { TestProduct } from './open-product.ts'
import { openProductClient } from './product-client.ts'
import type { Answer, ProductClient } from './product-client.ts'

/** The data of an answer. @throws Error when the product refused */
export const must = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
  const { envelope } = await answer
  if (envelope.code !== 200) throw new Error(`refused with ${envelope.code}: ${envelope.msg}`)
  return envelope.data
}

export const logInAsAdmin = async ({ url, adminName, adminPassword }: TestProduct): Promise<ProductClient> => {
  const credentials = { username: adminName, password: adminPassword }
  const { token } = await must(openProductClient(url).post<{ token: string }>('/v1/user/login', credentials))
  return openProductClient(url, token)
}

/** Changes keys of the configuration; plain ones are texts, of the others the fields that are not named get their defaults. In force within two seconds. */
export const configure = async (admin: ProductClient, values: Record<string, string | object>): Promise<void> => {
  const list = Object.entries(values).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
  await must(admin.post('/admin/v1/site_config/update', { list }))
}

/** Lets visitors bring in as much as a test likes. */
export const liftQuotas = async (admin: ProductClient): Promise<void> =>
  configure(admin, { task_basic: { visitor_links_per_day: 1_000_000 } })
