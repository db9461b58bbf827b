import { waitFor } from '../../../../services/platform/testing/fixtures.ts'
import { unwrap } from '../../harness/admin.ts'
import { query } from '../../harness/stores.ts'
import { forgetPace, importShares, makeShare, readKeptSeconds } from '../drive-checks.ts'
import { effect } from '../effect.ts'
import type { EffectGroup, Observe } from '../effect.ts'
import { inBrowser, statusOfPage } from '../observe.ts'
import { createReader } from '../people.ts'
import type { SettingsSite } from '../settings-site.ts'
import { hides, shown, shows } from './texts.ts'

const doc = ({ sample }: SettingsSite): string => `/doc/${sample.docId}`
const dead = ({ deadId }: SettingsSite): string => `/doc/${deadId}`

const docCode = async ({ visitor, sample }: SettingsSite): Promise<number> =>
  (await visitor.get(`/v1/disk/doc/${sample.docId}`)).envelope.code

/** Buys a new resource, and lets its drive confirm that it is dead. */
const isRefundedWhenDead: Observe = async (site) => {
  const share = makeShare()
  await forgetPace(site, 'QUARK')
  await importShares(site, [share])
  const read = async <Row extends object>(sql: string): Promise<Row | undefined> =>
    (await query<Row>(site.product, 'disk', sql, [share.disk_id]))[0]
  const { doc_id } = await waitFor(() => read<{ doc_id: string }>('select doc_id from disk where disk_id = $1'))
  await readKeptSeconds(site, share)
  const { client } = await createReader(site, { coin_delta: 10, coin_note: '赠送' })
  await unwrap(client.post('/auth/v1/disk/buy', { doc_id, max_coin: 3 }))
  site.drives.put({ ...share, state: 'cancelled' })
  await read(
    `update link_check set first_dead_at = now() - interval '1 hour', due_at = now(), stale_at = now() where disk_id = $1`,
  )
  await waitFor(
    async () => (await read<{ health: string }>('select health from disk where disk_id = $1'))?.health === 'dead',
  )
  const purchase = await read<{ refund_state: string }>(
    'select refund_state from purchase join disk on disk.id = resource_id where disk_id = $1',
  )
  return purchase?.refund_state !== 'none'
}

export const resourceGroups: readonly EffectGroup[] = [
  {
    name: 'Page of a resource',
    given: { enable_doc_notice: 'true' },
    effects: [
      shown('doc_text.notice', '借期两周', doc),
      shown('doc_text.dead', '这本书不在架上', dead),
      shown('doc_text.disclaimer', '本库只提供目录', doc),
      hides('doc_show.show_files', 'aria-label="按类型"', doc),
      hides('doc_show.show_share_user', '观星人', doc),
      hides('doc_show.show_shared_time', '>分享时间<', doc),
      hides('doc_show.show_qr', '手机扫码打开', doc),
      hides('doc_show.show_similar', '>相似资源<', ({ relatedId }) => `/doc/${relatedId}`),
      hides('doc_show.show_report', '反馈问题', doc),
      effect(
        'doc_basic.check_on_open',
        false,
        async (site) => {
          let calls = 0
          await inBrowser(
            dead,
            async (page) => {
              await page.waitForLoadState('networkidle')
            },
            (request) => {
              if (request.url().includes('/v1/task/check')) calls += 1
            },
          )(site)
          return calls > 0
        },
        true,
        false,
      ),
    ],
  },
  {
    name: 'Notice and condition of a resource',
    given: { doc_text: { notice: '先登记' }, user: { enable_user_system: true } },
    effects: [
      shows('enable_doc_notice', '先登记', doc),
      effect('doc_basic.policy', 'login', docCode, 200, 405),
      effect('doc_basic.dead_action', 'search', statusOfPage(dead), 200, 302),
    ],
  },
  {
    name: 'Resources that have the condition',
    given: { doc_basic: { policy: 'login' }, user: { enable_user_system: true } },
    effects: [effect('doc_basic.mine_only', true, docCode, 405, 200)],
  },
  {
    name: 'Price of a resource',
    given: { doc_basic: { policy: 'coin' }, user: { enable_user_system: true } },
    effects: [shown('doc_basic.cost_coin', '9 积分', doc, 9)],
  },
  {
    name: 'Refund of a dead resource',
    given: {
      doc_basic: { policy: 'coin', cost_coin: 3 },
      user: { enable_user_system: true },
      drive_basic: { QUARK: { enabled: true, every_ms: 50 } },
    },
    effects: [effect('doc_basic.refund_dead', false, isRefundedWhenDead, true, false)],
  },
]
