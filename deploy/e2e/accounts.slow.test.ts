import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitFor } from '../../services/platform/testing/fixtures.ts'
import { measureMin, measureDurationMs } from '../../services/platform/testing/measure.ts'
import { openFakeMailServer } from '../../services/user/test/fake-mail-server.ts'
import { configure, logInAsAdmin, unwrap } from './harness/admin.ts'
import { findOverflowingWidths, openBrowser, openPage, clickAndWait, visit, visitUntilIdle } from './harness/browser.ts'
import { recordChallenges, submitAnswer, readAnswer } from './harness/captcha-solver.ts'
import { openProduct } from './harness/open-product.ts'
import type { TestProduct } from './harness/open-product.ts'
import { openProductClient } from './harness/product-client.ts'
import type { ProductClient } from './harness/product-client.ts'
import { findAxeViolations } from './harness/axe.ts'

interface LoginData {
  token: string
  info: { id: number; username: string }
}

const userSystem = {
  enable_user_system: true,
  email_verify: true,
  register_coin: 20,
  check_in_coin: 5,
}

const password = 'correct horse battery'

let product: TestProduct
let browser: Browser
let mailBox: Awaited<ReturnType<typeof openFakeMailServer>>
let admin: ProductClient

const logIn = async (username: string, secret: string): Promise<LoginData> => {
  const { envelope } = await openProductClient(product.url).post<LoginData>('/v1/user/login', {
    username,
    password: secret,
  })
  expect(envelope.code).toBe(200)
  return envelope.data
}

/** The code mailed to an address, once it differs from `last`: a mail may come twice. */
const codeMailedTo = (address: string, last = ''): Promise<string> =>
  waitFor(() => {
    const code = /\b[A-Za-z0-9]{8}\b/.exec(mailBox.to(address).at(-1)?.text ?? '')?.[0]
    return code !== last && code
  })

const registerAccount = async (username: string): Promise<LoginData & { code: string }> => {
  const client = openProductClient(product.url)
  const email = `${username}@example.com`
  // A changed captcha setting reaches the user service a moment after the gateway.
  await waitFor(() => unwrap(client.post('/v1/user/send_reg_email', { email })).then(() => true))
  const code = await codeMailedTo(email)
  const { envelope } = await client.post<LoginData>('/v1/user/register', { username, email, password, code })
  expect(envelope).toMatchObject({ code: 200, msg: '注册成功' })
  return { ...envelope.data, code }
}

const fillLogin = async (page: Page, username: string, secret: string): Promise<void> => {
  await page.getByLabel('用户名或邮箱').fill(username)
  await page.getByRole('textbox', { name: '密码' }).fill(secret)
}

const submitLogin = (page: Page) => page.getByRole('button', { name: '登录', exact: true })

beforeAll(async () => {
  mailBox = await openFakeMailServer()
  product = await openProduct({
    env: { RATE_LIMIT_SCALE: '1000', TRUSTED_PROXIES: '127.0.0.1', ALLOW_PRIVATE_HOSTS: 'mail' },
  })
  browser = await openBrowser()
  admin = await logInAsAdmin(product)
  await configure(admin, {
    user: userSystem,
    coin2any: { enabled: true, rules: [{ id: 'week', title: '周会员', coin: 25, vip_days: 7 }] },
    email: { enabled: true, host: '127.0.0.1', port: mailBox.port, tls: false, from: 'site@example.com' },
  })
})

afterAll(async () => {
  await browser.close()
  await product[Symbol.asyncDispose]()
  await mailBox[Symbol.asyncDispose]()
})

describe('Visitor', () => {
  it('registers with a mailed code, checks in, buys a membership with points and logs out everywhere', async () => {
    const { page, activity, context } = await openPage(browser, product.url)
    const email = 'lantern@example.com'
    await visit(page, '/register')
    await page.getByLabel('用户名', { exact: true }).fill('灯笼_lantern')
    await page.getByLabel('邮箱').fill(email)
    await clickAndWait(page.getByRole('button', { name: '发送验证码' }), page.getByText('发送成功'))
    await page.getByLabel('验证码').fill(await codeMailedTo(email))
    expect(mailBox.to(email)[0]?.subject).toContain('Pandex')
    await page.getByRole('textbox', { name: '密码' }).fill(password)
    await page.getByRole('button', { name: '注册', exact: true }).click()
    await page.waitForURL(`${product.url}/`)

    await visit(page, '/profile')
    await page.getByRole('button', { name: '签到', exact: true }).click()
    await page.getByText('今天已签到').first().waitFor()
    await visit(page, '/profile?tab=vip')
    await page.getByRole('button', { name: /^兑换\s*周会员$/ }).click()
    await clickAndWait(page.getByRole('dialog').getByRole('button', { name: '确认兑换' }), page.getByText('兑换成功'))
    await page.getByText('还有 7 天').first().waitFor()
    await visit(page, '/profile?tab=coin')
    for (const reason of ['注册', '签到', '兑换']) await page.getByText(reason).first().waitFor()
    for (const tab of ['account', 'coin', 'vip', 'check_in', 'cdkey']) {
      await visitUntilIdle(page, `/profile?tab=${tab}`)
      expect({ tab, axeViolations: await findAxeViolations(page) }).toEqual({ tab, axeViolations: [] })
    }

    const otherSession = await logIn(email, password)
    await visit(page, '/profile?tab=account')
    await page.getByRole('button', { name: '退出所有设备' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '全部退出' }).click()
    await page.waitForURL('**/login**')
    const otherClient = openProductClient(product.url, otherSession.token)
    expect(await otherClient.get('/auth/v1/user/info')).toMatchObject({ status: 403, envelope: { code: 403 } })
    expect(activity.foreignRequests).toEqual([])
    expect(activity.consoleMessages).toEqual([])
    await context.close()
  })

  it('sees the errors of invalid input, and no account is stored', async () => {
    const { page, context } = await openPage(browser, product.url)
    await visit(page, '/register')
    await page.getByRole('button', { name: '注册', exact: true }).click()
    await page.getByText('请输入正确的邮箱地址').waitFor()
    await page.getByLabel('用户名', { exact: true }).fill('wrong')
    await page.getByLabel('邮箱').fill('wrong@example.com')
    await page.getByLabel('验证码').fill('NOTACODE')
    await page.getByRole('textbox', { name: '密码' }).fill(password)
    await page.getByRole('button', { name: '注册', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: '验证码' }).waitFor()
    await visit(page, '/find_pass')
    await page.getByLabel('邮箱').fill('no mail address')
    await page.getByRole('button', { name: '发送验证码' }).click()
    await page.getByText('请输入正确的邮箱地址').waitFor()
    const users = await admin.get<{ total: number }>('/admin/v1/user/list?q=wrong')
    expect(users.envelope.data.total).toBe(0)
    await context.close()
  })

  it('resets a forgotten password with a mailed code', async () => {
    const { token, code } = await registerAccount('forgetful')
    const { page, context } = await openPage(browser, product.url)
    await visit(page, '/find_pass')
    await page.getByLabel('邮箱').fill('forgetful@example.com')
    await clickAndWait(page.getByRole('button', { name: '发送验证码' }), page.getByText('发送成功'))
    await page.getByLabel('验证码').fill(await codeMailedTo('forgetful@example.com', code))
    await page.getByRole('textbox', { name: '新密码' }).fill('another good password')
    await clickAndWait(page.getByRole('button', { name: '重置密码' }), page.getByText('重置成功'))
    await page.waitForURL('**/login')
    await fillLogin(page, 'forgetful', 'another good password')
    await submitLogin(page).click()
    await page.waitForURL(`${product.url}/`)
    expect((await openProductClient(product.url, token).get('/auth/v1/user/info')).status).toBe(403)
    await context.close()
  })

  it('loses the session at the next call after a ban', async () => {
    const { info, token } = await registerAccount('nuisance')
    const client = openProductClient(product.url, token)
    expect((await client.get('/auth/v1/user/info')).status).toBe(200)
    const { envelope } = await admin.post('/admin/v1/user/update_user', { id: info.id, status: 'banned' })
    expect(envelope).toMatchObject({ code: 200, data: { status: 'banned' } })
    expect(await client.get('/auth/v1/user/info')).toMatchObject({ status: 403, envelope: { code: 403 } })
    const audit = await waitFor(async () => {
      const rows = await admin.get<{ list: { target: string }[] }>('/admin/v1/audit/list?action=user.update')
      return rows.envelope.data.list.find(({ target }) => target === `user:${info.id}`)
    })
    expect(audit).toMatchObject({ action: 'user.update' })
  })
})

describe('Visitor with captchas enabled', () => {
  beforeAll(async () => {
    await registerAccount('solver')
  })

  afterAll(async () => {
    await configure(admin, { user: userSystem })
  })

  it.each(['click', 'rotate'])(
    'logs in after solving a captcha of type %s, but not after a wrong answer',
    async (type) => {
      await configure(admin, { user: { ...userSystem, enable_captcha: true, captcha_type: type } })
      const { page, context } = await openPage(browser, product.url)
      const challenges = recordChallenges(page)
      await visit(page, '/login')
      await fillLogin(page, 'solver', password)
      await expect.poll(() => submitLogin(page).isDisabled()).toBe(true)
      await page.getByRole('button', { name: '点击完成安全验证' }).click()
      const first = await challenges.newest()
      const correct = await readAnswer(product, first)
      const wrong =
        correct.type === 'rotate'
          ? { ...correct, angle: correct.angle > 180 ? 90 : 270 } // never 0, where the slider starts
          : { ...correct, targets: correct.targets.toReversed() }
      await submitAnswer(page, wrong)
      const second = await challenges.newest(first)
      let answer = await readAnswer(product, second)
      if (type === 'rotate') {
        await submitAnswer(page, answer)
        answer = await readAnswer(product, await challenges.newest(second))
      }
      await Promise.all([page.getByText('验证成功').first().waitFor(), submitAnswer(page, answer)])
      await submitLogin(page).click()
      await page.waitForURL(`${product.url}/`)
      await context.close()
    },
  )
})

describe('Admin', () => {
  it('blocks an address within two seconds and sees its blocked requests', async () => {
    const statusFrom = async (address: string): Promise<number> => {
      const headers = { 'x-forwarded-for': address }
      return (await fetch(new URL('/v1/disk/latest', product.url), { headers })).status
    }
    let networks = 0
    const measureBlockMs = async (): Promise<number> => {
      const network = `198.18.${networks++}`
      expect(await statusFrom(`${network}.7`)).toBe(200)
      const entry = { ip: `${network}.0/24`, reason: '扫描', enabled: true }
      expect((await admin.post('/admin/v1/blacklist/create', entry)).envelope).toMatchObject({ code: 200 })
      return measureDurationMs(() => waitFor(async () => (await statusFrom(`${network}.7`)) === 403))
    }
    expect(await measureMin(2_000, measureBlockMs)).toBeLessThan(2_000)
    expect(await statusFrom('203.0.113.7')).toBe(200)
    const row = await waitFor(async () => {
      const path = '/admin/v1/visit/ip_times?ip=198.18.0.7'
      const { envelope } = await admin.get<{ list: { blocked: number; blacklisted: boolean }[] }>(path)
      return envelope.data.list.find(({ blocked }) => blocked > 0)
    })
    expect(row).toMatchObject({ ip: '198.18.0.7', blacklisted: true })
  })

  it('bans an account and blacklists a network in the admin area', async () => {
    const { token } = await registerAccount('lodger')
    const { page, context } = await openPage(browser, product.url)
    await visit(page, '/login')
    await fillLogin(page, product.adminName, product.adminPassword ?? '')
    await submitLogin(page).click()
    await page.waitForURL('**/admin**')

    await visitUntilIdle(page, '/admin/list_user?q=lodger')
    await page.getByRole('button', { name: 'lodger', exact: true }).click()
    await page.getByRole('radio', { name: '已封禁' }).check()
    await page.getByRole('button', { name: '保存' }).click()
    const question = page.getByRole('dialog', { name: '封禁「lodger」？' })
    await clickAndWait(question.getByRole('button', { name: '封禁' }), page.getByText('更新成功'))
    expect((await openProductClient(product.url, token).get('/auth/v1/user/info')).status).toBe(403)

    await visitUntilIdle(page, '/admin/black_list')
    await page.getByRole('button', { name: '添加黑名单' }).click()
    await page.getByRole('textbox', { name: 'IP 或网段' }).fill('192.0.2.77')
    await page.getByRole('button', { name: '改为 192.0.2.0/24' }).click()
    await page.getByRole('radio', { name: '生效' }).check()
    await clickAndWait(page.getByRole('button', { name: '保存' }), page.getByText('添加成功'))
    await page.getByText('192.0.2.0/24').first().waitFor()

    for (const path of ['list_user', 'list_cdkey', 'black_list', 'arr_list', 'ip_times']) {
      await page.setViewportSize({ width: 320, height: 800 })
      await visitUntilIdle(page, `/admin/${path}`)
      const overflowingWidths = await findOverflowingWidths(page, [320, 768, 1366])
      expect({ path, tooWide: overflowingWidths, axeViolations: await findAxeViolations(page) }).toEqual({
        path,
        tooWide: [],
        axeViolations: [],
      })
    }
    await context.close()
  })
})
