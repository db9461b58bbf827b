import type { DriveReply, DriveRequest, SimulatedDrive } from './simulated-drive.ts'
import {
  listAllFolders,
  digitsOf,
  hexOf,
  listFolder,
  totalSize,
  unixMs,
  type SimulatedShare,
} from './simulated-share.ts'

const refusals: Record<SimulatedShare['state'], { errno: number; error: string } | undefined> = {
  valid: undefined,
  empty: { errno: 4_100_026, error: '分享的文件已被删除' },
  dead: { errno: 4_100_026, error: '链接不存在' },
  cancelled: { errno: 4_100_010, error: '分享已取消' },
  expired: { errno: 4_100_018, error: '链接已过期' },
  illegal: { errno: 4_100_010, error: '分享已取消' },
  sharer_banned: { errno: 4_100_010, error: '分享已取消' },
}

const fail = (errno: number, error: string): DriveReply => ({ body: { state: false, error, errno, data: [] } })

const cidOf = (share: SimulatedShare, path: string): string => (path === '' ? '0' : digitsOf(share, path, 19))

const answerSnap = ({ query }: DriveRequest, share: SimulatedShare): DriveReply => {
  const code = query.get('receive_code') ?? ''
  if (share.disk_pass !== '' && code !== share.disk_pass)
    return code === '' ? fail(4_100_012, '请输入访问码') : fail(4_100_008, '访问码错误')
  const cid = query.get('cid') || '0'
  const path = cid === '0' ? '' : listAllFolders(share).find((folder) => cidOf(share, folder) === cid)
  const entries = path === undefined ? null : listFolder(share, path)
  if (!entries || path === undefined) return fail(20_004, '目录不存在')
  const offset = Number(query.get('offset') ?? 0)
  const limit = Number(query.get('limit') ?? 20)
  return {
    body: {
      state: true,
      error: '',
      errno: 0,
      data: {
        userinfo: {
          user_id: share.share_user_id,
          user_name: share.share_user,
          face: 'https://avatars.example.com/a.jpg',
        },
        shareinfo: {
          snap_id: digitsOf(share, 'snap', 9),
          file_size: String(totalSize(share)),
          share_title: share.title,
          share_state: '1',
          forbid_reason: '',
          create_time: String(Math.floor(unixMs(share) / 1_000)),
          receive_code: share.disk_pass,
          receive_count: '3',
          expire_time: -1,
          file_category: 0,
          auto_fill_recvcode: '0',
          can_report: 1,
          can_notice: 0,
          have_vio_file: 0,
        },
        count: entries.length,
        list: entries.slice(offset, offset + limit).map((entry) => ({
          n: entry.name,
          t: String(Math.floor(unixMs(share) / 1_000)),
          u: '',
          ...(entry.isFolder
            ? { cid: cidOf(share, entry.path), fc: 0, s: 0, ico: 'folder' }
            : {
                fid: digitsOf(share, entry.path, 19),
                cid: cidOf(share, path),
                fc: 1,
                s: entry.size,
                sha: hexOf(share, entry.path, 40).toUpperCase(),
                ico: 'mkv',
              }),
        })),
        share_state: '1',
        user_appeal: { can_appeal: 0 },
      },
    },
  }
}

export const oneOneFive: SimulatedDrive = {
  diskType: '115',
  hosts: ['webapi.115.com', '115cdn.com'],
  findShareId: ({ query }) => query.get('share_code') ?? undefined,
  answer: (request, share) => {
    const path = request.host === '115cdn.com' ? '/webapi/share/snap' : '/share/snap'
    if (!share || request.method !== 'GET' || request.path !== path) return null
    const refusal = refusals[share.state]
    return refusal ? fail(refusal.errno, refusal.error) : answerSnap(request, share)
  },
  refuse: (kind) => ({
    status: kind === 'limited' ? 405 : 200,
    body: '<!doctypehtml><html lang="zh-cn"><title>405</title><p>很抱歉，由于您访问的URL有可能对网站造成安全威胁，您的访问被阻断</p></html>',
  }),
}
