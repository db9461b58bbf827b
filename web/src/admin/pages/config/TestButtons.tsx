import { testableSettings } from '@pandex/contracts/settings/testable-settings'
import type { TestableSetting } from '@pandex/contracts/settings/testable-settings'
import { useMutation } from '@tanstack/react-query'
import { Message } from 'semantic-ui-react'
import { api, failureOf } from '../../../lib/api/api.ts'
import type { Setting } from './setting-schema.ts'
import styles from './config.module.css'

/** Services read values at most two seconds after they are saved. */
const readDelayMs = 2_500

const testable: readonly TestableSetting[] = Object.values(testableSettings).flat()

/** Titles of tests of several fields. */
const titles: Readonly<Record<string, string>> = { 'seo_push.indexnow': ' IndexNow', 'seo_push.baidu': '百度推送' }

/** Title of a test: that of the tested field, if the test names one. */
const titleOf = ({ name, title, fields }: Setting, test: string): string => {
  if (test === name) return title
  return fields.find(({ path }) => path === test)?.title ?? titles[test] ?? test.slice(name.length + 1)
}

interface TestResult {
  ok: boolean
  message: string
  checks: readonly { name: string; ok: boolean; message: string }[]
}

/** The keys of Alipay are tested step by step. */
const runTest = async (test: TestableSetting): Promise<TestResult> => {
  if (test !== 'alipay_face') return { ...(await api('POST /admin/v1/site_config/test', { name: test })), checks: [] }
  const { ok, checks } = await api('POST /admin/v1/site_config/build_alipay', {})
  return { ok, message: ok ? '密钥可用' : '没有通过', checks }
}

interface TestButtonsProps {
  of: Setting
  /** Unsaved changes are not tested. */
  isChanged: boolean
  /** Time of the last save, ms; 0 before the first. */
  savedMs: number
}

/** Tests the saved values through the services that use them. */
export const TestButtons = ({ of: setting, isChanged, savedMs }: TestButtonsProps) => {
  const tests = testable.filter((test) => test === setting.name || test.startsWith(`${setting.name}.`))
  const run = useMutation({
    mutationFn: async (test: TestableSetting) => {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, savedMs + readDelayMs - Date.now())))
      return runTest(test)
    },
    meta: { isFailureShown: true },
  })
  if (tests.length === 0) return null
  const tested = run.variables === undefined ? '' : titleOf(setting, run.variables)
  return (
    <div className={styles.tests}>
      <div className={styles.testBar}>
        {tests.map((test) => (
          <button
            key={test}
            type="button"
            className="btn btn-line btn-small"
            disabled={isChanged || run.isPending}
            onClick={() => run.mutate(test)}
          >
            {run.isPending && run.variables === test ? '测试中…' : `测试${titleOf(setting, test)}`}
          </button>
        ))}
      </div>
      {isChanged && <p className={styles.note}>测试用的是已保存的值，请先保存。</p>}
      {!run.isPending && (run.data || run.error) && (
        <Message positive={run.data?.ok === true} negative={run.data?.ok !== true} role="alert">
          {tested}：{run.data?.message ?? failureOf(run.error).msg}
          {run.data && run.data.checks.length > 0 && (
            <ul className={styles.checks}>
              {run.data.checks.map(({ name, ok, message }) => (
                <li key={name}>
                  {ok ? '通过' : '没有通过'}：{message}
                </li>
              ))}
            </ul>
          )}
        </Message>
      )}
    </div>
  )
}
