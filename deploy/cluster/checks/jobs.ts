import { setTimeout as delay } from 'node:timers/promises'
import { waitFor } from '../../../services/platform/testing/fixtures.ts'
import { makeShares, toText } from '../../e2e/fixtures/shares.ts'
import { unwrap } from '../../e2e/harness/admin.ts'
import { kubectl } from '../commands.ts'
import { listReadyPods, waitForPods } from '../release.ts'
import { clientAt, withGateways } from '../site.ts'
import { query } from '../stores.ts'
import { expect, useSite } from './check.ts'
import type { Check } from './check.ts'

interface JobRow {
  id: number
  kind: string
  status: string
  attempts: number
}

const kinds = ['rebuild_es', 'gen_sitemap', 'clean_up']

/** Also from several gateways at once: every job runs once, and the sitemap it wrote is served by all. */
export const jobs: Check = {
  name: 'jobs',
  run: async () => {
    const { adminToken } = await useSite()
    return withGateways(async (urls) => {
      const [before] = await query<{ id: number }>('task', 'select coalesce(max(id), 0)::int as id from job')
      const starts = urls.flatMap((url) =>
        kinds.map((kind) => unwrap(clientAt(url, adminToken).post('/admin/v1/task/start', { kind }))),
      )
      await Promise.all(starts)
      const sql = 'select id::int, kind, status, attempts from job where id > $1'
      const ended = await waitFor(async () => {
        const rows = await query<JobRow>('task', sql, [before?.id ?? 0])
        const running = rows.filter(({ status }) => status === 'running').map(({ kind }) => kind)
        expect(new Set(running).size === running.length, `two jobs of a kind run at once: ${running.join(', ')}`)
        await delay(200)
        return rows.every(({ status }) => ['done', 'failed'].includes(status)) && rows
      }, 180_000)
      const repeated = ended.filter(({ status, attempts }) => status !== 'done' || attempts !== 1)
      expect(repeated.length === 0, `not done once: ${JSON.stringify(repeated)}`)
      for (const kind of kinds)
        expect(
          ended.some((row) => row.kind === kind),
          `${kind} did not run`,
        )
      const sitemaps = await Promise.all(urls.map(async (url) => (await fetch(`${url}/sitemap.xml`)).text()))
      expect(
        sitemaps.every((text) => text.includes('<loc>')),
        'a gateway serves no sitemap',
      )
      return `${ended.length} jobs of ${kinds.length} kinds, each run once; the sitemap is served by ${urls.length} gateways`
    })
  },
}

const links = 200

/** A killed pod's work goes on in the other one. */
export const leases: Check = {
  name: 'leases',
  run: async () => {
    const { url } = await useSite()
    const shares = makeShares(links)
    const client = clientAt(url)
    const { task_no } = await unwrap(client.importText(toText(shares)))
    for (const component of ['task', 'disk'] as const) {
      const pods = await listReadyPods(component)
      await kubectl('delete', 'pod', pods[0]?.name ?? '', '--grace-period=0', '--force')
      await waitForPods(component, pods.length)
    }
    const { counts } = await waitFor(() => client.readEnded(task_no), 240_000)
    expect(counts.finished === links, `ended as ${JSON.stringify(counts)}`)
    const sql = 'select count(*)::int as rows from disk where disk_id = any($1)'
    const [stored] = await query<{ rows: number }>('disk', sql, [shares.map(({ diskId }) => diskId)])
    expect(stored?.rows === links, `${stored?.rows} rows of ${links} links`)
    return `${links} of ${links} links stored once, one pod of task and of disk killed meanwhile`
  },
}
