import { noBans } from '@pandex/contracts/bans/bans'
import { DiskImported, DiskSaved, ImportFailed, ImportRequested } from '@pandex/contracts/events'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DriveAnswer } from '../../clients/drives/drive.ts'
import { claimChecks, queueChecks } from '../../repositories/link-health/link-checks.ts'
import type { ShareKey } from '../../repositories/resources/disks.ts'
import { applyProbeResults } from '../../use-cases/link-health/apply-probe-results.ts'
import { aDriveAnswer, aRequest, aResolution, asAdmin, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'
import { createFakeDrives } from '../drives/fake-drives.ts'

let service: DiskTestService
let probing: AsyncDisposable

const drives = createFakeDrives()

const gone: DriveAnswer = { verdict: 'dead', reason: 'cancelled', msg: '分享已取消' }
const captcha: DriveAnswer = { verdict: 'unsure', cause: 'captcha', msg: '网盘要求人机验证' }

beforeAll(async () => {
  service = await startDiskService()
  probing = service.startAsking(drives.all)
})

beforeEach(async () => {
  drives.reset()
  await service.resetSite()
})

afterAll(async () => {
  await probing[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})

const rowOf = async ({ disk_type, disk_id }: ShareKey) => service.db('disk').where({ disk_type, disk_id }).first()

const checkOf = async ({ disk_type, disk_id }: ShareKey) =>
  service.db('link_check').where({ disk_type, disk_id }).first()

const waitsOf = async ({ disk_id }: ShareKey): Promise<unknown[]> => service.db('import_wait').where({ disk_id })

/** Ages the probe state of a share by `seconds` and makes it due. */
const later = async ({ disk_type, disk_id }: ShareKey, seconds: number): Promise<void> => {
  const past = (column: string) => service.db.raw(`${column} - ? * interval '1 second'`, [seconds])
  await service
    .db('link_check')
    .where({ disk_type, disk_id })
    .update({ first_dead_at: past('first_dead_at'), due_at: service.db.fn.now() })
}

const waitForProbe = async (share: ShareKey, trigger: () => Promise<void>): Promise<void> => {
  const before = drives.asked(share.disk_id).length
  await trigger()
  await waitFor(async () => drives.asked(share.disk_id).length > before && (await checkOf(share))?.lease === null)
}

const queueNow = async (share: ShareKey): Promise<void> =>
  service.db.transaction((trx) => queueChecks(trx, [share], 'opened', true))

const stored = async (fields: Parameters<typeof aDriveAnswer>[0] = {}) => {
  const answer = aDriveAnswer(fields)
  await service.insert(answer)
  return answer
}

const requested = async (fields: Parameters<typeof aRequest>[0] = {}) => {
  const request = aRequest(fields)
  await service.send(ImportRequested, request)
  return request
}

const imported = async ({ disk_id }: ShareKey, times = 1) =>
  waitFor(async () => {
    const events = await service.listPublished(DiskImported, disk_id)
    return events.length >= times && events
  })

const failed = async ({ disk_id }: ShareKey) =>
  waitFor(async () => {
    const events = await service.listPublished(ImportFailed, disk_id)
    return events.length > 0 && events
  })

test('a stored link is dead after two dead answers ten minutes apart, and not after one', async () => {
  const share = await stored()
  drives.answer(share.disk_id, gone)
  await waitForProbe(share, () => queueNow(share))
  // The first "dead" answer already warns visitors.
  expect(await rowOf(share)).toMatchObject({ health: 'valid', status: 4, dead_since: null })
  await waitForProbe(share, () => later(share, 590))
  expect(await rowOf(share)).toMatchObject({ health: 'valid', status: 4, version: 2 })
  await waitForProbe(share, () => later(share, 20))
  expect(await rowOf(share)).toMatchObject({ health: 'dead', status: 0, enabled: true, dead_since: expect.any(Date) })
  const published = (await service.listPublished(DiskSaved, share.disk_id)).map(({ health, status }) => [
    health,
    status,
  ])
  expect([published[0], published[1], published.at(-1)]).toEqual([
    ['valid', 0],
    ['valid', 4],
    ['dead', 0],
  ])
  expect(await checkOf(share)).toMatchObject({ due_at: null, dead_times: 1 })
})

test('a suspicion survives inconclusive answers, and ends when a status is set', async () => {
  const share = await stored()
  drives.answer(share.disk_id, gone)
  await waitForProbe(share, () => queueNow(share))
  drives.answer(share.disk_id, captcha)
  await waitForProbe(share, () => later(share, 700))
  expect(await rowOf(share)).toMatchObject({ health: 'valid', status: 4 })
  await service.db('disk').where({ disk_id: share.disk_id }).update({ status: 2 })
  drives.answer(share.disk_id, drives.valid())
  await waitForProbe(share, () => later(share, 700))
  expect(await rowOf(share)).toMatchObject({ health: 'valid', status: 2 })
})

test('a live answer between two dead ones clears the suspicion, and a link that is alive again is shown again', async () => {
  const share = await stored()
  drives.answer(share.disk_id, gone)
  await waitForProbe(share, () => queueNow(share))
  drives.answer(share.disk_id, drives.valid())
  await waitForProbe(share, () => later(share, 700))
  expect(await rowOf(share)).toMatchObject({ health: 'valid', status: 0 })
  drives.answer(share.disk_id, gone)
  await waitForProbe(share, () => queueNow(share))
  expect(await rowOf(share)).toMatchObject({ health: 'valid' })
  await waitForProbe(share, () => later(share, 601))
  expect(await rowOf(share)).toMatchObject({ health: 'dead' })
  drives.answer(share.disk_id, drives.valid())
  await waitForProbe(share, () => queueNow(share))
  expect(await rowOf(share)).toMatchObject({ health: 'valid', dead_since: null })
})

test.each<DriveAnswer>([
  captcha,
  { verdict: 'unsure', cause: 'limited', msg: '', retryAfterMs: 1 },
  { verdict: 'unsure', cause: 'unreachable', msg: '' },
  { verdict: 'unsure', cause: 'unreadable', msg: '' },
])(
  'an inconclusive answer ($cause) marks no link dead: the old health stays, and the link is due again later',
  async (answer) => {
    const share = await stored({ disk_type: 'ALY' })
    drives.answer(share.disk_id, answer)
    for (let times = 0; times < 3; times += 1)
      await waitForProbe(share, () => (times === 0 ? queueNow(share) : later(share, 0)))
    expect(await rowOf(share)).toMatchObject({ health: 'valid', version: 1 })
    const { due_at, unsure_times } = await checkOf(share)
    expect(unsure_times).toBe(3)
    expect((due_at as Date).getTime() - Date.now()).toBeGreaterThan(7_000_000)
  },
)

test('a drive that hangs delays no other, and its own items fall back to their text', async () => {
  const hanging = Array.from({ length: 12 }, () => aRequest({ disk_type: 'LZY' }))
  for (const { disk_id } of hanging) drives.answer(disk_id, () => new Promise(() => undefined))
  await Promise.all(hanging.map(async (request) => service.send(ImportRequested, request)))
  await waitFor(() => hanging.filter(({ disk_id }) => drives.asked(disk_id).length > 0).length >= 6)
  const other = aRequest({ disk_type: 'UC' })
  drives.answer(other.disk_id, drives.valid())
  await service.send(ImportRequested, other)
  expect(await imported(other)).toMatchObject([{ disk_name: '庆余年.S02.2160p' }])
  service.site.rules.task_basic.unresolved_after_seconds = 1
  for (const request of hanging) expect(await imported(request)).toMatchObject([{ disk_name: '庆余年 第二季 4K' }])
  await service.db('link_check').where({ disk_type: 'LZY' }).delete()
})

test('an answer whose transaction fails repeatedly leads to a new probe and has one effect', async () => {
  const request = aRequest({ disk_type: 'BDY' })
  drives.answer(request.disk_id, drives.valid())
  await service.db.raw(`
    create sequence failures;
    create function fail_often() returns trigger language plpgsql as $$ begin
      if new.topic = 'disk.imported.v1' and nextval('failures') <= 3 then raise 'gone' using errcode = '57P01'; end if;
      return new;
    end $$;
    create trigger fail_often before insert on outbox for each row execute function fail_often();`)
  const again = setInterval(() => void later(request, 0), 50)
  try {
    await service.send(ImportRequested, request)
    await imported(request)
  } finally {
    clearInterval(again)
    await service.db.raw('drop trigger fail_often on outbox; drop function fail_often; drop sequence failures')
  }
  await waitFor(async () => (await checkOf(request))?.lease === null)
  expect(drives.asked(request.disk_id).length).toBeGreaterThanOrEqual(4)
  expect(await service.listPublished(DiskImported, request.disk_id)).toHaveLength(1)
  expect(await service.listPublished(DiskSaved, request.disk_id)).toHaveLength(1)
  expect(await service.db('disk').where({ disk_id: request.disk_id })).toHaveLength(1)
})

test('a share whose worker crashed is probed by another after the lease expires, and the late answer of the first stores nothing', async () => {
  const { db } = service
  const share = aResolution({ disk_type: '115' })
  await service.insert(share)
  const [claims] = await db.transaction(async (trx) => {
    await queueChecks(trx, [share], 'opened')
    return claimChecks(trx, '115', 1)
  })
  if (!claims) throw new Error('nothing was due')
  drives.answer(share.disk_id, drives.valid({ disk_name: '第二个' }))
  await db('link_check')
    .where({ lease: claims.lease })
    .update({ leased_until: db.raw(`now() - interval '1 second'`) })
  await waitFor(async () => (await rowOf(share))?.disk_name === '第二个')
  const rules = { site: service.site.rules, bans: noBans }
  const late = { claim: claims, pass: '', answer: drives.valid({ disk_name: '第一个' }) }
  await expect(applyProbeResults(db, [late], rules)).rejects.toMatchObject({ name: 'LeaseLost' })
  expect(await rowOf(share)).toMatchObject({ disk_name: '第二个' })
})

test('two replicas probe each of many shares once', async () => {
  const requests = Array.from({ length: 40 }, () => aRequest({ disk_type: 'UC' }))
  for (const { disk_id } of requests) drives.answer(disk_id, drives.valid())
  await using _second = service.startAsking(drives.all)
  await Promise.all(requests.map(async (request) => service.send(ImportRequested, request)))
  for (const request of requests) await imported(request)
  expect(requests.map(({ disk_id }) => drives.asked(disk_id).length)).toEqual(requests.map(() => 1))
})

test('an item falls back to its text at once when its drive gives no answer, and a late answer refines the resource', async () => {
  const request = aRequest({ cate_id: 0, disk_pass: 'a1b2' })
  drives.answer(request.disk_id, captcha)
  await service.send(ImportRequested, request)
  expect(await imported(request)).toMatchObject([{ outcome: 'created', disk_name: '庆余年 第二季 4K' }])
  expect(await rowOf(request)).toMatchObject({ health: 'unsure', name_source: 'text', checked_at: null })
  drives.answer(request.disk_id, drives.valid({ disk_name: '庆余年.S02.完整' }))
  await waitForProbe(request, () => later(request, 0))
  expect(await rowOf(request)).toMatchObject({
    health: 'valid',
    name_source: 'drive',
    disk_name: '庆余年.S02.完整',
    disk_pass: 'a1b2',
    pass_source: 'drive',
  })
  expect(await service.listPublished(DiskImported, request.disk_id)).toHaveLength(1)
})

test('an item waits for its drive when unverified storage is off, and fails after a day', async () => {
  service.site.rules.task_basic.index_unresolved = false
  await waitFor(async () => !(await service.readRules()).task_basic.index_unresolved)
  const request = aRequest()
  drives.answer(request.disk_id, captcha)
  await waitForProbe(request, () => service.send(ImportRequested, request))
  expect(await waitsOf(request)).toHaveLength(1)
  expect(await rowOf(request)).toBeUndefined()
  const yesterday = service.db.raw(`now() - interval '25 hours'`)
  await service.db('import_wait').where({ item_id: request.item_id }).update({ waits_since: yesterday })
  expect(await failed(request)).toMatchObject([{ status: 'failed', item_id: request.item_id }])
  expect(await waitsOf(request)).toEqual([])
})

test('a wrong pasted password does not affect a resource with a working password', async () => {
  const share = await stored({ disk_pass: 'good' })
  drives.answer(share.disk_id, ({ disk_pass }) =>
    disk_pass === 'good' ? drives.valid() : { verdict: 'password', isWrong: true },
  )
  await requested({ disk_id: share.disk_id, disk_pass: 'evil' })
  await imported(share)
  expect(drives.asked(share.disk_id)).toEqual(['good'])
  expect(await rowOf(share)).toMatchObject({ health: 'valid', disk_pass: 'good' })
})

test.each([
  ['is known to live', drives.valid(), false],
  ['opens with whatever it is asked with', drives.valid(), true],
  ['is not to be asked now', captcha, true],
])('a pasted password is not stored for a resource that opens without one and %s', async (_how, answer, isStale) => {
  const share = await stored()
  drives.answer(share.disk_id, drives.valid())
  await waitForProbe(share, () => queueNow(share))
  drives.answer(share.disk_id, answer)
  if (isStale) await service.db('link_check').where({ disk_id: share.disk_id }).update({ stale_at: new Date() })
  await requested({ disk_id: share.disk_id, disk_pass: 'evil' })
  await imported(share)
  expect(new Set(drives.asked(share.disk_id))).toEqual(new Set(['']))
  expect(await rowOf(share)).toMatchObject({ health: 'valid', disk_pass: '' })
})

test.each<DriveAnswer>([drives.valid(), captcha])(
  'a password that an admin sets during a probe with the old one is probed at once ($verdict)',
  async (answer) => {
    const share = await stored({ disk_pass: 'old1' })
    const { id } = await rowOf(share)
    drives.answer(share.disk_id, async ({ disk_pass }) => {
      if (disk_pass === 'new2') return drives.valid()
      await service.client.UpdateDisk({ id, disk_pass: 'new2' }, asAdmin())
      return answer
    })
    await queueNow(share)
    await waitFor(() => drives.asked(share.disk_id).length >= 2)
    await waitFor(async () => (await checkOf(share)).due_at === null)
    expect(drives.asked(share.disk_id)).toEqual(['old1', 'new2'])
    expect(await rowOf(share)).toMatchObject({ health: 'valid', disk_pass: 'new2' })
  },
)

test('a replica with a wrong clock does not block the storage of later answers', async () => {
  const share = await stored()
  drives.answer(share.disk_id, drives.valid())
  service.time.now = () => new Date(Date.now() + 3_600_000)
  await waitForProbe(share, () => queueNow(share))
  service.time.now = () => new Date()
  drives.answer(share.disk_id, gone)
  await waitForProbe(share, () => queueNow(share))
  await waitForProbe(share, () => later(share, 700))
  expect(await rowOf(share)).toMatchObject({ health: 'dead' })
})

test('of several pasted passwords the one that opens the share is stored', async () => {
  const { disk_id } = aRequest()
  drives.answer(disk_id, ({ disk_pass }) =>
    disk_pass === 'good' ? drives.valid() : { verdict: 'password', isWrong: true },
  )
  const requests = ['', 'bad1', 'good'].map((disk_pass) => aRequest({ disk_id, disk_pass, disk_type: 'UC' }))
  await service.db.transaction(async (trx) => {
    await trx('import_wait').insert(requests)
    await queueChecks(trx, requests, 'visitor')
  })
  await imported({ disk_type: 'UC', disk_id }, 3)
  expect(drives.asked(disk_id)).toEqual(['bad1', 'good'])
  expect(await rowOf({ disk_type: 'UC', disk_id })).toMatchObject({ health: 'valid', disk_pass: 'good' })
})

test('a share with an unknown password is stored as one that needs it', async () => {
  const request = aRequest()
  drives.answer(request.disk_id, { verdict: 'password', isWrong: false, share: { share_user: '张**' } })
  await service.send(ImportRequested, request)
  await imported(request)
  expect(await rowOf(request)).toMatchObject({ health: 'password', share_user: '张**', name_source: 'text' })
})

test('the same content by the same sharer under another link is a duplicate, and the first link is probed again', async () => {
  const share = { disk_name: '同一份 资源', share_user_id: 'same-sharer' }
  const first = await stored(share)
  const second = aRequest()
  drives.answer(first.disk_id, drives.valid(share))
  await service
    .db('disk')
    .where({ disk_id: first.disk_id })
    .update({ disk_name: '同一份 资源 【k7q2】', disk_pass: 'k7q2' })
  drives.answer(second.disk_id, drives.valid({ ...share, disk_name: '同一份.资源' }))
  await service.send(ImportRequested, second)
  const { doc_id } = await rowOf(first)
  expect(await failed(second)).toMatchObject([{ status: 'duplicate', doc_id, disk_name: '同一份 资源 【…】' }])
  expect(await rowOf(second)).toBeUndefined()
  await waitFor(() => drives.asked(first.disk_id).length === 1)
})

test('two new links of the same content by the same sharer at the same time become one resource', async () => {
  const share = { disk_name: '同时 来的', share_user_id: 'twins' }
  const requests = Array.from({ length: 6 }, () => aRequest({ disk_type: 'UC' }))
  for (const { disk_id } of requests) drives.answer(disk_id, drives.valid(share))
  await Promise.all(requests.map(async (request) => service.send(ImportRequested, request)))
  const ends = await Promise.all(
    requests.map(async ({ disk_id }) =>
      waitFor(async () => {
        const [failure] = await service.listPublished(ImportFailed, disk_id)
        const [success] = await service.listPublished(DiskImported, disk_id)
        return failure?.status ?? success?.outcome
      }),
    ),
  )
  expect(ends.toSorted()).toEqual(['created', ...requests.slice(1).map(() => 'duplicate')])
})

test('a dead duplicate blocks no import', async () => {
  const share = { disk_name: '换了链接', share_user_id: 'mover' }
  await stored({ ...share, health: 'dead' })
  const second = aRequest()
  drives.answer(second.disk_id, drives.valid(share))
  await service.send(ImportRequested, second)
  expect(await imported(second)).toMatchObject([{ outcome: 'created' }])
})

test('the same name and bytes by another sharer is stored as a copy', async () => {
  const first = await stored({ disk_name: '人人 都有', size: 4_711 })
  const second = aRequest()
  drives.answer(second.disk_id, drives.valid({ disk_name: '人人.都有', size: 4_711 }))
  await service.send(ImportRequested, second)
  await imported(second)
  expect([(await rowOf(first)).status, (await rowOf(second)).status]).toEqual([0, 3])
})

test('of the same name and bytes by many sharers at the same time, all but one are copies', async () => {
  const requests = Array.from({ length: 6 }, () => aRequest({ disk_type: 'UC' }))
  for (const { disk_id } of requests) drives.answer(disk_id, drives.valid({ disk_name: '同时 分享', size: 4_712 }))
  await Promise.all(requests.map(async (request) => service.send(ImportRequested, request)))
  await Promise.all(requests.map(async (request) => imported(request)))
  const rows = await Promise.all(requests.map(async (request) => rowOf(request)))
  expect(rows.map(({ status }) => status as number).toSorted((a, b) => a - b)).toEqual([0, 3, 3, 3, 3, 3])
})

test('a share of a banned sharer is refused once the drive returns the sharer', async () => {
  service.site.lists = { ban_share_user: ['坏人'] }
  await waitFor(async () =>
    (await service.readBans())({ disk_name: '', files: '', share_user: '坏人', share_user_id: '' }),
  )
  const request = aRequest()
  drives.answer(request.disk_id, drives.valid({ share_user: '坏人' }))
  await service.send(ImportRequested, request)
  expect(await failed(request)).toMatchObject([{ status: 'banned' }])
  expect([await rowOf(request), await checkOf(request)]).toEqual([undefined, undefined])
})

test('only an admin restores a resource that an admin deleted', async () => {
  const share = await stored()
  await service.db('disk').where({ disk_id: share.disk_id }).update({ deleted_at: new Date(), enabled: false })
  const visitor = await requested({ disk_id: share.disk_id })
  expect(await failed(visitor)).toMatchObject([{ status: 'banned', msg: '该资源已被删除' }])
  expect(drives.asked(share.disk_id)).toEqual([])
  drives.answer(share.disk_id, drives.valid())
  await requested({ disk_id: share.disk_id, origin: 'admin' })
  expect(await imported(share)).toMatchObject([{ outcome: 'updated' }])
  expect(await rowOf(share)).toMatchObject({ deleted_at: null, enabled: true })
})

test('a deleted resource is probed before it is restored, even when its last probe is recent', async () => {
  const share = await stored()
  drives.answer(share.disk_id, drives.valid())
  await waitForProbe(share, () => queueNow(share))
  await service.db('disk').where({ disk_id: share.disk_id }).update({ deleted_at: new Date(), enabled: false })
  drives.answer(share.disk_id, gone)
  const again = await requested({ disk_id: share.disk_id, origin: 'admin' })
  expect(await failed(again)).toMatchObject([{ status: 'dead', msg: '分享已取消' }])
  expect(await rowOf(share)).toMatchObject({ deleted_at: expect.any(Date), enabled: false })
})

test('a confirmed link is published to the index once a day and keeps the date of the resource', async () => {
  const share = await stored({ resolved_at: new Date().toISOString() })
  const again = drives.valid({ ...share, shared_time: share.shared_time })
  drives.answer(share.disk_id, again)
  await waitForProbe(share, () => queueNow(share))
  await waitForProbe(share, () => queueNow(share))
  const before = await rowOf(share)
  expect(before.version).toBe(1)
  const yesterday = new Date(Date.now() - 86_400_000)
  await service.db('disk').where({ disk_id: share.disk_id }).update({ checked_at: yesterday })
  await waitForProbe(share, () => queueNow(share))
  await waitForProbe(share, () => queueNow(share))
  const after = await rowOf(share)
  expect(after).toMatchObject({ version: 2, update_time: before.update_time })
  expect(await service.listPublished(DiskSaved, share.disk_id)).toHaveLength(2)
})

test('a drive that is switched off is not probed, and its pasted links fall back to their text', async () => {
  service.site.rules.drive_basic.XUNLEI.enabled = false
  await waitFor(async () => !(await service.readRules()).drive_basic.XUNLEI.enabled)
  const request = await requested({ disk_type: 'XUNLEI', disk_pass: 'a1b2' })
  await imported(request)
  await queueNow(request)
  await waitFor(async () => (await checkOf(request)).due_at === null)
  expect(drives.asked(request.disk_id)).toEqual([])
  expect(await rowOf(request)).toMatchObject({ health: 'unsure' })
})

test('a share whose item falls back to its text just before its probe is probed all the same', async () => {
  const share = aResolution()
  drives.answer(share.disk_id, drives.valid())
  const holder = await service.db.transaction()
  await holder.raw('lock table import_wait in access exclusive mode')
  await queueNow(share)
  const looking = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query like 'select disk_type, disk_id, disk_pass from import_wait%'`
  await waitFor(async () => (await service.db.raw(looking)).rows.length > 0)
  await service.insert(share)
  await holder.commit()
  await waitFor(async () => (await rowOf(share)).health === 'valid')
  expect(drives.asked(share.disk_id)).toEqual([''])
})
