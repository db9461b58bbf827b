import type { TestableSetting } from '@pandex/contracts/settings/testable-settings'
import { diskTypes } from '@pandex/contracts/share-link'
import type { DiskType } from '@pandex/contracts/share-link'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { createSettingTester } from '@pandex/platform/grpc/setting-tests'
import type { SettingTest, SettingTestOptions } from '@pandex/platform/grpc/setting-tests'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { OutboundError } from '@pandex/platform/outbound/outbound'
import type { PeerRateLimiter } from '@pandex/platform/rate-limit/peer-rate-limiter'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DriveAnswer, UnsureCause } from '../../clients/drives/drive.ts'
import type { DriveChecks } from '../../clients/drives/open-drives.ts'
import type { SiteConfig, SiteRules } from '../../clients/site-config.ts'
import { driveNames } from '../../domain/resources/placeholder-name.ts'
import { answerInTime, rateLimitOf, reportAnswer } from '../../use-cases/link-health/drive-requests.ts'

export interface SettingTestDeps {
  siteConfig: SiteConfig
  rateLimiter: PeerRateLimiter
  driveChecks: DriveChecks
  paceScale?: number
  settingTestOptions?: SettingTestOptions
}

/** Maximum wait for a permit and poll interval: the probe job competes for the same permits. */
const permitWait = { maxMs: 2_500, pollMs: 100 }

type Permit = 'granted' | { waitSeconds: number; isPaused: boolean }

const invalidProxy = '代理地址不可用：须是 http 或 https 地址，内网地址要由运维在 ALLOW_PRIVATE_HOSTS 里允许'

const causeTexts: Partial<Record<UnsureCause, string>> = {
  limited: '限制了请求频率',
  captcha: '要求人机验证，可能屏蔽了这个出口地址',
}

const describeAnswer = (answer: DriveAnswer, lastRequest: string): { ok: boolean; text: string } => {
  if (answer.verdict === 'unsupported') return { ok: false, text: answer.msg }
  if (answer.verdict !== 'unsure') return { ok: true, text: '可以访问' }
  return { ok: false, text: causeTexts[answer.cause] ?? lastRequest }
}

const describePause = (name: string, { waitSeconds, isPaused }: Exclude<Permit, 'granted'>): string =>
  isPaused
    ? `${name}最近没有回答或限制了请求，${waitSeconds} 秒后才会再询问`
    : `${name}正按设置的间隔询问，请 ${waitSeconds} 秒后再试`

const invalidProxyReply = (error: unknown): { ok: boolean; message: string } => {
  if (error instanceof OutboundError) return { ok: false, message: invalidProxy }
  throw error
}

const createDriveTest = (deps: SettingTestDeps, diskType: DiskType): SettingTest => {
  const { siteConfig, rateLimiter, driveChecks, paceScale = 1 } = deps
  const name = driveNames[diskType]

  const acquirePermit = async (rules: SiteRules['drive_basic'], signal: AbortSignal): Promise<Permit> => {
    const endMs = performance.now() + permitWait.maxMs
    for (;;) {
      const permit = await rateLimiter.take(diskType, rateLimitOf(diskType, rules, paceScale))
      if (permit.ok) return 'granted'
      const { circuit, waitMs } = (await rateLimiter.state([diskType]))[diskType] ?? {
        circuit: 'closed',
        waitMs: permit.waitMs,
      }
      const isHopeless = circuit === 'open' || waitMs > permitWait.maxMs
      if (isHopeless || performance.now() >= endMs || signal.aborted)
        return { waitSeconds: Math.max(1, Math.ceil(waitMs / 1_000)), isPaused: circuit === 'open' }
      await sleep(permitWait.pollMs)
    }
  }

  return async (ctx, signal) => {
    const { drive_basic: rules } = await siteConfig.read()
    if (!rules[diskType].enabled)
      return { ok: false, message: `没有启用询问${name}，或者运维关闭了对网盘的请求（ASK_DRIVES）` }
    const permit = await acquirePermit(rules, signal)
    if (permit !== 'granted') return { ok: false, message: describePause(name, permit) }
    try {
      let lastRequest = '没有及时回答'
      const answer = await answerInTime(async () => {
        const probed = await driveChecks.probe(diskType, signal)
        lastRequest = probed.lastRequest
        return probed.answer
      }, signal)
      if (!ctx.signal.aborted) await reportAnswer(rateLimiter, diskType, answer)
      const { ok, text } = describeAnswer(answer, lastRequest)
      return { ok, message: `${rules.proxy_url === '' ? '' : '经代理询问'}${name}：${text}` }
    } catch (error) {
      return invalidProxyReply(error)
    }
  }
}

const createProxyTest =
  ({ siteConfig, driveChecks }: SettingTestDeps): SettingTest =>
  async (_ctx, signal) => {
    const { drive_basic: rules } = await siteConfig.read()
    if (rules.proxy_url === '') return { ok: false, message: '没有填写代理地址，网盘直接连接' }
    if (diskTypes.every((diskType) => !rules[diskType].enabled))
      return { ok: false, message: '没有启用任何网盘，不会使用代理' }
    try {
      const failure = await driveChecks.findProxyFailure(signal)
      return failure === undefined
        ? { ok: true, message: '可以经代理访问网盘' }
        : { ok: false, message: `不能经代理访问网盘：${failure}` }
    } catch (error) {
      return invalidProxyReply(error)
    }
  }

export const settingTestHandlers = (deps: SettingTestDeps): Pick<HandlersOf<DiskServiceDefinition>, 'TestSetting'> => {
  const ofDrives = Object.fromEntries(
    diskTypes.map((diskType) => [`drive_basic.${diskType}`, createDriveTest(deps, diskType)]),
  ) as Record<`drive_basic.${DiskType}`, SettingTest>
  return {
    TestSetting: createSettingTester<TestableSetting<'disk'>>(
      'disk',
      { 'drive_basic.proxy_url': createProxyTest(deps), ...ofDrives },
      deps.settingTestOptions,
    ),
  }
}
