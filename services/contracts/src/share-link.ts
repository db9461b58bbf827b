export const diskTypes = ['BDY', 'ALY', 'QUARK', 'UC', 'XUNLEI', '115', 'LZY'] as const

export type DiskType = (typeof diskTypes)[number]

/**
 * Stored share ids by drive; case-sensitive where both cases occur. Baidu ids omit the `1` of `/s/1…`: 22 characters, before about 2017 7
 * or 6. Lanzou's `i…` is a file, `b…` a folder.
 */
const shareIdPatterns: Record<DiskType, RegExp> = {
  BDY: /^(?:[\w-]{22}|[\w-]{6,7})$/,
  ALY: /^[0-9A-Za-z]{11}$/,
  QUARK: /^[0-9a-f]{12}$/,
  UC: /^[0-9a-f]{13}$/,
  XUNLEI: /^[\w-]{26}$/,
  '115': /^sw[0-9a-z]{9}$/,
  LZY: /^(?:i[0-9A-Za-z]{6,12}|b[0-9A-Za-z]{6,10})$/,
}

/** Well-formed ids that no share has: drives answer that these do not exist. */
export const unassignedShareIds: Record<DiskType, string> = {
  BDY: 'AAAAAAAAAAAAAAAAAAAAAA',
  ALY: '00000000000',
  QUARK: '000000000000',
  UC: '0000000000000',
  XUNLEI: 'VAAAAAAAAAAAAAAAAAAAAAAAA1',
  '115': 'sw000000000',
  LZY: 'i00000000000',
}

const lowerCaseIdDrives: ReadonlySet<DiskType> = new Set(['QUARK', 'UC', '115'])

/** Normalizes a share id to its stored form; undefined if it is invalid for the drive. */
export const normalizeShareId = (diskType: DiskType, text: string): string | undefined => {
  const id = lowerCaseIdDrives.has(diskType) ? text.toLowerCase() : text
  return shareIdPatterns[diskType].test(id) ? id : undefined
}

export const defaultLanzouHost = 'www.lanzoux.com'

/**
 * The canonical URL of a share as the drive's own share button writes it, with the password where the drive supports it. Baidu URLs prefix
 * the stored id with `1`. Lanzou serves an id on all its hosts and drops a host about once a year, so the host is a setting.
 * @param lanzouHost empty for the default
 */
export const buildShareLink = (diskType: DiskType, diskId: string, diskPass: string, lanzouHost = ''): string => {
  const withPass = (base: string, parameter: string): string => (diskPass ? `${base}?${parameter}=${diskPass}` : base)
  switch (diskType) {
    case 'BDY':
      return withPass(`https://pan.baidu.com/s/1${diskId}`, 'pwd')
    case 'ALY':
      return `https://www.alipan.com/s/${diskId}`
    case 'QUARK':
      return withPass(`https://pan.quark.cn/s/${diskId}`, 'pwd')
    case 'UC':
      return withPass(`https://drive.uc.cn/s/${diskId}`, 'password')
    case 'XUNLEI':
      return withPass(`https://pan.xunlei.com/s/${diskId}`, 'pwd')
    case '115':
      return withPass(`https://115.com/s/${diskId}`, 'password')
    case 'LZY':
      return `https://${lanzouHost || defaultLanzouHost}/${diskId}`
  }
}
