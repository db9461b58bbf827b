import { defaultSetting } from '@pandex/contracts/settings/select-settings'
import { AppError } from '@pandex/platform/errors'
import { openGrpcClient } from '@pandex/platform/grpc/client'
import { protos } from '@pandex/platform/grpc/protos'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { openRedis } from '@pandex/platform/redis'
import { capturedLogger, silentLogger, testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { startFakeService, startReplica, startTestService } from '@pandex/platform/testing/service-harness'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { inject } from 'vitest'
import { createApp } from '../app.ts'
import type { AppDeps } from '../app.ts'
import { createSiteConfig } from '../clients/site-config.ts'
import type { SiteRules } from '../clients/site-config.ts'
import { hashPassword } from '../domain/accounts/password.ts'

const defaultRules: SiteRules = {
  site_basic: { ...defaultSetting('site_basic'), site_name: '测试站' },
  user: {
    ...defaultSetting('user'),
    enable_user_system: true,
    enable_register: true,
    enable_captcha: false,
    email_verify: false,
    register_coin: 0,
    check_in_coin: 1,
    check_in_streak: 0,
  },
  invite: { enabled: false, inviter_coin: 10, invitee_coin: 10, max_per_day: 10 },
  coin2any: { enabled: false, rules: [] },
  cdkey_rule: { prefix: '', length: 16 },
  email: { enabled: false, host: '', port: 465, tls: true, username: '', password: '', from: '' },
  email_body: {
    register_subject: '%site_name% 注册验证码',
    register_body: '您的注册验证码是 %code%，10 分钟内有效。',
    taken_subject: '%site_name% 账号提醒',
    taken_body: '这个邮箱已经注册过 %site_name%。',
    find_pass_subject: '%site_name% 找回密码',
    find_pass_body: '您的验证码是 %code%，10 分钟内有效。',
    change_email_subject: '%site_name% 更换邮箱',
    change_email_body: '新邮箱的验证码是 %code%，10 分钟内有效。',
    report_subject: '%site_name% 的答复',
    report_body: '%disk_name%：%result%。%note%',
    receipt_subject: '%site_name% 订单已完成',
    receipt_body: '%goods_name%：%granted%。%amount% 元，%order_no%',
  },
}

const startFakeServices = async () => {
  const said = {
    rules: structuredClone(defaultRules),
    isConfigAway: false,
    isCaptchaAway: false,
    captchas: new Map<string, { purpose: string; address: string }>(),
  }
  const away = (): AppError => new AppError('unavailable', 'unavailable', '服务繁忙，请稍后再试')
  const config = await startFakeService(protos.config, {
    ListAll: async () => {
      if (said.isConfigAway) throw away()
      const values = Object.entries(said.rules).map(([name, value]) => [name, JSON.stringify(value)])
      return { values: Object.fromEntries(values) as Record<string, string> }
    },
  })
  const captcha = await startFakeService(protos.captcha, {
    UseToken: async ({ token, purpose }, ctx) => {
      if (said.isCaptchaAway) throw away()
      const solved = said.captchas.get(token)
      said.captchas.delete(token)
      if (solved?.purpose === purpose && solved.address === ctx.clientAddress) return {}
      throw new AppError('failed_precondition', 'captcha.bad_token', '验证码已失效，请重新验证')
    },
  })
  return { said, config, captcha }
}

let addressCount = 0

/** An address in a new network, so that failures of other tests do not count. */
export const uniqueAddress = (): string => {
  addressCount += 1
  return `10.${addressCount >> 8}.${addressCount & 255}.7`
}

export const asVisitor = (clientAddress = uniqueAddress()) => testContext({ clientAddress })

export const asUser = (id: number, role: 'admin' | 'user' = 'user', session?: { id: string; openedAtMs: number }) =>
  testContext({ user: { id, role, session: session ?? { id: randomUUID(), openedAtMs: Date.now() } } })

export interface UserServiceOptions {
  clock?: () => Date
  redisUrl?: string
  retryDelaysMs?: number[]
}

export const startUserService = async ({ clock, redisUrl, retryDelaysMs }: UserServiceOptions = {}) => {
  const { log, lines } = capturedLogger()
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const signingKey = { ...privateKey.export({ format: 'jwk' }), kid: 'key-1' }
  const { said, ...services } = await startFakeServices()
  const started: AppDeps[] = []
  const service = await startTestService({
    service: 'user',
    definition: protos.user,
    createApp: async ({ db, prefix, secret, ...stores }) => {
      stores.use(services.config)
      stores.use(services.captcha)
      const redis = stores.use(await openRedis({ url: redisUrl ?? inject('engines').redisUrl, log: silentLogger() }))
      const config = stores.use(openGrpcClient(protos.config, { address: services.config.address, secret }))
      const captcha = stores.use(openGrpcClient(protos.captcha, { address: services.captcha.address, secret }))
      const deps = {
        db,
        redis: redis.client,
        redisPrefix: prefix,
        secret,
        signingKey,
        siteConfig: createSiteConfig(config, silentLogger()),
        captcha,
        clock: clock ?? (() => new Date()),
        // The tests' mail server runs on this machine.
        isPrivateMailAllowed: true,
        settingTestOptions: { intervalMs: 0 },
        log,
      }
      started.push(deps)
      return createApp(deps)
    },
    log,
    ...(retryDelaysMs && { timing: { retryDelaysMs } }),
  })
  const [deps] = started
  if (!deps) throw new Error('the service was not built')
  return {
    ...service,
    said,
    publicKey,
    redis: deps.redis,
    startAnother: (db: Knex = deps.db) => startReplica(protos.user, createApp({ ...deps, db }).services, log),
    lines,
    configure: async (changes: { [K in keyof SiteRules]?: Partial<SiteRules[K]> }): Promise<void> => {
      const rules = Object.entries(defaultRules).map(([name, value]) => [
        name,
        { ...value, ...changes[name as keyof SiteRules] },
      ])
      said.rules = Object.fromEntries(rules) as SiteRules
      await waitFor(async () => isDeepStrictEqual(await deps.siteConfig.read(), said.rules))
    },
    solveCaptcha: (purpose: string, address = '203.0.113.7'): string => {
      const token = randomUUID()
      said.captchas.set(token, { purpose, address })
      return token
    },
    login: (username: string, password: string, more: { address?: string; captcha?: string } = {}) =>
      service.client.Login({ username, password, captcha_token: more.captcha ?? '' }, asVisitor(more.address)),
    countWaiting: async (statement: string): Promise<number> => {
      const { rows } = await service.db.raw<{ rows: unknown[] }>(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and starts_with(query, ?)`,
        [statement],
      )
      return rows.length
    },
    addAccount: async (fields: { username: string; password: string; email?: string; role?: string }) => {
      const password = await hashPassword(fields.password)
      const [row] = (await service
        .db('accounts')
        .insert({ ...fields, password })
        .returning('id')) as [{ id: number }]
      return row.id
    },
  }
}

export type UserTestService = Awaited<ReturnType<typeof startUserService>>
