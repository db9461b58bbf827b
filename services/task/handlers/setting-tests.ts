import type { TestableSetting } from '@pandex/contracts/settings/testable-settings'
import type { TaskServiceDefinition } from '@pandex/platform/gen/pandex/task/v1/TaskService'
import { createSettingTester } from '@pandex/platform/grpc/setting-tests'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { checkGemini } from '../use-cases/check-gemini.ts'
import type { GeminiCheckDeps } from '../use-cases/check-gemini.ts'
import { testPushEngine } from '../use-cases/test-push-engine.ts'
import type { PushTestDeps } from '../use-cases/test-push-engine.ts'

export type SettingTestDeps = GeminiCheckDeps & PushTestDeps

export const settingTestHandlers = (deps: SettingTestDeps): Pick<HandlersOf<TaskServiceDefinition>, 'TestSetting'> => ({
  TestSetting: createSettingTester<TestableSetting<'task'>>('task', {
    gemini: async (_ctx, signal) => {
      const { ok, model, message } = await checkGemini(deps, signal)
      return { ok, message: ok ? `模型 ${model} 可用` : message }
    },
    'seo_push.indexnow': async (_ctx, signal) => testPushEngine(deps, 'indexnow', signal),
    'seo_push.baidu': async (_ctx, signal) => testPushEngine(deps, 'baidu', signal),
  }),
})
