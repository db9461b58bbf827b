import { setTimeout as sleep } from 'node:timers/promises'
import { diskTypes } from '@pandex/contracts/share-link'
import type { JobKind } from '@pandex/contracts/enums'
import { jobKinds } from '@pandex/contracts/enums'
import { unwrap } from '../../harness/admin.ts'
import { waitFor } from '../../../../services/platform/testing/fixtures.ts'
import { countHandedOut, forgetPace, importShares, makeShare, newLinks, readNextMonth } from '../drive-checks.ts'
import { effect } from '../effect.ts'
import type { EffectGroup, Observe } from '../effect.ts'
import { inBrowser } from '../observe.ts'
import { call, createReader } from '../people.ts'
import type { SettingsSite } from '../settings-site.ts'

const silent = Object.fromEntries(diskTypes.map((type) => [type, { enabled: false }]))
const onlyQuark = { drive_basic: { ...silent, QUARK: { enabled: true, every_ms: 50 } } }

const importAsVisitor = (site: SettingsSite, links = 1, token?: string) =>
  call<{ review: number }>(site, '/v1/task/import_disk', {
    body: { text: newLinks(links) },
    ...(token !== undefined && { token }),
  })

/** Less than the product waits for a request to a drive. */
const maxAnswerMs = 4_500

/** Whether a share becomes a resource although its drive does not answer. */
const isImportedWithoutAnswer: Observe = async (site) => {
  await forgetPace(site, 'QUARK')
  const taskNo = await importShares(site, [makeShare()], 'hang')
  return waitFor(async () => (await site.admin.readEnded(taskNo)) !== undefined, maxAnswerMs).then(
    () => true,
    () => false,
  )
}

const noticeOfDialog: Observe = inBrowser('/', async (page) => {
  await page.getByRole('button', { name: '导入' }).first().click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  return page.getByText('先查重再导入').count()
})

let doubanId = 30_000_000

const maxLookUpMs = 9_000

/** Whether Douban is asked about a film of which only the number is known. */
const isFilmLookedUp: Observe = async ({ admin, recorder }) => {
  doubanId += 1
  const id = String(doubanId)
  await unwrap(admin.post('/admin/v1/movie/import_douban', { text: id }))
  const endAt = Date.now() + maxLookUpMs
  const isAsked = (): boolean =>
    recorder.requests.some(({ host, query }) => host === 'movie.douban.com' && query.get('subject_id') === id)
  while (!isAsked() && Date.now() < endAt) await sleep(100)
  return isAsked()
}

const yearly = '0 5 1 2 *'

export const importGroups: readonly EffectGroup[] = [
  {
    name: 'Rules of imports',
    effects: [
      effect('user_import_need_review', 'true', async (site) => (await importAsVisitor(site)).data.review, 0, 1),
      effect('import_modal_notice', '先查重再导入', noticeOfDialog, 0, 1),
    ],
  },
  {
    name: 'Login for imports',
    given: { user: { enable_user_system: true } },
    effects: [effect('user_import_need_login', 'true', async (site) => (await importAsVisitor(site)).code, 200, 405)],
  },
  {
    name: 'Links a day',
    given: { user: { enable_user_system: true } },
    effects: [
      effect(
        'task_basic.visitor_links_per_day',
        1,
        async (site) => (await importAsVisitor(site, 2)).code === 200,
        true,
        false,
      ),
      effect(
        'task_basic.user_links_per_day',
        1,
        async (site) => (await importAsVisitor(site, 2, (await createReader(site)).token)).code === 200,
        true,
        false,
      ),
      effect('task_basic.look_up_movies', false, isFilmLookedUp, true, false),
    ],
  },
  {
    name: 'Silent drives',
    given: onlyQuark,
    effects: [effect('task_basic.index_unresolved', false, isImportedWithoutAnswer, true, false)],
  },
  {
    name: 'Wait for drives',
    given: onlyQuark,
    effects: [effect('task_basic.unresolved_after_seconds', 60, isImportedWithoutAnswer, true, false)],
  },
  {
    name: 'Links at a time',
    given: { ...onlyQuark, task_basic: { unresolved_after_seconds: 600 } },
    effects: [
      effect(
        'task_basic.items_in_flight',
        10,
        async (site) => {
          const taskNo = await importShares(
            site,
            Array.from({ length: 15 }, () => makeShare()),
            'hang',
          )
          return (await countHandedOut(site, taskNo)) > 10
        },
        true,
        false,
      ),
    ],
  },
  {
    name: 'Schedules of jobs',
    effects: jobKinds.map((kind: JobKind) =>
      effect(`task_schedule.${kind}`, yearly, (site) => readNextMonth(site, kind), undefined, 2),
    ),
  },
]
