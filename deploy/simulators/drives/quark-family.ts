/** Quark and UC: the same software on two hosts. Answers are `{status, code, message, data, metadata}`; codes 41xxx are about shares. */
import type { DiskType } from '@pandex/contracts/share-link'
import { tooManyRequests, type DriveReply, type DriveRequest, type SimulatedDrive } from './simulated-drive.ts'
import { listAllFolders, hexOf, listFolder, totalSize, unixMs, type SimulatedShare } from './simulated-share.ts'

interface QuarkFamilyOptions {
  diskType: DiskType
  hosts: readonly string[]
  /** Required query parameters: without them the drive asks for a login. */
  parameters: Record<string, string>
}

const refusals: Record<SimulatedShare['state'], { code: number; message: string } | undefined> = {
  valid: undefined,
  empty: undefined,
  dead: { code: 41006, message: '分享不存在' },
  cancelled: { code: 41012, message: '好友已取消了分享' },
  expired: { code: 41003, message: '分享已过期' },
  illegal: { code: 41010, message: '文件涉及违规内容' },
  sharer_banned: { code: 41031, message: '分享者用户封禁链接查看受限' },
}

const fail = (status: number, code: number, message: string): DriveReply => ({
  status,
  body: { status, code, message, req_id: 'sim', timestamp: 1_700_000_000 },
})

const succeed = (data: object, metadata: object = {}): DriveReply => ({
  body: { status: 200, code: 0, message: 'ok', timestamp: 1_700_000_000, data, metadata },
})

/** Contains `+`, `/` and `=`, as real ones do: clients must URL-encode it. */
const tokenOf = (share: SimulatedShare): string => `${Buffer.from(hexOf(share, 'stoken', 20)).toString('base64')}+/==`

const answerToken = (request: DriveRequest, share: SimulatedShare): DriveReply => {
  if (share.disk_pass !== '' && request.fields.get('passcode') !== share.disk_pass)
    return fail(400, 41008, request.fields.get('passcode') ? '提取码错误' : '需要提取码')
  return succeed({
    subscribed: false,
    stoken: tokenOf(share),
    share_type: 0,
    url_type: share.disk_pass === '' ? 1 : 2,
    expired_type: 1,
    expired_at: 4_102_416_000_000,
    title: share.title,
    author: { member_type: 'NORMAL', avatar_url: 'https://image.example.com/a.png', nick_name: share.share_user },
  })
}

const answerDetail = (request: DriveRequest, share: SimulatedShare): DriveReply => {
  const { query } = request
  if (query.get('stoken') !== tokenOf(share)) return fail(400, 14_001, '非法token')
  const folder = query.get('pdir_fid') ?? '0'
  const path = folder === '0' ? '' : listAllFolders(share).find((each) => hexOf(share, each, 32) === folder)
  const entries = path === undefined ? null : listFolder(share, path)
  if (!entries) return fail(404, 41_004, '文件不存在')
  const size = Math.min(Number(query.get('_size') ?? 50), 100)
  const page = Number(query.get('_page') ?? 1)
  const list = entries.slice((page - 1) * size, page * size).map((entry) => ({
    fid: hexOf(share, entry.path, 32),
    file_name: entry.name,
    pdir_fid: folder,
    dir: entry.isFolder,
    file: !entry.isFolder,
    file_type: entry.isFolder ? 0 : 1,
    format_type: entry.isFolder ? '' : 'video/mp4',
    size: entry.size,
    include_items: entry.isFolder ? listFolder(share, entry.path)?.length : undefined,
    updated_at: unixMs(share),
    l_created_at: unixMs(share),
    owner_ucid: share.share_user_id,
    share_fid_token: hexOf(share, `token of ${entry.path}`, 32),
  }))
  const facts = {
    title: share.title,
    share_id: hexOf(share, 'share', 32),
    created_at: unixMs(share),
    updated_at: unixMs(share),
    expired_at: 4_102_416_000_000,
    expired_type: 1,
    status: 1,
    audit_status: 1,
    partial_violation: false,
    violation_cnt: 0,
    size: totalSize(share),
    file_num: listFolder(share)?.length,
    all_file_num: share.state === 'empty' ? 0 : share.files.length,
    click_pv: 7,
    save_pv: 1,
  }
  return succeed(
    query.get('_fetch_share') === '1' ? { is_owner: 0, share: facts, list } : { is_owner: 0, list },
    query.get('_fetch_total') === '1'
      ? { _total: entries.length, _count: list.length, _page: page, _size: size }
      : { _count: list.length, _page: page, _size: size },
  )
}

export const createQuarkFamilyDrive = ({ diskType, hosts, parameters }: QuarkFamilyOptions): SimulatedDrive => ({
  diskType,
  hosts,
  findShareId: ({ fields, query }) => fields.get('pwd_id') ?? query.get('pwd_id') ?? undefined,
  answer: (request, share) => {
    const call = `${request.method} ${request.path}`
    const answers = {
      'POST /1/clouddrive/share/sharepage/token': answerToken,
      'GET /1/clouddrive/share/sharepage/detail': answerDetail,
    }[call]
    if (!answers || !share) return null
    if (Object.entries(parameters).some(([name, value]) => request.query.get(name) !== value))
      return fail(401, 31_001, 'require login [guest]')
    const refusal = refusals[share.state]
    return refusal ? fail(404, refusal.code, refusal.message) : answers(request, share)
  },
  refuse: (kind) => (kind === 'limited' ? tooManyRequests : fail(400, 32_003, '访问过于频繁，请完成验证')),
})
