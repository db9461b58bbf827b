/**
 * `make k6 s=search`: loads a running site with a scenario and fails when a threshold is missed.
 *
 * Writes a report as HTML and JSON into the folder of k6. BASE_URL names the site (default: the one that `make up` started here); RATE is
 * visitors per second (50), DURATION the length (60s). Scenarios that write need ADMIN_NAME (admin) and ADMIN_PASSWORD (default: the one
 * that `make up` stored).
 * All load comes from one IP and is rate-limited: start the target with RATE_LIMIT_SCALE=1000000.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIRST_ADMIN_FILE, readState } from '../local/product/state.ts'
import { obtainTool } from '../tools/obtain-tools.ts'
import { scenarioFile, scenarios } from './scenario-files.ts'

const [scenario = ''] = process.argv.slice(2)
const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** The password of another site's admin is not the local one. */
const findAdmin = (): NodeJS.ProcessEnv => {
  if (process.env.ADMIN_PASSWORD || process.env.BASE_URL || !existsSync(FIRST_ADMIN_FILE)) return {}
  const { username, password } = JSON.parse(readFileSync(FIRST_ADMIN_FILE, 'utf8')) as Record<string, string>
  return { ADMIN_NAME: username, ADMIN_PASSWORD: password }
}

if (!scenarios.includes(scenario)) fail(`which scenario? ${scenarios.map((name) => `s=${name}`).join(', ')}`)
const siteUrl =
  process.env.BASE_URL ?? readState()?.url ?? fail('no site is up here: make up, or name one with BASE_URL')
const k6 = await obtainTool('k6', (step) => void process.stderr.write(`${step}\n`))
const folder = join(import.meta.dirname, '.k6')
mkdirSync(folder, { recursive: true })
const report = join(folder, `${scenario}.html`)
const summary = join(folder, `${scenario}.json`)
const child = spawn(k6, ['run', '--no-usage-report', '--summary-export', summary, scenarioFile(scenario)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...findAdmin(),
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
