/**
 * Baidu Netdisk. `errno` decides. Calls need a visitor's cookie (BAIDUID) first; a password yields another one (BDCLND). The call
 * `verify` succeeds for deleted shares and for shares without a password.
 */
import { tooManyRequests, type DriveReply, type DriveRequest, type SimulatedDrive } from './simulated-drive.ts'
import { digitsOf, hexOf, listFolder, unixMs, type SimulatedShare } from './simulated-share.ts'

const listRefusals: Record<SimulatedShare['state'], number | undefined> = {
  valid: undefined,
  empty: undefined,
  dead: 105,
  cancelled: -7,
  expired: 117,
  illegal: 115,
  sharer_banned: 145,
}

const fail = (errno: number): DriveReply => ({ body: { errno, errmsg: '', request_id: 42 } })

const visitorCookie = 'BAIDUID=0123456789ABCDEF:FG=1; Path=/; Domain=baidu.com; Max-Age=31536000'

const sekeyOf = (share: SimulatedShare): string => `${hexOf(share, 'sekey', 20)}%2B%3D`
const shareIdOf = (share: SimulatedShare): number => Number(digitsOf(share, 'shareid', 10))

const isOpen = ({ cookies }: DriveRequest, share: SimulatedShare): boolean =>
  share.disk_pass === '' || cookies.get('BDCLND') === sekeyOf(share)

/** Prefix of the paths in a list: the sharer's own folder. */
const rootOf = (share: SimulatedShare): string => `/sharelink${shareIdOf(share)}-99`

const answerPage = (request: DriveRequest, share: SimulatedShare): DriveReply => {
  const headers = { 'set-cookie': [visitorCookie] }
  if (listRefusals[share.state] !== undefined)
    return {
      headers,
      body: '<title>百度网盘-链接不存在</title><div class="share-error">啊哦，你来晚了，分享的文件已经被取消了</div>',
    }
  if (!isOpen(request, share))
    return { status: 302, headers: { ...headers, location: `/share/init?surl=${share.disk_id}` }, body: '' }
  const facts = {
    loginstate: 0,
    linkusername: share.share_user,
    photo: 'https://himg.example.com/a.jpg',
    share_uk: share.share_user_id,
    shareid: shareIdOf(share),
    ctime: Math.floor(unixMs(share) / 1_000),
    expiredType: 0,
    file_list: [],
  }
  return {
    headers,
    body: `<!DOCTYPE html><title>${share.title}_免费高速下载</title><script>locals.mset(${JSON.stringify(facts)});</script>`,
  }
}

const answerVerify = (request: DriveRequest, share: SimulatedShare): DriveReply => {
  if (!request.cookies.has('BAIDUID') || !request.headers['referer']?.startsWith('https://pan.baidu.com/'))
    return fail(-62)
  const isGone = listRefusals[share.state] !== undefined
  if (!isGone && share.disk_pass !== '' && request.fields.get('pwd') !== share.disk_pass) return fail(-9)
  const randsk = sekeyOf(share)
  return {
    headers: { 'set-cookie': [`BDCLND=${randsk}; Path=/; Domain=pan.baidu.com`] },
    body: { errno: 0, err_msg: '', request_id: 42, randsk },
  }
}

const answerList = (request: DriveRequest, share: SimulatedShare): DriveReply => {
  const { query, cookies } = request
  if (!cookies.has('BAIDUID')) return fail(-62)
  const refusal = listRefusals[share.state]
  if (refusal !== undefined) return fail(refusal)
  if (!isOpen(request, share)) return fail(-9)
  const root = rootOf(share)
  const dir = query.get('dir')
  const isRoot = query.get('root') === '1'
  if (!isRoot && (query.get('uk') !== share.share_user_id || !dir?.startsWith(`${root}/`))) return fail(2)
  const entries = listFolder(share, isRoot ? '' : dir?.slice(root.length + 1))
  if (!entries) return fail(-9_999)
  const size = Math.min(Number(query.get('num') ?? 20), 100)
  const page = Number(query.get('page') ?? 1)
  return {
    body: {
      errno: 0,
      request_id: 42,
      server_time: Math.floor(Date.now() / 1_000),
      cfrom_id: 0,
      title: `/我的资源/${share.title}`,
      list: entries.slice((page - 1) * size, page * size).map((entry, index) => ({
        category: entry.isFolder ? 6 : 1,
        fs_id: Number(digitsOf(share, entry.path, 15)),
        isdir: index % 2 === 0 ? Number(entry.isFolder) : String(Number(entry.isFolder)),
        md5: entry.isFolder ? '' : hexOf(share, entry.path, 32),
        path: `${root}/${entry.path}`,
        server_filename: entry.name,
        server_ctime: Math.floor(unixMs(share) / 1_000),
        server_mtime: Math.floor(unixMs(share) / 1_000),
        size: entry.isFolder ? 0 : String(entry.size),
      })),
      share_id: shareIdOf(share),
      uk: Number(share.share_user_id),
    },
  }
}

/** Answers for a locked share too, with another errno. */
const answerInfo = (request: DriveRequest, share: SimulatedShare): DriveReply => {
  if (!request.query.get('shorturl')?.startsWith('1')) return fail(2)
  if (listRefusals[share.state] !== undefined) return fail(-21)
  return {
    body: {
      errno: isOpen(request, share) ? 0 : -9,
      shareid: shareIdOf(share),
      uk: Number(share.share_user_id),
      uk_str: share.share_user_id,
      ctime: Math.floor(unixMs(share) / 1_000),
      expiredtype: 0,
      expire_days: 0,
      fcount: listFolder(share)?.length ?? 0,
      longurl: `shareid=${shareIdOf(share)}&uk=${share.share_user_id}`,
    },
  }
}

const calls: Record<string, (request: DriveRequest, share: SimulatedShare) => DriveReply> = {
  'POST /share/verify': answerVerify,
  'GET /share/list': answerList,
  'GET /api/shorturlinfo': answerInfo,
}

export const bdy: SimulatedDrive = {
  diskType: 'BDY',
  hosts: ['pan.baidu.com'],
  findShareId: ({ path, query }, shares) => {
    const shareId = query.get('shareid')
    if (shareId !== null) return shares.find((share) => String(shareIdOf(share)) === shareId)?.disk_id
    const info = path === '/api/shorturlinfo' ? query.get('shorturl')?.replace(/^1/, '') : query.get('shorturl')
    return info ?? query.get('surl') ?? /^\/s\/1(.+)$/.exec(path)?.[1]
  },
  answer: (request, share) => {
    if (request.path === '/') return { headers: { 'set-cookie': [visitorCookie] }, body: '<title>百度网盘</title>' }
    if (!share) return null
    if (request.path === '/share/init') return { body: '<title>百度网盘 请输入提取码</title>' }
    return request.path.startsWith('/s/')
      ? answerPage(request, share)
      : (calls[`${request.method} ${request.path}`]?.(request, share) ?? null)
  },
  refuse: (kind, { path }) => {
    if (path.startsWith('/s/'))
      return { headers: { 'set-cookie': [visitorCookie] }, body: '<title>百度安全验证</title>' }
    return kind === 'limited' && path !== '/share/list' ? tooManyRequests : fail(kind === 'limited' ? -65 : 9_019)
  },
}
