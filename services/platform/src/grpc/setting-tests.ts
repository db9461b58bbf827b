import { AppError } from '../errors.ts'
import type { TestSettingReply__Output as TestSettingReply } from '../gen/pandex/common/v1/TestSettingReply.ts'
import type { TestSettingRequest__Output as TestSettingRequest } from '../gen/pandex/common/v1/TestSettingRequest.ts'
import { deadlineSignal } from '../resilience/deadline-signal.ts'
import { withTimeout } from '../resilience/with-timeout.ts'
import type { Context } from './context.ts'
import { requireAdmin } from './require-identity.ts'

/**
 * Contacts the server of a saved setting.
 * @param signal aborts when the admin leaves or the time is up; the test then has a moment left to say what was slow
 * @throws AppError `failed_precondition` if the setting is switched off or incomplete
 */
export type SettingTest = (ctx: Context, signal: AbortSignal) => Promise<TestSettingReply>

export interface SettingTestOptions {
  /** Minimum interval between two tests of a setting, in this process. */
  intervalMs?: number
  /** Maximum duration of a test. Less than the gateway's time for a write, which also bounds it. */
  maxMs?: number
}

const defaults: Required<SettingTestOptions> = { intervalMs: 2_000, maxMs: 7_000 }

/** Left for the test to describe a timeout, and for the answer to reach the gateway. */
const answerMs = { test: 200, call: 400 }

/** Milliseconds that a check of an outside server may take, so that its outcome reaches the caller before the deadline. */
export const checkTimeoutMs = ({ deadlineMs }: Pick<Context, 'deadlineMs'>, maxMs: number): number =>
  Math.max(0, Math.min(maxMs, deadlineMs - Date.now() - answerMs.call))

const createPermits = (service: string, intervalMs: number) => {
  const running = new Set<string>()
  const freeAtMs = new Map<string, number>()
  return {
    acquire: (name: string): void => {
      const waitMs = (freeAtMs.get(name) ?? 0) - performance.now()
      if (running.has(name) || waitMs > 0)
        throw new AppError('rate_limited', `${service}.tested_lately`, '刚测试过这一项，请稍后再试', {
          retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
        })
      running.add(name)
      freeAtMs.set(name, performance.now() + intervalMs)
    },
    release: (name: string): void => void running.delete(name),
  }
}

const toReply = (error: unknown): TestSettingReply => {
  if (error instanceof AppError && error.kind === 'failed_precondition') return { ok: false, message: error.message }
  throw error
}

/**
 * Creates the handler of `TestSetting`: each setting is tested by one caller at a time.
 * @throws AppError `forbidden` `<service>.admin_only`, `invalid` `<service>.unknown_setting`, `rate_limited` `<service>.tested_lately`
 */
export const createSettingTester = <N extends string>(
  service: string,
  tests: Readonly<Record<N, SettingTest>>,
  options: SettingTestOptions = {},
) => {
  const { intervalMs, maxMs } = { ...defaults, ...options }
  const testsByName = new Map<string, SettingTest>(Object.entries(tests))
  const permits = createPermits(service, intervalMs)
  return async ({ name }: TestSettingRequest, ctx: Context): Promise<TestSettingReply> => {
    requireAdmin(ctx, service)
    const test = testsByName.get(name)
    if (!test) throw new AppError('invalid', `${service}.unknown_setting`, '参数错误')
    permits.acquire(name)
    const timeoutMs = checkTimeoutMs(ctx, maxMs)
    // The permit is held until the test has really ended, also after its caller got an answer.
    const testing = test(ctx, AbortSignal.any([ctx.signal, deadlineSignal(timeoutMs)])).finally(() =>
      permits.release(name),
    )
    const seconds = Math.round(timeoutMs / 1_000)
    const late = (): TestSettingReply => ({ ok: false, message: `${seconds} 秒内没有测试完` })
    return withTimeout(testing, timeoutMs + answerMs.test, late).catch(toReply)
  }
}
