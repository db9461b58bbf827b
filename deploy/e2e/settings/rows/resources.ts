import { effect } from '../effect.ts'
import type { EffectGroup } from '../effect.ts'
import { inBrowser, statusOfPage } from '../observe.ts'
import type { SettingsSite } from '../settings-site.ts'
import { hides, shown, shows } from './texts.ts'

const doc = ({ sample }: SettingsSite): string => `/doc/${sample.docId}`
const dead = ({ deadId }: SettingsSite): string => `/doc/${deadId}`

const docCode = async ({ visitor, sample }: SettingsSite): Promise<number> =>
  (await visitor.get(`/v1/disk/doc/${sample.docId}`)).envelope.code

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
]
