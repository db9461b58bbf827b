/** The drives a share can live on, by their codes. */
export const diskTypes = ['BDY', 'ALY', 'QUARK', 'UC', 'XUNLEI', '115', 'LZY'] as const

export type DiskType = (typeof diskTypes)[number]

/**
 * The canonical address of a share, with its password where the drive takes one in the address.
 * Forms and their sources: what each drive's own share button writes. `diskId` is the id as it is stored: Baidu's without
 * the `1` that its address puts in front. Lanzou answers the same ids on every one of its hosts and gives them up about
 * once a year, so the host may be chosen.
 */
export const shareLink = (
  diskType: DiskType,
  diskId: string,
  diskPass: string,
  lanzouHost = 'www.lanzoux.com',
): string => {
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
      return `https://${lanzouHost}/${diskId}`
  }
}
