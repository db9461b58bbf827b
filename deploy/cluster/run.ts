/**
 * `make cluster-test`: proves the chart on the cluster of the current kubectl context, one line for each check. Ends with exit code 1 when
 * one fails. `README.md` explains the options.
 */
import { autoscale } from './checks/autoscale.ts'
import type { Check } from './checks/check.ts'
import { eviction } from './checks/evict.ts'
import { helmTest, importAndSearch, install } from './checks/install.ts'
import { jobs, leases } from './checks/jobs.ts'
import { kill } from './checks/kill.ts'
import { memory } from './checks/memory.ts'
import { networkPolicy, restrictedProfile } from './checks/network.ts'
import { relays } from './checks/relays.ts'
import { caches, captcha, limits, progress, rebalance, sessions } from './checks/replicas.ts'
import { failedUpgrade, rollback, rollout, upgrade } from './checks/rollouts.ts'
import { rotation } from './checks/rotate-secret.ts'
import { schema } from './checks/schema.ts'
import { spread } from './checks/spread.ts'
import { uninstall } from './checks/uninstall.ts'
import { uploads } from './checks/uploads.ts'
import { cleanUp } from './clean-up.ts'
import { options } from './options.ts'

const beginning: Check[] = [install, helmTest, importAndSearch, restrictedProfile, networkPolicy]
const withReplicas: Check[] = [
  sessions,
  limits,
  caches,
  captcha,
  progress,
  uploads,
  jobs,
  leases,
  relays,
  rebalance,
  spread,
]
const underLoad: Check[] = [
  rollout,
  upgrade,
  failedUpgrade,
  rollback,
  schema,
  autoscale,
  eviction,
  kill,
  rotation,
  memory,
]
const checks: Check[] = [...beginning, ...withReplicas, ...underLoad, uninstall]

const print = (text: string): void => void process.stdout.write(`${text}\n`)

const chosen = options.only.split(',').filter(Boolean)
const unknown = chosen.filter((name) => !checks.some((check) => check.name === name))
if (unknown.length > 0) {
  print(`no check ${unknown.join(', ')}; there are: ${checks.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

const runCheck = async ({ name, run }: Check): Promise<boolean> => {
  const startedAt = performance.now()
  const report = (result: string, text: string): void =>
    print(
      `${result.padEnd(6)} ${name.padEnd(16)} ${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6)} s  ${text}`,
    )
  try {
    report('ok', await run())
    return true
  } catch (error) {
    report('failed', error instanceof Error ? error.message : String(error))
    return false
  }
}

let failed = 0
try {
  const selected = checks.filter(({ name }) => chosen.length === 0 || chosen.includes(name))
  for (const check of selected) if (!(await runCheck(check))) failed += 1
  print(`${selected.length - failed} ok, ${failed} failed`)
} finally {
  if (!options.keep) await cleanUp()
}
process.exit(failed === 0 ? 0 : 1)
