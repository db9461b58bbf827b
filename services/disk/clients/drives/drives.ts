import type { Outbound } from '@pandex/platform/outbound/outbound'
import { normalizeShareId } from '@pandex/contracts/share-link'
import type { DiskType } from '@pandex/contracts/share-link'
import { aly } from './aly.ts'
import { runProbe } from './probe-session.ts'
import { bdy } from './bdy.ts'
import type { DriveClient } from './drive-client.ts'
import type { Drive, DriveSettings } from './drive.ts'
import { lzy } from './lzy.ts'
import { oneOneFive } from './one-one-five.ts'
import { quark } from './quark.ts'
import { uc } from './uc.ts'
import { createXunlei } from './xunlei.ts'

const createClients = (): Record<DiskType, DriveClient> => ({
  BDY: bdy,
  ALY: aly,
  QUARK: quark,
  UC: uc,
  XUNLEI: createXunlei(),
  '115': oneOneFive,
  LZY: lzy,
})

export const driveHosts: readonly string[] = Object.values(createClients()).flatMap(({ hosts }) => hosts)

/**
 * Creates all drives. Stateless between probes except for Xunlei's token.
 * @param settings read for each probe
 */
export const createDrives = (outbound: Outbound, settings: () => DriveSettings): Record<DiskType, Drive> => {
  const toDrive = (diskType: DiskType, client: DriveClient): Drive => ({
    ask: async (share, signal) =>
      normalizeShareId(diskType, share.disk_id) === share.disk_id
        ? runProbe(outbound, settings, signal, (session) => client.ask(session, share))
        : { verdict: 'unsupported', msg: '无法识别的分享编号' },
  })
  const clients = createClients()
  return {
    BDY: toDrive('BDY', clients.BDY),
    ALY: toDrive('ALY', clients.ALY),
    QUARK: toDrive('QUARK', clients.QUARK),
    UC: toDrive('UC', clients.UC),
    XUNLEI: toDrive('XUNLEI', clients.XUNLEI),
    '115': toDrive('115', clients['115']),
    LZY: toDrive('LZY', clients.LZY),
  }
}
