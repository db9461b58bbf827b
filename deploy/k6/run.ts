/**
 * `make k6 s=search`: loads a running site with a scenario and fails when a threshold is missed.
 *
 * Writes a report as HTML and JSON into the folder of k6. BASE_URL names the site (default: the one that `make up` started here); RATE is
 * visitors per second (50), DURATION the length (60s).
 * All load comes from one IP and is rate-limited: start the target with RATE_LIMIT_SCALE=1000000.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { readState } from '../local/product/state.ts'
import { obtainK6 } from './install-k6.ts'

const [scenario = ''] = process.argv.slice(2)
const script = join(import.meta.dirname, 'scenarios', `${scenario}.ts`)

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

if (!/^(?:search|browse|detail|soak|spike)$/.test(scenario) || !existsSync(script))
  fail('which scenario? s=search, s=browse, s=detail, s=soak or s=spike')
const siteUrl =
  process.env.BASE_URL ?? readState()?.url ?? fail('no site is up here: make up, or name one with BASE_URL')
const k6 = await obtainK6((step) => void process.stderr.write(`${step}\n`))
const folder = join(import.meta.dirname, '.k6')
mkdirSync(folder, { recursive: true })
const report = join(folder, `${scenario}.html`)
const summary = join(folder, `${scenario}.json`)
const child = spawn(k6, ['run', '--no-usage-report', '--summary-export', summary, script], {
  stdio: 'inherit',
  env: {
    ...process.env,
    BASE_URL: siteUrl,
    K6_WEB_DASHBOARD: 'true',
    // Writes the report without a server.
    K6_WEB_DASHBOARD_PORT: '-1',
    K6_WEB_DASHBOARD_EXPORT: report,
  },
})
const [code] = (await once(child, 'exit')) as [number | null]
process.stderr.write(`${report}\n${summary}\n`)
process.exitCode = code ?? 1
