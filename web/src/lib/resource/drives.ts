export const driveCodes = ['QUARK', 'BDY', 'ALY', 'XUNLEI', 'UC', '115', 'LZY'] as const

export type DriveCode = (typeof driveCodes)[number]

interface Drive {
  label: string
  name: string
  /** Index of a palette colour (`--hue-n`). */
  hue: number
}

const drives: Record<DriveCode, Drive> = {
  QUARK: { label: '夸克', name: '夸克网盘', hue: 2 },
  BDY: { label: '百度', name: '百度网盘', hue: 5 },
  ALY: { label: '阿里', name: '阿里云盘', hue: 6 },
  XUNLEI: { label: '迅雷', name: '迅雷云盘', hue: 9 },
  UC: { label: 'UC', name: 'UC 网盘', hue: 7 },
  '115': { label: '115', name: '115 网盘', hue: 3 },
  LZY: { label: '蓝奏', name: '蓝奏云', hue: 4 },
}

export const isDriveCode = (code: string): code is DriveCode => Object.hasOwn(drives, code)

/** An unknown code becomes its own label, in grey. */
export const driveOf = (code: string): Drive =>
  isDriveCode(code) ? drives[code] : { label: code || '网盘', name: code || '网盘', hue: 10 }
