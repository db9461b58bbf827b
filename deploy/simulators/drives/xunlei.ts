/** Xunlei. Calls about shares need a captcha token, which its own clients obtain by signing their identity. */
import { tooManyRequests, type DriveReply, type DriveRequest, type SimulatedDrive } from './simulated-drive.ts'
import { listAllFolders, hexOf, listFolder, type SimulatedShare } from './simulated-share.ts'

const captchaHost = 'xluser-ssl.xunlei.com'

const refusals: Record<SimulatedShare['state'], string | undefined> = {
  valid: undefined,
  empty: 'DELETED',
  dead: 'NOT_FOUND',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
  illegal: 'SENSITIVE_RESOURCE',
  sharer_banned: 'BANNED_USER',
}

const fail = (code: number, error: string): DriveReply => ({
  status: 400,
  body: { error_code: code, error, error_description: error, error_details: [] },
})

/** Valid for one device and all shares. */
const tokenFor = (deviceId: string): string => `ck0.${Buffer.from(deviceId).toString('base64url')}`

const answerCaptcha = ({ fields }: DriveRequest): DriveReply => {
  const meta = JSON.parse(fields.get('meta') ?? '{}') as Record<string, unknown>
  const device = fields.get('device_id') ?? ''
  const isSigned = typeof meta['captcha_sign'] === 'string' && /^1\.[0-9a-f]{32}$/.test(meta['captcha_sign'])
  const isComplete = fields.get('client_id') && fields.get('action') === 'get:/drive/v1/share' && meta['package_name']
  if (!/^[0-9a-f]{32}$/.test(device) || !isComplete || !/^\d{13}$/.test(String(meta['timestamp'])))
    return fail(3, 'invalid_argument')
  if (!isSigned) return fail(9, 'captcha_invalid')
  return { body: { captcha_token: tokenFor(device), expires_in: 300 } }
}

const shareReply = (share: SimulatedShare, status: string, more: object = {}): DriveReply => ({
  body: {
    share_status: status,
    share_status_text: status === 'OK' ? '' : status,
    expiration_left: '-1',
    expiration_left_seconds: '-1',
    expiration_at: '-1',
    restore_count_left: '-1',
    contain_sensitive_resource_text: '',
    share_id: share.disk_id,
    ...more,
  },
})

const listFiles = (share: SimulatedShare, path: string, { query }: DriveRequest) => {
  const entries = listFolder(share, path) ?? []
  const start = Number(query.get('page_token') || 0)
  const end = start + Math.min(Number(query.get('limit') ?? 20), 100)
  return {
    files: entries.slice(start, end).map((entry) => ({
      kind: entry.isFolder ? 'drive#folder' : 'drive#file',
      id: `VN${hexOf(share, entry.path, 24)}`,
      parent_id: path === '' ? '' : `VN${hexOf(share, path, 24)}`,
      name: entry.name,
      user_id: share.share_user_id,
      size: String(entry.size),
      mime_type: entry.isFolder ? '' : 'video/mp4',
      created_time: share.shared_time,
      modified_time: share.shared_time,
      params: {},
    })),
    next_page_token: end < entries.length ? String(end) : '',
  }
}

const passTokenOf = (share: SimulatedShare): string => `pct.${hexOf(share, share.disk_pass, 32)}/+=`

const answerShare = (request: DriveRequest, share: SimulatedShare): DriveReply => {
  const pass = request.query.get('pass_code') ?? ''
  if (share.disk_pass !== '' && pass !== share.disk_pass)
    return shareReply(share, pass === '' ? 'PASS_CODE_EMPTY' : 'PASS_CODE_ERROR', { title: '', files: [] })
  return shareReply(share, 'OK', {
    title: share.title,
    file_num: String(share.files.length),
    pass_code_token: passTokenOf(share),
    user_info: {
      user_id: share.share_user_id,
      nickname: share.share_user,
      portrait_url: 'https://img.example.com/a.png',
      avatar: 'https://img.example.com/a.png',
    },
    ...listFiles(share, '', request),
  })
}

const answerDetail = (request: DriveRequest, share: SimulatedShare): DriveReply => {
  if (request.query.get('pass_code_token') !== passTokenOf(share)) return shareReply(share, 'PASS_CODE_ERROR')
  const parent = request.query.get('parent_id') ?? ''
  const path = parent === '' ? '' : listAllFolders(share).find((each) => `VN${hexOf(share, each, 24)}` === parent)
  return path === undefined ? fail(5, 'file_not_found') : shareReply(share, 'OK', listFiles(share, path, request))
}

const calls: Record<string, (request: DriveRequest, share: SimulatedShare) => DriveReply> = {
  'GET /drive/v1/share': answerShare,
  'GET /drive/v1/share/detail': answerDetail,
}

export const xunlei: SimulatedDrive = {
  diskType: 'XUNLEI',
  hosts: [captchaHost, 'api-pan.xunlei.com'],
  findShareId: ({ query }) => query.get('share_id') ?? undefined,
  answer: (request, share) => {
    if (request.host === captchaHost) return request.path === '/v1/shield/captcha/init' ? answerCaptcha(request) : null
    const answer = calls[`${request.method} ${request.path}`]
    if (!answer || !share) return null
    const device = request.headers['x-device-id']
    if (!device || !request.headers['x-client-id']) return fail(3, 'invalid_argument')
    if (request.headers['x-captcha-token'] !== tokenFor(device)) return fail(9, 'captcha_invalid')
    const refusal = refusals[share.state]
    return refusal ? shareReply(share, refusal, { title: '', files: [] }) : answer(request, share)
  },
  refuse: (kind, { host }) => {
    if (kind === 'limited') return tooManyRequests
    const url = 'https://i.xunlei.com/xlcaptcha/android.html?sim=1'
    return host === captchaHost ? { body: { captcha_token: '', expires_in: 300, url } } : fail(9, 'captcha_invalid')
  },
}
