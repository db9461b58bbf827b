import { diskTypes, type DiskType } from '@pandex/contracts/share-link'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDriveFixture, shareAt, type DriveFixture } from '../../test/drives/drive-fixture.ts'
import type { ShareFacts } from './drive.ts'

let fixture: DriveFixture
beforeAll(async () => {
  fixture = await openDriveFixture()
})
afterAll(() => fixture[Symbol.asyncDispose]())

/** Facts that a drive does not report, or reports differently. */
const differing: Partial<Record<DiskType, Partial<ShareFacts>>> = {
  XUNLEI: { shared_time: '' },
  // Lanzou shows rounded sizes: 2048.0 M, 50.0 K, 1.0 K.
  LZY: { shared_time: '', share_user_id: '' },
}

const factsOf = (diskType: DiskType): ShareFacts => ({
  disk_name: '庆余年 第二季',
  files: 'folder:第二季\nfile:说明.txt\nfolder:第二季/字幕\nfile:第二季/S02E01.mkv\nfile:第二季/字幕/S02E01.ass',
  file_sizes: [0, 1_024, 0, 2_147_483_648, 51_200],
  share_user: '李**',
  share_user_id: '1100123',
  shared_time: '2024-05-01T08:00:00.000Z',
  size: 2_147_535_872,
  isPartial: false,
  ...differing[diskType],
})

describe.each(diskTypes)('%s', (diskType) => {
  test('returns name, sharer, time, size and the whole tree of a share with its password', async () => {
    expect(await fixture.askFor(shareAt(diskType))).toEqual({ verdict: 'valid', share: factsOf(diskType) })
  })

  test('returns the facts of a public share with and without a password', async () => {
    const share = shareAt(diskType, { disk_pass: '' })
    const valid = { verdict: 'valid', share: factsOf(diskType) }
    expect(await fixture.askFor(share)).toEqual(valid)
    expect(await fixture.askFor(share, 'abcd')).toEqual(valid)
  })

  test('requires the password of a protected share and reports a wrong one', async () => {
    const share = shareAt(diskType)
    expect(await fixture.askFor(share, '')).toMatchObject({ verdict: 'password', isWrong: false })
    expect(await fixture.askFor(share, 'zzzz')).toMatchObject({ verdict: 'password', isWrong: true })
  })

  test('reads a slash in a name as a part of the name, not as a folder', async () => {
    const share = shareAt(diskType, { files: [{ path: '相声%2F小品/雷佳音%2F岳云鹏.mkv', size: 1_024 }] })
    const files = 'folder:相声／小品\nfile:相声／小品/雷佳音／岳云鹏.mkv'
    expect(await fixture.askFor(share)).toMatchObject({ share: { files } })
  })

  test('keeps names on one line and one level of the tree', async () => {
    const share = shareAt(diskType, { files: [{ path: 'a\nfile:b\u2028c.mkv', size: 1_024 }] })
    expect(await fixture.askFor(share)).toMatchObject({ share: { files: 'file:a file:b c.mkv' } })
  })

  test('truncates long values', async () => {
    const long = '长'.repeat(5_000)
    const answer = await fixture.askFor(
      shareAt(diskType, { title: long, share_user: long, files: [{ path: long, size: 1_024 }] }),
    )
    if (answer.verdict !== 'valid') throw new Error(answer.verdict)
    for (const text of [answer.share.disk_name, answer.share.share_user, answer.share.files])
      expect(text.length).toBeLessThanOrEqual(260)
  })

  test('sends no request for a malformed id', async () => {
    const probe = (disk_id: string) =>
      fixture.drives[diskType].ask({ disk_id, disk_pass: '' }, new AbortController().signal)
    const before = fixture.simulator.seen().length
    for (const id of ['', '../../etc', 'a b', 'x?y=z', '短', 'a'.repeat(300)])
      expect(await probe(id)).toMatchObject({ verdict: 'unsupported' })
    expect(fixture.simulator.seen()).toHaveLength(before)
  })
})

test('ALY returns without the password what its page shows', async () => {
  expect(await fixture.askFor(shareAt('ALY'), '')).toEqual({
    verdict: 'password',
    isWrong: false,
    share: { ...factsOf('ALY'), files: 'folder:第二季\nfile:说明.txt', file_sizes: [0, 0], size: 0, isPartial: true },
  })
})

test('LZY describes a file by its page, and a protected file by the name of its download', async () => {
  const file = shareAt('LZY', {
    disk_id: 'i0abcdefg',
    title: '工具 & 说明<1>.zip',
    files: [{ path: '工具.zip', size: 13_107_200 }],
  })
  const share = {
    disk_name: '工具 & 说明<1>.zip',
    files: 'file:工具 & 说明<1>.zip',
    isPartial: false,
    share_user_id: '',
  }
  expect(await fixture.askFor({ ...file, disk_pass: '' })).toEqual({
    verdict: 'valid',
    share: {
      ...share,
      file_sizes: [13_107_200],
      share_user: '李**',
      shared_time: '2024-04-30T16:00:00.000Z',
      size: 13_107_200,
    },
  })
  expect(await fixture.askFor(file)).toEqual({
    verdict: 'valid',
    share: { ...share, file_sizes: [0], share_user: '', shared_time: '', size: 0 },
  })
  expect(await fixture.askFor(file, 'zz')).toMatchObject({ verdict: 'password', isWrong: true })
})
