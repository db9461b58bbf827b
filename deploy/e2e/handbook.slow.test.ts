/** Runs the calls that the handbook shows, as an operator pastes them into a shell. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shownCommands } from '../handbook/shown-commands.ts'
import { waitFor } from '../../services/platform/testing/fixtures.ts'
import { configure, logInAsAdmin, unwrap } from './harness/admin.ts'
import { openProduct } from './harness/open-product.ts'
import type { TestProduct } from './harness/open-product.ts'
import { openProductClient } from './harness/product-client.ts'

let product: TestProduct
/** Tokens for `$TOKEN`: of a program for `/open/`, of an admin for all other calls. */
let tokens: { open: string; admin: string }

beforeAll(async () => {
  product = await openProduct()
  const credentials = { username: product.adminName, password: product.adminPassword }
  const login = openProductClient(product.url).post<{ token: string }>('/v1/user/login', credentials)
  const admin = await logInAsAdmin(product)
  const program = { name: 'handbook', scopes: ['import'] }
  const created = admin.post<{ token: string }>('/admin/v1/site_config/create_open_token', program)
  // The chapter about search engines: a site map needs an address of the site and a run of its job.
  await configure(admin, { site_basic: { site_name: 'Pandex', host: 'https://pandex.example' } })
  // The task service reads a changed setting within two seconds; until then it refuses for lack of an address.
  await waitFor(async () => (await admin.get('/admin/v1/task/gen_sitemap')).envelope.code === 200)
  await waitFor(async () => (await fetch(`${product.url}/sitemap.xml`)).ok)
  tokens = { admin: (await unwrap(login)).token, open: (await unwrap(created)).token }
})

afterAll(async () => {
  await product[Symbol.asyncDispose]()
})

const calls = shownCommands.filter(({ command }) => command.startsWith('curl '))

/** Answers by path; of all other calls, the envelope of a success. A fresh site has no mail server to test. */
const answers: Record<string, RegExp> = {
  '/openapi.json': /^\{"openapi"/,
  '/sitemap.xml': /^<\?xml[^>]*>\s*<(sitemapindex|urlset)/,
  '/admin/v1/site_config/test': /^\{"code":200,.*"ok":false,"message":"没有启用邮件服务"/,
}
const success = /^\{"code":200,/

test.each(calls)('$chapter: $command answers', async ({ command }) => {
  const TOKEN = command.includes('/open/') ? tokens.open : tokens.admin
  const text = command.replaceAll('http://127.0.0.1:8080', product.url).replace(/^curl /, 'curl -sS --fail-with-body ')
  const run = promisify(execFile)('bash', ['-c', text], { env: { ...process.env, TOKEN } })
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  const path = Object.keys(answers).find((known) => command.includes(known))
  expect(stdout).toMatch(path === undefined ? success : (answers[path] ?? success))
})
