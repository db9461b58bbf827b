import { randomUUID } from 'node:crypto'
import { AdminChanged, ImportRequested } from '@pandex/contracts/events'
import type { Context } from '@pandex/platform/grpc/context'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { asAdmin, asUser, asVisitor, randomLinks, startTaskService } from './harness.ts'
import type { TaskTestService } from './harness.ts'

let service: TaskTestService

beforeAll(async () => {
  service = await startTaskService()
})

afterAll(() => service[Symbol.asyncDispose]())

const openRules = { user_import_need_login: 'false', user_import_need_review: 'false' }

const rulesAre = async (rules: Partial<typeof openRules>): Promise<void> => {
  service.said.rules = { ...openRules, ...rules }
  const needed = {
    login: service.said.rules.user_import_need_login,
    review: service.said.rules.user_import_need_review,
  }
  await waitFor(async () => {
    const outcome = await service.client
      .ImportDisk({ text: randomLinks(1).text, origin: 'public' }, asVisitor())
      .catch((error: { code: string }) => error.code)
    if (typeof outcome === 'string') return needed.login === 'true' && outcome === 'task.login_required'
    return needed.login === 'false' && outcome.review > 0 === (needed.review === 'true')
  })
}

afterEach(() => {
  service.said.known.clear()
  service.said.isDiskAway = false
})

describe('an import', () => {
  test('stores one task, one item and one event for each distinct link of a text', async () => {
    const text = `庆余年 第二季 4K 夸克 https://pan.quark.cn/s/297a28b4c5d6
      再发一遍 http://pan.quark.cn/s/297a28b4c5d6
      百度：https://pan.baidu.com/s/18PD16KLbg62eeTCBuUrQfQ 提取码: x7y8`
    const reply = await service.client.ImportDisk({ text, origin: 'public' }, asVisitor())
    expect(reply).toEqual({
      task_no: expect.stringMatching(/^[0-9a-f-]{36}$/),
      total: 2,
      accepted: 2,
      review: 0,
      duplicate: 0,
      banned: 0,
      unsupported: 0,
    })
    const [first] = await service.listPublished(ImportRequested, reply.task_no)
    expect(Math.abs(Date.now() - Date.parse(first?.requested_at ?? ''))).toBeLessThan(60_000)
    expect(await service.listPublished(ImportRequested, reply.task_no)).toMatchObject([
      {
        disk_type: 'QUARK',
        disk_id: '297a28b4c5d6',
        name_hint: expect.stringContaining('庆余年 第二季'),
        cate_id: 0,
        is_mine: false,
        weight: 1,
      },
      { disk_type: 'BDY', disk_id: '8PD16KLbg62eeTCBuUrQfQ', disk_pass: 'x7y8' },
    ])
    const progress = await service.client.GetProgress({ task_no: reply.task_no }, asVisitor())
    expect(progress).toMatchObject({
      total: 2,
      counts: { resolving: 2 },
      items: [{ line: 1, msg: '正在检测' }, { line: 3 }],
    })
  })

  test('of a thousand links is stored at once', async () => {
    const { text, ids } = randomLinks(1_000)
    const { task_no, total } = await service.client.ImportDisk({ text, origin: 'public' }, asVisitor())
    expect(total).toBe(1_000)
    expect((await service.requested(task_no, 1_000)).map(({ disk_id }) => disk_id)).toEqual(ids)
  })

  test('sent twenty times concurrently by one visitor is stored once', async () => {
    const { text } = randomLinks(5)
    const visitor = asVisitor()
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => service.client.ImportDisk({ text, origin: 'public' }, visitor)),
    )
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(await service.listPublished(ImportRequested, replies[0]?.task_no ?? '')).toHaveLength(5)
  })

  test('of the same text by another user, or a minute later, is another import', async () => {
    const { text } = randomLinks(1)
    const visitor = asVisitor()
    const importBy = async (ctx: ReturnType<typeof asVisitor>) =>
      (await service.client.ImportDisk({ text, origin: 'public' }, ctx)).task_no
    const first = await importBy(visitor)
    const others = [await importBy(asVisitor()), await importBy(asUser(8)), await importBy(asUser(9))]
    await service
      .db('import_task')
      .where({ task_no: first })
      .update({ created_at: new Date(Date.now() - 61_000) })
    expect(new Set([first, ...others, await importBy(visitor)]).size).toBe(5)
  })

  test('whose transaction fails stores nothing', async () => {
    await service.db.raw(`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'the outbox is full'; end $$`)
    await service.db.raw('create trigger refuse before insert on outbox for each statement execute function refuse()')
    const before = await service.stored()
    const failing = service.client.ImportDisk({ text: randomLinks(3).text, origin: 'public' }, asVisitor())
    await expect(failing).rejects.toMatchObject({ kind: 'internal' })
    await service.db.raw('drop trigger refuse on outbox')
    expect(await service.stored()).toEqual(before)
  })

  test('counts known links separately, and imports them all the same', async () => {
    const { text, ids } = randomLinks(3)
    service.said.known.add(ids[1] ?? '')
    const reply = await service.client.ImportDisk({ text, origin: 'public' }, asVisitor())
    expect(reply).toMatchObject({ total: 3, accepted: 2, duplicate: 1 })
    expect(await service.listPublished(ImportRequested, reply.task_no)).toHaveLength(3)
  })

  test('continues while the disk service is down', async () => {
    service.said.isDiskAway = true
    const reply = await service.client.ImportDisk({ text: randomLinks(2).text, origin: 'public' }, asVisitor())
    expect(reply).toMatchObject({ total: 2, accepted: 2, duplicate: 0 })
  })
})

const invalid = (code: string) => ({ kind: 'invalid', code: `task.${code}` })

describe('bad text', () => {
  const linkAtEnd = (length: number, filler: string): string =>
    `${filler.repeat(length - 37)} https://pan.quark.cn/s/${'0'.repeat(12)} `

  test.each([
    ['', 'text_blank'],
    [' \n\t\u3000\ufeff', 'text_blank'],
    ['没有链接的一句话', 'no_links'],
    ['\u0000\ud800\uffff', 'no_links'],
    ['https://pan.quark.cn.evil.example/s/297a28b4c5d6', 'no_links'],
    ['长'.repeat(100_001), 'text_too_long'],
    ['🎬'.repeat(100_001), 'text_too_long'],
    [randomLinks(1_001).text, 'too_many_links'],
  ])('is refused and stores nothing: %#', async (text, code) => {
    const before = await service.stored()
    await expect(service.client.ImportDisk({ text, origin: 'public' }, asVisitor())).rejects.toMatchObject(
      invalid(code),
    )
    expect(await service.stored()).toEqual(before)
  })

  test.each(['长', '🎬'])('at 100001 characters exceeds the limit, whatever their size: %s', async (filler) => {
    const longest = linkAtEnd(100_000, filler)
    expect(Array.from(longest)).toHaveLength(100_000)
    const { total } = await service.client.ImportDisk({ text: longest, origin: 'public' }, asVisitor())
    expect(total).toBe(1)
    await expect(
      service.client.ImportDisk({ text: `${longest}.`, origin: 'public' }, asVisitor()),
    ).rejects.toMatchObject(invalid('text_too_long'))
  })
})

describe('a preview', () => {
  test('shows recognised links and stores nothing', async () => {
    const before = await service.stored()
    service.said.known.add('297a28b4c5d6')
    const text = `庆余年 https://pan.quark.cn/s/297a28b4c5d6
      狂飙 https://drive.uc.cn/s/ef8c26306cbf6?password=abcd
      别的 https://www.123pan.com/s/abcd-1234`
    const preview = await service.client.PreviewImport({ text }, asVisitor())
    expect(preview).toMatchObject({
      list: [
        { line: 1, disk_type: 'QUARK', disk_id: '297a28b4c5d6', disk_name: '庆余年', state: 'duplicate' },
        { line: 2, disk_type: 'UC', disk_id: 'ef8c26306cbf6', disk_pass: 'abcd', state: 'new' },
      ],
      total: 2,
      unsupported: [{ line: 3, msg: expect.stringMatching(/./) }],
    })
    expect(preview.list[1]?.link).toBe('https://drive.uc.cn/s/ef8c26306cbf6?password=abcd')
    expect(await service.stored()).toEqual(before)
  })

  test('of a text without links is empty', async () => {
    const preview = await service.client.PreviewImport({ text: '你好' }, asVisitor())
    expect(preview).toEqual({ list: [], total: 0, unsupported: [] })
  })

  test('shows links of Lanzou on the configured host', async () => {
    const text = 'https://wwe.lanzoux.com/iA1b2C3d4'
    const readLink = async () => (await service.client.PreviewImport({ text }, asVisitor())).list[0]?.link
    expect(await readLink()).toBe('https://www.lanzoux.com/iA1b2C3d4')
    service.said.driveRules = { lanzou_host: 'www.lanzoui.com' }
    await waitFor(async () => (await readLink()) === 'https://www.lanzoui.com/iA1b2C3d4')
    await service.client.ImportDisk({ text, origin: 'public' }, asVisitor())
    const { list } = await service.client.ListItems({ filter: { q: 'iA1b2C3d4' } }, asAdmin())
    expect(list.map(({ link }) => link)).toEqual(['https://www.lanzoui.com/iA1b2C3d4'])
    service.said.driveRules = {}
  })

  test.each([
    [' ', 'text_blank'],
    ['长'.repeat(100_001), 'text_too_long'],
    [randomLinks(1_001).text, 'too_many_links'],
  ])('of a bad text is refused: %#', async (text, code) => {
    await expect(service.client.PreviewImport({ text }, asVisitor())).rejects.toMatchObject(invalid(code))
  })

  test('reports that known links cannot be determined while the disk service is down', async () => {
    service.said.isDiskAway = true
    const preview = service.client.PreviewImport({ text: randomLinks(1).text }, asVisitor())
    await expect(preview).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

describe('import permissions', () => {
  const options = { cate_id: 7, is_mine: true, weight: 5 }

  test('admins set category, ownership and weight', async () => {
    const request = { text: randomLinks(1).text, origin: 'admin', ...options }
    const { task_no } = await service.client.ImportDisk(request, asAdmin())
    expect(await service.listPublished(ImportRequested, task_no)).toMatchObject([options])
  })

  test('an import by the back office is recorded in the audit log once, and no other is', async () => {
    const readAudited = () => service.db('outbox').where({ topic: AdminChanged.name }).orderBy('id').select('payload')
    const before = (await readAudited()).length
    const request = { text: randomLinks(2).text, origin: 'admin', ...options }
    const replies = await Promise.all([1, 2].map(() => service.client.ImportDisk(request, asAdmin())))
    await service.client.ImportDisk({ text: randomLinks(1).text, origin: 'public' }, asAdmin())
    const added = (await readAudited()).slice(before)
    expect(added.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({
        action: 'import.create',
        target: `import:${replies[0]?.task_no}`,
        changes: { links: 2, ...options },
        admin_id: 1,
      }),
    ])
  })

  test.each([
    ['visitors', asVisitor()],
    ['users', asUser(21)],
  ])('%s may not, with any input', async (_who, ctx) => {
    for (const origin of ['public', 'open']) {
      const { task_no } = await service.client.ImportDisk({ text: randomLinks(1).text, origin, ...options }, ctx)
      expect(await service.listPublished(ImportRequested, task_no)).toMatchObject([
        { cate_id: 0, is_mine: false, weight: 1 },
      ])
    }
    const asAdminWould = { text: randomLinks(1).text, origin: 'admin', ...options }
    await expect(service.client.ImportDisk(asAdminWould, ctx)).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'task.admin_only',
    })
  })

  test('visitors must log in where the site requires it; users, admins and token holders have no such condition', async () => {
    await rulesAre({ user_import_need_login: 'true' })
    const before = await service.stored()
    const { text } = randomLinks(1)
    for (const origin of ['public', '', 'something'])
      await expect(service.client.ImportDisk({ text, origin }, asVisitor())).rejects.toMatchObject({
        kind: 'unauthenticated',
        code: 'task.login_required',
      })
    expect(await service.stored()).toEqual(before)
    await service.client.ImportDisk({ text, origin: 'public' }, asUser())
    await service.client.ImportDisk({ text, origin: 'admin' }, asAdmin())
    await service.client.ImportDisk({ text, origin: 'open' }, asVisitor())
    expect((await service.stored()).tasks).toBe(before.tasks + 3)
    await rulesAre({})
  })

  test('imports of visitors wait for review where the site requires it, those of admins and token holders do not', async () => {
    await rulesAre({ user_import_need_review: 'true' })
    const { text, ids } = randomLinks(3)
    service.said.known.add(ids[0] ?? '')
    const reply = await service.client.ImportDisk({ text, origin: 'public' }, asUser())
    expect(reply).toMatchObject({ total: 3, accepted: 0, review: 3, duplicate: 0 })
    expect(await service.listPublished(ImportRequested, reply.task_no)).toEqual([])
    const progress = await service.client.GetProgress({ task_no: reply.task_no }, asVisitor())
    expect(progress.counts).toEqual({ review: 3 })
    for (const [origin, ctx] of [
      ['admin', asAdmin()],
      ['public', asAdmin()],
      ['open', asVisitor()],
    ] as const)
      expect(await service.client.ImportDisk({ text, origin }, ctx)).toMatchObject({ review: 0 })
    service.said.isConfigAway = true
    const later = await service.client.ImportDisk({ text, origin: 'public' }, asVisitor())
    expect(later.review).toBe(3)
    service.said.isConfigAway = false
    await rulesAre({})
  })
})

describe('while the site requires captchas', () => {
  const refused = { kind: 'failed_precondition', code: 'task.captcha_required' }

  const importAs = async (ctx: Context, more: { origin?: string; captcha_token?: string } = {}) =>
    service.client.ImportDisk({ text: randomLinks(1).text, origin: 'public', ...more }, ctx)

  beforeAll(async () => {
    service.said.asksCaptcha = true
    await waitFor(async () =>
      importAs(asVisitor()).then(
        () => false,
        (error: { code: string }) => error.code === refused.code,
      ),
    )
  })

  afterAll(async () => {
    service.said.asksCaptcha = false
    await waitFor(async () => importAs(asVisitor()).catch(() => false))
  })

  const solve = (purpose: string, address: string): string => {
    const token = randomUUID()
    service.said.captchas.set(token, { purpose, address })
    return token
  }

  test('requires a token that was solved for imports from that address, once', async () => {
    for (const ctx of [asVisitor(), asUser()]) {
      await expect(importAs(ctx)).rejects.toMatchObject(refused)
      await expect(importAs(ctx, { captcha_token: 'made-up' })).rejects.toMatchObject(refused)
      await expect(importAs(ctx, { captcha_token: solve('login', ctx.clientAddress) })).rejects.toMatchObject(refused)
      await expect(importAs(ctx, { captcha_token: solve('import', '203.0.113.9') })).rejects.toMatchObject(refused)
      const captcha_token = solve('import', ctx.clientAddress)
      const sent = await Promise.allSettled(Array.from({ length: 5 }, () => importAs(ctx, { captcha_token })))
      expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })

  test('a refused import stores nothing, and a text without links costs no captcha', async () => {
    const before = await service.stored()
    const ctx = asVisitor()
    const captcha_token = solve('import', ctx.clientAddress)
    const request = { text: ' ', origin: 'public', captcha_token }
    await expect(service.client.ImportDisk(request, ctx)).rejects.toMatchObject(invalid('text_blank'))
    await expect(importAs(ctx)).rejects.toMatchObject(refused)
    expect(await service.stored()).toEqual(before)
    expect((await importAs(ctx, { captcha_token })).total).toBe(1)
  })

  test('admins and API tokens need none', async () => {
    for (const origin of ['public', 'admin']) expect((await importAs(asAdmin(), { origin })).total).toBe(1)
    expect((await importAs(asVisitor(), { origin: 'open' })).total).toBe(1)
  })
})

test('a site whose rules were never read refuses visitors, and accepts admins', async () => {
  await using fresh = await startTaskService()
  fresh.said.isConfigAway = true
  const { text } = randomLinks(1)
  const byVisitor = () => fresh.client.ImportDisk({ text, origin: 'public' }, asVisitor())
  await expect(byVisitor()).rejects.toMatchObject({ kind: 'unavailable' })
  expect(await fresh.client.ImportDisk({ text, origin: 'admin' }, asAdmin())).toMatchObject({ accepted: 1 })
  fresh.said.isConfigAway = false
  expect(await byVisitor()).toMatchObject({ accepted: 1 })
})
