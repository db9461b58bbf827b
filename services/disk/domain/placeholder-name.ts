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

/** What a resource is called while nobody has said its name: its drive and the end of its id, so that two can be told apart. */
export const placeholderName = (diskType: DiskType, diskId: string): string =>
  `${driveNames[diskType]}分享 ${diskId.slice(-6)}`
