/** The drives by their codes, in the order people look for them. */
export const driveCodes = ['QUARK', 'BDY', 'ALY', 'XUNLEI', 'UC', '115', 'LZY'] as const

export type DriveCode = (typeof driveCodes)[number]

interface Drive {
  label: string
  /** Number of the palette's colour (`--hue-n`). */
  hue: number
}

const drives: Record<DriveCode, Drive> = {
  QUARK: { label: '夸克', hue: 2 },
  BDY: { label: '百度', hue: 5 },
  ALY: { label: '阿里', hue: 6 },
  XUNLEI: { label: '迅雷', hue: 9 },
  UC: { label: 'UC', hue: 7 },
  '115': { label: '115', hue: 3 },
  LZY: { label: '蓝奏', hue: 4 },
}

export const isDriveCode = (code: string): code is DriveCode => code in drives

/** A drive's word and colour; a code that is not known yet shows itself in grey. */
export const driveOf = (code: string): Drive => (isDriveCode(code) ? drives[code] : { label: code || '网盘', hue: 10 })
