import { createHash } from 'node:crypto'
import type { DiskType } from '@pandex/platform/share-link'

const driveNames: Record<DiskType, string> = {
  BDY: '百度网盘',
  ALY: '阿里云盘',
  QUARK: '夸克网盘',
  UC: 'UC网盘',
  XUNLEI: '迅雷云盘',
  '115': '115网盘',
  LZY: '蓝奏云',
}

/** Long enough to tell two apart at a glance, and too short to find out an id with. */
const markLength = 4

/**
 * What a resource is called while nobody has said its name: its drive and a mark made of its id, so that two can be told apart.
 * Nothing of the id itself: some are no longer than six characters, names are for everybody, and the id may have its price.
 */
export const placeholderName = (diskType: DiskType, diskId: string): string => {
  const mark = createHash('sha256').update(`${diskType}:${diskId}`).digest('hex').slice(0, markLength)
  return `${driveNames[diskType]}分享 ${mark}`
}
