import { unassignedShareIds } from '@pandex/contracts/share-link'
import type { DiskType } from '@pandex/contracts/share-link'
import { startLoopbackServer } from '../loopback-server.ts'
import { aly } from './aly.ts'
import { bdy } from './bdy.ts'
import { sendReply, type Mode } from './modes.ts'
import { lzy } from './lzy.ts'
import { oneOneFive } from './one-one-five.ts'
import { quark } from './quark.ts'
import { uc } from './uc.ts'
import { xunlei } from './xunlei.ts'
import type { DriveReply, DriveRequest, SimulatedDrive } from './simulated-drive.ts'
import type { SimulatedShare } from './simulated-share.ts'

const drives: readonly SimulatedDrive[] = [bdy, aly, quark, uc, xunlei, oneOneFive, lzy]

export interface RecordedRequest {
  disk_type: DiskType
  disk_id: string | undefined
  method: string
  host: string
  path: string
  at: number
}

export interface DriveSimulator extends AsyncDisposable {
  /** `https://127.0.0.1:port`: map every drive's hosts to it. */
  origin: string
  ca: string
  put(share: SimulatedShare): void
  /** Sets the mode of a drive, or of one of its shares, which takes precedence. */
  set(diskType: DiskType, mode: Mode, diskId?: string): void
  /** Resets the drive and all of its shares to the mode 'normal'. */
  reset(diskType: DiskType): void
  /** The answer about an unknown share: it does not exist, or the rate limit is exceeded. An unassigned id never exists. */
  setUnknown(unknown: 'dead' | 'limited'): void
  /** The last requests, oldest first. */
  seen(): RecordedRequest[]
}

const maxRecordedRequests = 10_000

const toRegExp = (host: string): RegExp =>
  host.startsWith('.')
    ? new RegExp(`(^|\\.)${host.slice(1).replaceAll('.', '\\.')}$`)
    : new RegExp(`^${host.replaceAll('.', '\\.')}$`)

const findDrive = (host: string): SimulatedDrive | undefined =>
  drives.find(({ hosts }) => hosts.some((pattern) => toRegExp(pattern).test(host)))

const createDeadShare = (diskType: DiskType, diskId: string): SimulatedShare => ({
  disk_type: diskType,
  disk_id: diskId,
  disk_pass: '',
  title: '',
  files: [],
  share_user: '',
  share_user_id: '',
  shared_time: '2020-01-01T00:00:00Z',
  state: 'dead',
})

const createShareRegistry = () => {
  const shares = new Map<string, SimulatedShare>()
  const modes = new Map<string, Mode>()
  const requests: RecordedRequest[] = []
  let unknown: 'dead' | 'limited' = 'dead'

  const replyTo = (drive: SimulatedDrive, request: DriveRequest): { mode: Mode; reply: DriveReply } => {
    const { diskType } = drive
    const driveShares = [...shares.values()].filter((share) => share.disk_type === diskType)
    const diskId = drive.findShareId(request, driveShares)
    requests.push({
      disk_type: diskType,
      disk_id: diskId,
      method: request.method,
      host: request.host,
      path: request.path,
      at: Date.now(),
    })
    if (requests.length > maxRecordedRequests) requests.shift()
    const share = diskId === undefined ? undefined : shares.get(`${diskType}/${diskId}`)
    const isUnknown = diskId !== undefined && share === undefined
    const configured = modes.get(`${diskType}/${diskId}`) ?? modes.get(diskType) ?? 'normal'
    const isLimited = isUnknown && unknown === 'limited' && diskId !== unassignedShareIds[diskType]
    const mode = configured === 'normal' && isLimited ? 'limited' : configured
    if (mode === 'captcha' || mode === 'limited') return { mode, reply: drive.refuse(mode, request) }
    const reply = drive.answer(request, isUnknown ? createDeadShare(diskType, diskId) : share)
    return { mode, reply: reply ?? { status: 404, body: 'no such page' } }
  }

  return {
    replyTo,
    put: (share: SimulatedShare) => void shares.set(`${share.disk_type}/${share.disk_id}`, share),
    set: (diskType: DiskType, mode: Mode, diskId?: string) =>
      void modes.set(diskId === undefined ? diskType : `${diskType}/${diskId}`, mode),
    reset: (diskType: DiskType) => {
      for (const key of modes.keys()) if (key === diskType || key.startsWith(`${diskType}/`)) modes.delete(key)
    },
    setUnknown: (answer: 'dead' | 'limited') => {
      unknown = answer
    },
    seen: () => [...requests],
  }
}

/** A wildcard certificate does not cover the domain itself, so both are named. */
const certifiedHosts = drives.flatMap(({ hosts }) =>
  hosts.flatMap((host) => (host.startsWith('.') ? [host.slice(1), `*${host}`] : [host])),
)

/**
 * Starts all drives behind one loopback port. The Host header selects the drive; TLS server name and target address are ignored.
 * @param port 0 for any free one
 */
export const startDriveSimulator = async ({
  port = 0,
  shares = [],
}: { port?: number; shares?: readonly SimulatedShare[] } = {}): Promise<DriveSimulator> => {
  const { replyTo, ...registry } = createShareRegistry()
  for (const share of shares) registry.put(share)
  const server = await startLoopbackServer(certifiedHosts, port, async (request, response) => {
    const drive = findDrive(request.host)
    if (!drive) return void response.writeHead(421).end('no such host')
    const { mode, reply } = replyTo(drive, request)
    await sendReply(response, mode, request, reply)
  })
  return { ...registry, ...server }
}
