import { diskTypes, type DiskType } from '@pandex/contracts/share-link'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDriveFixture, shareAt, type DriveFixture } from '../../test/drives/drive-fixture.ts'
import type { DeadReason, DriveAnswer } from './drive.ts'

let fixture: DriveFixture
beforeAll(async () => {
  fixture = await openDriveFixture()
})
afterAll(() => fixture[Symbol.asyncDispose]())

/** Probes a share while requests whose path ends in `step` get this response. */
const probeWithAnswer = (diskType: DiskType, step: string, body: string | object, status = 200, pass = 'x1y2') =>
  fixture.whileIn(
    diskType,
    (reply, { path }) => (path.endsWith(step) ? { status, body } : reply),
    () => fixture.askFor(shareAt(diskType), pass),
  )

const inShort = (answer: DriveAnswer): string => {
  if (answer.verdict === 'dead') return `dead ${answer.reason}`
  if (answer.verdict === 'unsure') return `unsure ${answer.cause}`
  return answer.verdict === 'password' ? `password ${answer.isWrong ? 'wrong' : 'wanted'}` : answer.verdict
}

type Row = [said: unknown, expected: string, status?: number]

const holds = (
  diskType: DiskType,
  step: string,
  rows: readonly Row[],
  toBody: (answerFields: never) => string | object,
): void => {
  test.each(rows)(`${step} %j is %s`, async (answerFields, expected, status) => {
    expect(inShort(await probeWithAnswer(diskType, step, toBody(answerFields as never), status))).toBe(expected)
  })
}

describe('BDY', () => {
  const list = (errno: unknown) => ({ errno, list: [{ server_filename: 'a.mkv', isdir: 0, path: '/a.mkv', size: 1 }] })
  holds(
    'BDY',
    '/share/list',
    [
      [0, 'valid'],
      [-7, 'dead cancelled'],
      [-8, 'dead expired'],
      [105, 'dead not_found'],
      [115, 'dead illegal'],
      [116, 'dead not_found'],
      [117, 'dead expired'],
      [145, 'dead cancelled'],
      // The password was right, so it must have been changed.
      [-9, 'password wanted'],
      [-12, 'password wanted'],
      [-62, 'unsure limited'],
      [-65, 'unsure limited'],
      [9_019, 'unsure captcha'],
      // The API answers 2 also for a wrong parameter.
      [2, 'unsure unreadable'],
      [140, 'unsure unreadable'],
      ['105', 'unsure unreadable'],
      [null, 'unsure unreadable'],
    ],
    list,
  )
  holds(
    'BDY',
    '/share/verify',
    [
      [105, 'dead not_found'],
      [-62, 'unsure captcha'],
      [-63, 'unsure captcha'],
      [9_019, 'unsure captcha'],
      [1, 'unsure unreadable'],
      [-9, 'password wrong'],
      [-12, 'password wrong'],
      [200_025, 'password wrong'],
    ],
    (errno: number) => ({ errno }),
  )
  // Clients interpret these codes differently, so they are inconclusive.
  holds(
    'BDY',
    '/api/shorturlinfo',
    [
      [-3, 'valid'],
      [-9, 'valid'],
      [-21, 'valid'],
      [140, 'valid'],
      [2, 'valid'],
    ],
    (errno: number) => ({ errno }),
  )

  test('lists the files even after a successful verification, which also succeeds for a deleted share', async () => {
    expect(inShort(await fixture.askFor(shareAt('BDY', { state: 'cancelled' })))).toBe('dead cancelled')
    expect(fixture.simulator.seen().at(-1)?.path).toBe('/share/list')
  })

  test('is dead when its list is empty, not when the list is missing', async () => {
    expect(inShort(await probeWithAnswer('BDY', '/share/list', { errno: 0, list: [] }))).toBe('dead empty')
    expect(inShort(await probeWithAnswer('BDY', '/share/list', { errno: 0 }))).toBe('unsure unreadable')
    expect(inShort(await probeWithAnswer('BDY', '/share/list', { errno: 0, list: {} }))).toBe('unsure unreadable')
  })

  test('is not dead because of the text of its page', async () => {
    const body = '<title>链接不存在</title>分享的文件已经被取消'
    const answer = await fixture.whileIn(
      'BDY',
      (reply, { path }) => (path.startsWith('/s/') ? { ...reply, status: 200, body } : reply),
      () => fixture.askFor(shareAt('BDY')),
    )
    expect(inShort(answer)).toBe('valid')
  })
})

describe('ALY', () => {
  const info = '/get_share_by_anonymous'
  const codes = (code: string) => ({ code, message: '' })
  holds(
    'ALY',
    info,
    [
      ['NotFound.ShareLink', 'dead not_found', 404],
      ['ShareLink.Cancelled', 'dead cancelled', 400],
      ['ShareLink.Expired', 'dead expired', 400],
      ['ShareLink.Forbidden', 'dead illegal', 400],
      ['TooManyRequests', 'unsure limited', 429],
      ['ParamFlowException', 'unsure limited', 400],
      ['Frequency.Exceed', 'unsure limited', 400],
      ['NotFound.Other', 'unsure unreadable', 404],
      ['toString', 'unsure unreadable', 400],
      ['InternalError', 'unsure unreachable', 500],
    ],
    codes,
  )
  for (const step of ['/get_share_token', '/list_by_share'])
    holds(
      'ALY',
      step,
      [
        ['InvalidResource.SharePwd', 'password wrong', 400],
        ['ShareLinkPwdNeeded', 'password wrong', 400],
        ['ShareLinkPwdInvalid', 'password wrong', 400],
        ['InvalidParameter.ShareLinkPwd', 'password wrong', 400],
        ['ShareLink.Cancelled', 'dead cancelled', 400],
        ['ParamFlowException', 'unsure limited', 400],
      ],
      codes,
    )
  holds(
    'ALY',
    info,
    [
      [{ share_status: 'enabled' }, 'valid'],
      [{ share_status: 'normal' }, 'valid'],
      [{ share_status: 'forbidden' }, 'dead illegal'],
      [{ share_status: 'illegal' }, 'dead illegal'],
      [{ share_status: 'cancelled' }, 'dead cancelled'],
      [{ share_status: 'disabled' }, 'dead cancelled'],
      [{ share_status: 'expired' }, 'dead expired'],
      [{ share_status: 'invalid' }, 'dead not_found'],
      [{ share_status: 'auditing' }, 'unsure unreadable'],
      [{ share_name: '', share_title: '', file_count: 0 }, 'dead empty'],
      [{ share_name: null, share_title: null, file_count: 0 }, 'dead empty'],
      [{ share_name: 3, file_count: 0 }, 'unsure unreadable'],
      [{ share_name: '', share_title: '', file_count: '0' }, 'unsure unreadable'],
    ],
    (answerFields: object) => ({
      share_name: '甲',
      share_title: '甲',
      file_count: 1,
      file_infos: [],
      has_pwd: true,
      ...answerFields,
    }),
  )

  test('retries once with a new token when the old one was refused', async () => {
    let refused = 0
    const answer = await fixture.whileIn(
      'ALY',
      (reply, { path }) => {
        if (!path.endsWith('/list_by_share') || refused > 0) return reply
        refused += 1
        return { status: 401, body: { code: 'AccessTokenInvalid' } }
      },
      () => fixture.askFor(shareAt('ALY')),
    )
    expect(inShort(answer)).toBe('valid')
    expect(inShort(await probeWithAnswer('ALY', '/list_by_share', codes('ShareLinkTokenInvalid'), 401))).toBe(
      'unsure unreadable',
    )
  })

  test('treats the first answer about a public share as proof that it is alive', async () => {
    const answer = await fixture.whileIn(
      'ALY',
      (reply, { path }) => (path.endsWith('/list_by_share') ? { status: 429, body: '' } : reply),
      () => fixture.askFor(shareAt('ALY', { disk_pass: '' })),
    )
    expect(answer).toMatchObject({
      verdict: 'valid',
      share: { files: 'folder:第二季\nfile:说明.txt', isPartial: true },
    })
  })
})

describe.each(['QUARK', 'UC'] as const)('%s', (diskType) => {
  for (const step of ['/token', '/detail'])
    holds(
      diskType,
      step,
      [
        [41_003, 'dead expired', 404],
        [41_004, 'dead not_found', 404],
        [41_006, 'dead not_found', 404],
        [41_010, 'dead illegal', 404],
        [41_011, 'dead not_found', 404],
        [41_012, 'dead cancelled', 404],
        [41_031, 'dead sharer_banned', 404],
        [41_012, 'dead cancelled', 200],
        [41_012, 'unsure unreachable', 503],
        [41_012, 'unsure limited', 429],
        [41_008, 'password wrong', 400],
        [31_001, 'unsure unreadable', 401],
        [0, 'unsure unreadable', 200],
        ['41012', 'unsure unreadable', 404],
      ],
      (code: number) => ({ status: 404, code, message: '' }),
    )
  const list = [{ fid: 'f', file_name: 'a.mkv', dir: false, file: true, size: 1 }]
  holds(
    diskType,
    '/detail',
    [
      [{ share: { status: 1 }, list }, 'valid'],
      [{ share: { status: 1, partial_violation: true }, list }, 'valid'],
      [{ share: { status: 3 }, list }, 'valid'],
      [{ share: { status: 3, partial_violation: true }, list }, 'dead illegal'],
      [{ share: { status: 2 }, list }, 'dead cancelled'],
      [{ share: { status: 5 }, list }, 'dead cancelled'],
      [{ share: { status: '5' }, list }, 'valid'],
      [{ list }, 'valid'],
      [{ share: { status: 1 }, list: [] }, 'dead empty'],
      [{ share: { status: 1, all_file_num: 3 }, list: [] }, 'unsure unreadable'],
      [{ share: { status: 1 } }, 'unsure unreadable'],
      [{ share: { status: 1 }, list: {} }, 'unsure unreadable'],
    ],
    (data: object) => ({ status: 200, code: 0, data, metadata: {} }),
  )
})

describe('XUNLEI', () => {
  holds(
    'XUNLEI',
    '/drive/v1/share',
    [
      ['OK', 'valid'],
      ['PASS_CODE_EMPTY', 'password wanted'],
      ['PASS_CODE_ERROR', 'password wrong'],
      ['NOT_FOUND', 'dead not_found'],
      ['DELETED', 'dead cancelled'],
      ['EXPIRED', 'dead expired'],
      ['SENSITIVE_RESOURCE', 'dead illegal'],
      ['CANCELLED', 'dead cancelled'],
      ['BANNED_SHARER', 'dead sharer_banned'],
      ['NOT_FOUND_YET', 'unsure unreadable'],
      ['', 'unsure unreadable'],
      [7, 'unsure unreadable'],
      // A proxy in front of the drive may answer 404 and 403 too.
      ['OTHER', 'unsure unreadable', 404],
      ['OTHER', 'unsure unreadable', 403],
    ],
    (share_status: string) => ({ share_status, title: '甲', files: [] }),
  )
  holds(
    'XUNLEI',
    '/drive/v1/share',
    [
      [{ error_code: 9, error: 'captcha_invalid' }, 'unsure captcha', 400],
      [{ error_code: 3, error: 'invalid_argument' }, 'unsure unreadable', 400],
    ],
    (answerFields: object) => answerFields,
  )

  test('shares one captcha token between all probes, and fetches a new one when it is refused', async () => {
    await fixture.askFor(shareAt('XUNLEI'))
    const countTokens = () => fixture.simulator.seen().filter(({ path }) => path.endsWith('/captcha/init')).length
    const before = countTokens()
    await fixture.askFor(shareAt('XUNLEI'))
    expect(countTokens()).toBe(before)
    let refusals = 0
    const answer = await fixture.whileIn(
      'XUNLEI',
      (reply, { path }) => {
        if (!path.endsWith('/drive/v1/share') || refusals > 0) return reply
        refusals += 1
        return { status: 400, body: { error_code: 9, error: 'captcha_invalid' } }
      },
      () => fixture.askFor(shareAt('XUNLEI')),
    )
    expect(inShort(answer)).toBe('valid')
    expect(countTokens()).toBe(before + 1)
  })

  test('pauses for minutes when the drive requires human verification', async () => {
    await using fresh = await openDriveFixture()
    const refused = { status: 400, body: { error_code: 9, error: 'captcha_invalid' } }
    fresh.simulator.set('XUNLEI', () => refused)
    expect(inShort(await fresh.askFor(shareAt('XUNLEI')))).toBe('unsure captcha')
    fresh.simulator.set('XUNLEI', 'captcha')
    expect(await fresh.askFor(shareAt('XUNLEI'))).toMatchObject({
      verdict: 'unsure',
      cause: 'captcha',
      retryAfterMs: 300_000,
    })
  })

  test('is not probed by a client without salts', async () => {
    await using bare = await openDriveFixture({
      xunlei: { clientId: 'x', clientVersion: '1', packageName: 'p', salts: [] },
    })
    expect(inShort(await bare.askFor(shareAt('XUNLEI')))).toBe('unsupported')
    expect(bare.simulator.seen()).toEqual([])
  })
})

describe('115', () => {
  const good = { share_title: '甲', share_state: 1, file_size: 1, create_time: '1714550400' }
  holds(
    '115',
    '/share/snap',
    [
      [4_100_010, 'dead cancelled'],
      [4_100_018, 'dead expired'],
      [4_100_026, 'dead not_found'],
      [4_100_012, 'password wrong'],
      [4_100_008, 'password wrong'],
      // The drive answers this for any wrong parameter.
      [990_002, 'unsure unreadable'],
      [911, 'unsure unreadable'],
    ],
    (errno: number) => ({ state: false, errno, error: '' }),
  )
  holds(
    '115',
    '/share/snap',
    [
      [{}, 'valid'],
      [{ have_vio_file: 1 }, 'valid'],
      [{ share_state: 7, forbid_reason: '分享已过期' }, 'dead expired'],
      [{ share_state: '7' }, 'dead expired'],
      // The share is under review or blocked temporarily.
      [{ share_state: 2 }, 'unsure unreadable'],
      [{ share_state: 0 }, 'unsure unreadable'],
      [{ share_state: null }, 'unsure unreadable'],
    ],
    (answerFields: object) => ({
      state: true,
      errno: 0,
      data: { shareinfo: { ...good, ...answerFields }, count: 0, list: [] },
    }),
  )
  holds(
    '115',
    '/share/snap',
    [
      ['<!doctype html>', 'unsure limited'],
      ['', 'unsure limited', 405],
      ['', 'unsure unreadable', 403],
    ],
    (text: string) => text,
  )

  test('is not dead for an error with a valid state', async () => {
    const answerFields = { state: true, errno: 4_100_010, data: { shareinfo: good, count: 0, list: [] } }
    expect(inShort(await probeWithAnswer('115', '/share/snap', answerFields))).toBe('valid')
  })
})

describe('LZY', () => {
  holds(
    'LZY',
    shareAt('LZY').disk_id,
    [
      ['来晚啦...文件取消分享了', 'dead cancelled'],
      ['文件取消分享', 'dead cancelled'],
      ['文件不存在，或已删除', 'dead not_found'],
      ['文件链接失效，请获取新链接', 'dead expired'],
      ['您输入地址有误', 'dead not_found'],
      ['<!-- 文件不存在 -->', 'unsure unreadable'],
      ['<script>/* 文件取消分享了 */\n// 文件不存在\n</script>', 'unsure unreadable'],
      ['<html></html>', 'unsure unreadable'],
      ['acw_sc__v2 文件不存在', 'unsure unreadable'],
    ],
    (text: string) => `<html><div class="off">${text}</div></html>`,
  )
  holds(
    'LZY',
    '/filemoreajax.php',
    [
      [{ zt: 1, text: [] }, 'valid'],
      [{ zt: 2, text: null }, 'valid'],
      [{ zt: 3 }, 'password wrong'],
      [{ zt: 4 }, 'unsure limited'],
      [{ zt: 1, text: '文件不存在' }, 'unsure unreadable'],
      [{ zt: 5, info: '文件取消分享' }, 'unsure unreadable'],
      [{ zt: '1', text: [] }, 'unsure unreadable'],
    ],
    (answerFields: object) => answerFields,
  )

  test('interprets its texts only where no share is shown, since sharers can write them too', async () => {
    const words = '文件取消分享了 文件不存在 您输入地址有误'
    const folder = shareAt('LZY', { title: words, files: [{ path: `${words}/${words}.txt`, size: 1_024 }] })
    const file = shareAt('LZY', {
      disk_id: 'i0abcdefg',
      disk_pass: '',
      title: words,
      files: [{ path: 'a', size: 1_024 }],
    })
    expect(await fixture.askFor(folder)).toMatchObject({ verdict: 'valid', share: { disk_name: words } })
    expect(await fixture.askFor(file)).toMatchObject({ verdict: 'valid', share: { disk_name: words } })
    expect(inShort(await fixture.askFor({ ...file, disk_pass: 'x1y2' }))).toBe('valid')
  })

  test('stops retrying when the challenge is shown repeatedly', async () => {
    const challenge = "<script>var arg1='70D9569CD5E5895C84F284A09503B1598C5762A1';</script>acw_sc__v2"
    expect(inShort(await probeWithAnswer('LZY', shareAt('LZY').disk_id, challenge))).toBe('unsure captcha')
  })

  test('waits once when the drive reports too many requests', async () => {
    let refusals = 0
    const answer = await fixture.whileIn(
      'LZY',
      (reply, { path }) => {
        if (path !== '/filemoreajax.php' || refusals > 0) return reply
        refusals += 1
        return { body: { zt: 4, info: '请重试' } }
      },
      () => fixture.askFor(shareAt('LZY')),
    )
    expect(inShort(answer)).toBe('valid')
  })
})

/** A drive without a code for a state answers the closest one. */
const stateWords: Record<DiskType, Record<string, DeadReason>> = {
  BDY: { dead: 'not_found', cancelled: 'cancelled', expired: 'expired', illegal: 'illegal', empty: 'empty' },
  ALY: { dead: 'not_found', cancelled: 'cancelled', expired: 'expired', illegal: 'illegal', empty: 'empty' },
  QUARK: {
    dead: 'not_found',
    cancelled: 'cancelled',
    expired: 'expired',
    illegal: 'illegal',
    sharer_banned: 'sharer_banned',
    empty: 'empty',
  },
  UC: {
    dead: 'not_found',
    cancelled: 'cancelled',
    expired: 'expired',
    illegal: 'illegal',
    sharer_banned: 'sharer_banned',
    empty: 'empty',
  },
  XUNLEI: {
    dead: 'not_found',
    cancelled: 'cancelled',
    expired: 'expired',
    illegal: 'illegal',
    sharer_banned: 'sharer_banned',
    empty: 'cancelled',
  },
  '115': { dead: 'not_found', cancelled: 'cancelled', expired: 'expired', empty: 'not_found' },
  LZY: { dead: 'not_found', cancelled: 'cancelled', expired: 'expired' },
}

describe.each(diskTypes)('%s', (diskType) => {
  test.each(Object.entries(stateWords[diskType]))('reports a share that is %s as %s', async (state, reason) => {
    const share = shareAt(diskType, { state: state as 'dead' })
    expect(inShort(await fixture.askFor(share))).toBe(`dead ${reason}`)
  })

  test('reports a deleted share without its password too', async () => {
    expect(inShort(await fixture.askFor(shareAt(diskType, { state: 'cancelled' }), ''))).toBe('dead cancelled')
  })

  test('distinguishes a share that never existed from one that cannot be probed now', async () => {
    const known = shareAt(diskType)
    const disk_id = known.disk_id.slice(0, -2) + (diskType === 'XUNLEI' ? 'B2' : '00')
    const probe = () => fixture.drives[diskType].ask({ disk_id, disk_pass: 'x1y2' }, new AbortController().signal)
    expect(inShort(await probe())).toBe('dead not_found')
    fixture.simulator.setUnknown('limited')
    expect((await probe()).verdict).toBe('unsure')
    fixture.simulator.setUnknown('dead')
  })
})
