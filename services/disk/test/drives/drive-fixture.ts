import { openOutbound } from '@pandex/platform/outbound/outbound'
import { diskTypes, type DiskType } from '@pandex/contracts/share-link'
import type { Mode } from '../../../../deploy/simulators/drives/modes.ts'
import type { SimulatedShare } from '../../../../deploy/simulators/drives/simulated-share.ts'
import { startDriveSimulator } from '../../../../deploy/simulators/drives/start-simulator.ts'
import { defaultDriveSettings } from '../../clients/drives/drive-settings.ts'
import type { DriveAnswer, DriveSettings } from '../../clients/drives/drive.ts'
import { createDrives, driveHosts } from '../../clients/drives/drives.ts'

const noPause = { BDY: 0, ALY: 0, QUARK: 0, UC: 0, XUNLEI: 0, '115': 0, LZY: 0 }

const ids: Record<DiskType, string> = {
  BDY: 'AbCd_fGhIjKlMnOpQr-tUv',
  ALY: 'AbCdEfGhIjK',
  QUARK: '0123456789ab',
  UC: '0123456789abc',
  XUNLEI: 'VNabcdefghi-klmnopq_stuvA1',
  '115': 'sw0abcdefg1',
  LZY: 'b0abcdefg',
}

/** A valid share with a folder and a password, unless `changes` say otherwise. */
export const shareAt = (diskType: DiskType, changes: Partial<SimulatedShare> = {}): SimulatedShare => ({
  disk_type: diskType,
  disk_id: ids[diskType],
  disk_pass: 'x1y2',
  title: '庆余年 第二季',
  files: [
    { path: '第二季/S02E01.mkv', size: 2_147_483_648 },
    { path: '第二季/字幕/S02E01.ass', size: 51_200 },
    { path: '说明.txt', size: 1_024 },
  ],
  share_user: '李**',
  share_user_id: '1100123',
  shared_time: '2024-05-01T08:00:00.000Z',
  state: 'valid',
  ...changes,
})

export const openDriveFixture = async (changes: Partial<DriveSettings> = {}) => {
  const simulator = await startDriveSimulator({ shares: diskTypes.map((diskType) => shareAt(diskType)) })
  const outbound = openOutbound({ allowedHosts: driveHosts, mapTo: simulator })
  let settings: DriveSettings = { ...defaultDriveSettings, pauseMs: noPause, ...changes }
  const drives = createDrives(outbound, () => settings)
  return {
    simulator,
    drives,
    change: (more: Partial<DriveSettings>): void => {
      settings = { ...defaultDriveSettings, pauseMs: noPause, ...changes, ...more }
    },
    askFor: (share: SimulatedShare, disk_pass = share.disk_pass): Promise<DriveAnswer> => {
      simulator.put(share)
      return drives[share.disk_type].ask({ disk_id: share.disk_id, disk_pass }, new AbortController().signal)
    },
    whileIn: async <T>(diskType: DiskType, mode: Mode, work: () => Promise<T>): Promise<T> => {
      simulator.set(diskType, mode)
      try {
        return await work()
      } finally {
        simulator.set(diskType, 'normal')
      }
    },
    [Symbol.asyncDispose]: async () => {
      await outbound[Symbol.asyncDispose]()
      await simulator[Symbol.asyncDispose]()
    },
  }
}

export type DriveFixture = Awaited<ReturnType<typeof openDriveFixture>>
