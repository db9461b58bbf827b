import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { obtainTool } from '../../tools/obtain-tools.ts'
import { options } from '../options.ts'
import type { Site } from '../site.ts'

export interface LoadReport {
  requests: number
  failed: number
  /** Requests and failed ones of each service. */
  services: Record<string, { requests: number; failed: number }>
  /** The first failed requests. */
  failures: string[]
  p99Ms: number
}

interface Summary {
  metrics: Record<string, { passes?: number; fails?: number; 'p(99)'?: number }>
}

/** k6 of the PATH, else the pinned one of this checkout. */
const findK6 = async (): Promise<string> => {
  try {
    execFileSync('k6', ['version'], { stdio: 'ignore' })
    return 'k6'
  } catch {
    return obtainTool('k6', (step) => void process.stderr.write(`${step}\n`))
  }
}

const readReport = (folder: string): LoadReport => {
  const { metrics } = JSON.parse(readFileSync(join(folder, 'summary.json'), 'utf8')) as Summary
  const services: LoadReport['services'] = {}
  for (const [name, { passes = 0, fails = 0 }] of Object.entries(metrics)) {
    const service = /^http_req_failed\{.*service:(\w+)\}$/.exec(name)?.[1]
    if (service !== undefined) services[service] = { requests: passes + fails, failed: passes }
  }
  const log = join(folder, 'failures.log')
  const sum = (of: 'requests' | 'failed'): number =>
    Object.values(services).reduce((total, counts) => total + counts[of], 0)
  return {
    requests: sum('requests'),
    failed: sum('failed'),
    services,
    failures: existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').filter(Boolean).slice(0, 10) : [],
    p99Ms: Math.round(metrics['http_req_duration{scenario:visitors}']?.['p(99)'] ?? 0),
  }
}

export interface LoadOptions {
  rate?: number
  /** `new` opens a connection for each request. */
  connections?: 'kept' | 'new'
}

/** Not counted: k6 itself takes both cores while it starts, and pods that were just installed are cold. */
const warmUpSeconds = 10

/** Loads the site with k6 while `work` runs. */
export const withLoad = async (site: Site, work: () => Promise<void>, load: LoadOptions = {}): Promise<LoadReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'pandex-load-'))
  try {
    const { url, adminToken, shares, docIds, members, goodsId } = site
    const words = shares.map(({ name }) => name.split(' ')[0] ?? name)
    const siteFile = join(folder, 'site.json')
    writeFileSync(siteFile, JSON.stringify({ url, adminToken, words, docIds, members, goodsId }))
    const output = ['--summary-export', join(folder, 'summary.json'), '--console-output', join(folder, 'failures.log')]
    const script = join(import.meta.dirname, 'visitors.ts')
    const env = {
      ...process.env,
      SITE_FILE: siteFile,
      RATE: String(load.rate ?? options.rate),
      CONNECTIONS: load.connections ?? 'kept',
      WARM_UP_SECONDS: String(warmUpSeconds),
    }
    const args = ['run', '--quiet', '--no-color', '--no-usage-report', '--log-format', 'raw', ...output, script]
    const k6 = spawn(await findK6(), args, { env, stdio: 'ignore' })
    const ended = once(k6, 'exit')
    try {
      await delay((warmUpSeconds + 3) * 1_000)
      if (k6.exitCode !== null) throw new Error(`k6 ended with exit code ${k6.exitCode}`)
      await work()
      await delay(3_000)
    } finally {
      k6.kill('SIGINT')
      await ended
    }
    return readReport(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @throws Error unless at most this share of the requests failed */
export const assertFailures = (report: LoadReport, maxShare = 0): string => {
  const { requests, failed, failures, services, p99Ms } = report
  const idle = Object.keys(services).filter((name) => services[name]?.requests === 0)
  if (requests === 0 || idle.length > 0) throw new Error(`no requests reached ${idle.join(', ') || 'the site'}`)
  const text = `${failed} of ${requests} requests failed, p99 ${p99Ms} ms`
  const hurt = Object.entries(services).filter((entry) => entry[1].failed > 0)
  const counts = hurt.map(([name, count]) => `${name} ${count.failed} of ${count.requests}`).join(', ')
  if (failed > requests * maxShare) throw new Error(`${text}: ${counts}\n${failures.join('\n')}`)
  return text
}
