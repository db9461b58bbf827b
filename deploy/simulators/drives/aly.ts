/** Aliyun Drive. Name and sharer of a share need no password; lists need a token that the password yields. */
import type { DriveReply, DriveRequest, SimulatedDrive } from './simulated-drive.ts'
import { listAllFolders, hexOf, listFolder, type SimulatedShare } from './simulated-share.ts'

const refusals: Record<SimulatedShare['state'], { status: number; code: string } | undefined> = {
  valid: undefined,
  empty: undefined,
  dead: { status: 404, code: 'NotFound.ShareLink' },
  cancelled: { status: 400, code: 'ShareLink.Cancelled' },
  expired: { status: 400, code: 'ShareLink.Expired' },
  illegal: { status: 400, code: 'ShareLink.Forbidden' },
  sharer_banned: { status: 400, code: 'ShareLink.Forbidden' },
}

const fail = (status: number, code: string, message = ''): DriveReply => ({
  status,
  body: { code, message, requestId: 'sim', display_message: '' },
})

const fileId = (share: SimulatedShare, path: string): string => hexOf(share, path, 40)
const tokenOf = (share: SimulatedShare): string => `eyJhbGciOiJSUzI1NiJ9.${hexOf(share, share.disk_pass, 40)}.sim`

const answerInfo = (_request: DriveRequest, share: SimulatedShare): DriveReply => {
  const top = listFolder(share) ?? []
  const name =
    share.state === 'empty' ? {} : { share_name: share.title, share_title: share.title, display_name: share.title }
  return {
    body: {
      ...name,
      creator_id: share.share_user_id,
      creator_name: share.share_user,
      creator_phone: '138***0000',
      expiration: '',
      file_count: top.length,
      file_infos: top.map((entry) => ({
        type: entry.isFolder ? 'folder' : 'file',
        file_id: fileId(share, entry.path),
        file_name: entry.name,
      })),
      updated_at: share.shared_time,
      vip: 'non-vip',
      avatar: 'https://img.example.com/a.png',
      has_pwd: share.disk_pass !== '',
    },
  }
}

const answerToken = ({ fields }: DriveRequest, share: SimulatedShare): DriveReply =>
  share.disk_pass !== '' && fields.get('share_pwd') !== share.disk_pass
    ? fail(400, 'InvalidResource.SharePwd', 'The resource share_pwd is not valid. share_pwd is not valid')
    : { body: { expire_time: '2100-01-01T00:00:00.000Z', expires_in: 7_200, share_token: tokenOf(share) } }

const answerList = ({ headers, fields }: DriveRequest, share: SimulatedShare): DriveReply => {
  if (headers['x-share-token'] !== tokenOf(share))
    return fail(401, 'ShareLinkTokenInvalid', 'ShareLinkToken is invalid')
  const parent = fields.get('parent_file_id')
  const path = parent === 'root' ? '' : listAllFolders(share).find((folder) => fileId(share, folder) === parent)
  const entries = path === undefined ? null : listFolder(share, path)
  if (!entries) return fail(404, 'NotFound.File')
  const limit = Math.min(Number(fields.get('limit') ?? 50), 200)
  const start = Number(fields.get('marker') ?? 0)
  const end = start + limit
  return {
    body: {
      items: entries.slice(start, end).map((entry) => ({
        drive_id: '123456',
        share_id: share.disk_id,
        file_id: fileId(share, entry.path),
        parent_file_id: parent,
        name: entry.name,
        type: entry.isFolder ? 'folder' : 'file',
        ...(entry.isFolder ? {} : { size: entry.size }),
        created_at: share.shared_time,
        updated_at: share.shared_time,
      })),
      next_marker: end < entries.length ? String(end) : '',
      punished_file_count: 0,
    },
  }
}

const calls: Record<string, (request: DriveRequest, share: SimulatedShare) => DriveReply> = {
  'POST /adrive/v3/share_link/get_share_by_anonymous': answerInfo,
  'POST /v2/share_link/get_share_token': answerToken,
  'POST /adrive/v2/file/list_by_share': answerList,
}

export const aly: SimulatedDrive = {
  diskType: 'ALY',
  hosts: ['api.aliyundrive.com'],
  findShareId: ({ fields }) => fields.get('share_id'),
  answer: (request, share) => {
    const answer = calls[`${request.method} ${request.path}`]
    if (!answer || !share) return null
    const refusal = refusals[share.state]
    return refusal ? fail(refusal.status, refusal.code, 'share_link is not to be had') : answer(request, share)
  },
  refuse: (kind) =>
    kind === 'limited'
      ? fail(429, 'TooManyRequests', 'request exceeds the limit')
      : fail(200, 'ParamFlowException', 'not granted by the flow control'),
}
