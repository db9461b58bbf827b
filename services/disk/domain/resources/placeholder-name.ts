import { createHash } from 'node:crypto'
import type { DiskType } from '@pandex/contracts/share-link'

export const driveNames: Record<DiskType, string> = {
  BDY: '百度网盘',
  ALY: '阿里云盘',
  QUARK: '夸克网盘',
  UC: 'UC网盘',
  XUNLEI: '迅雷云盘',
  '115': '115网盘',
  LZY: '蓝奏云',
}

/** Characters of the hash in a placeholder name. A longer hash would let clients guess short ids. */
const markLength = 4

/**
 * Name of a resource without a known name: its drive and a hash of its id. It never contains the id, which may be paid and is as short as
 * six characters at some drives.
 */
export const placeholderName = (diskType: DiskType, diskId: string): string => {
  const mark = createHash('sha256').update(`${diskType}:${diskId}`).digest('hex').slice(0, markLength)
  return `${driveNames[diskType]}分享 ${mark}`
}
