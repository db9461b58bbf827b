import type { TestableSetting } from '@pandex/contracts/settings/testable-settings'
import type { OrderServiceDefinition } from '@pandex/platform/gen/pandex/order/v1/OrderService'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import { checkTimeoutMs, createSettingTester } from '@pandex/platform/grpc/setting-tests'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { checkAlipay } from '../use-cases/check-alipay.ts'
import type { AlipayCheckDeps } from '../use-cases/check-alipay.ts'

/** Short: an admin waits for the result in the browser. */
const maxCheckMs = 6_000

export const alipaySetupHandlers = (
  deps: AlipayCheckDeps,
): Pick<HandlersOf<OrderServiceDefinition>, 'BuildAlipay' | 'TestSetting'> => ({
  BuildAlipay: async (_request, ctx) => {
    requireAdmin(ctx, 'order')
    const checks = await checkAlipay(deps, { timeoutMs: checkTimeoutMs(ctx, maxCheckMs), signal: ctx.signal })
    return { ok: checks.every(({ ok }) => ok), checks }
  },

  TestSetting: createSettingTester<TestableSetting<'order'>>('order', {
    alipay_face: async (ctx, signal) => {
      const checks = await checkAlipay(deps, { timeoutMs: checkTimeoutMs(ctx, maxCheckMs), signal })
      const failed = checks.find(({ ok }) => !ok)
      return { ok: !failed, message: failed?.message ?? '密钥和网关可用，可以收款' }
    },
  }),
})
