interface ForeignSite {
  name: string
  /** Space-separated; subdomains match too. */
  domains: string
}

const sites: readonly ForeignSite[] = [
  {
    name: '123云盘',
    domains: '123pan.com 123pan.cn 123684.com 123685.com 123865.com 123912.com 123592.com 123952.com',
  },
  { name: '天翼云盘', domains: 'cloud.189.cn content.21cn.com' },
  { name: '移动云盘', domains: 'caiyun.139.com yun.139.com' },
  { name: 'PikPak', domains: 'mypikpak.com mypikpak.net pikpak.me' },
  { name: '微云', domains: 'weiyun.com' },
  {
    name: '城通网盘',
    domains: 'ctfile.com 400gb.com 474b.com 089u.com 306t.com 545c.com 590m.com t00y.com pipipan.com 72k.us',
  },
  { name: '蓝奏云优享', domains: 'ilanzou.com' },
  { name: '小飞机网盘', domains: 'feijix.com feijipan.com' },
  { name: '光鸭云盘', domains: 'guangyapan.com' },
  { name: '联通云盘', domains: 'pan.wo.cn' },
  { name: '360 云盘', domains: 'yunpan.cn yunpan.360.cn' },
  { name: '坚果云', domains: 'jianguoyun.com' },
  { name: '奶牛快传', domains: 'cowtransfer.com' },
  { name: '文叔叔', domains: 'wenshushu.cn' },
  { name: '百度企业网盘', domains: 'eyun.baidu.com' },
  { name: 'MEGA', domains: 'mega.nz mega.co.nz' },
  { name: 'Google Drive', domains: 'drive.google.com docs.google.com' },
  { name: 'OneDrive', domains: 'onedrive.live.com 1drv.ms sharepoint.com' },
  { name: 'Dropbox', domains: 'dropbox.com' },
  { name: 'TeraBox', domains: 'terabox.com 1024tera.com' },
]

const redirects: readonly ForeignSite[] = [
  { name: '阿里云盘', domains: 'alywp.net' },
  { name: '夸克网盘', domains: 'pan.qoark.cn' },
]

const messagesOf = (list: readonly ForeignSite[], ending: string): [string, string][] =>
  list.flatMap(({ name, domains }) =>
    domains.split(' ').map((domain): [string, string] => [domain, `${name}${ending}`]),
  )

const messages = new Map([
  ...messagesOf(sites, '链接暂不支持导入'),
  ...messagesOf(redirects, '跳转短链接暂不支持导入，请粘贴跳转后的链接'),
])

/** 123 adds such a domain every few months. */
const numbered123 = /^123\d{3}\.com$/

/** @param domain `123pan.com`, not `www.123pan.com` */
export const foreignMessage = (domain: string): string | null =>
  messages.get(domain) ?? (numbered123.test(domain) ? '123云盘链接暂不支持导入' : null)

export const foreignSchemes = /magnet:\?|ed2k:\/\/|thunder:\/\//gi

export const foreignSchemeMessage = (beginning: string): string => {
  if (beginning.startsWith('m')) return '磁力链接暂不支持导入'
  return beginning.startsWith('e') ? '电驴链接暂不支持导入' : '迅雷下载链接暂不支持导入'
}

/** A 115 share code with password but without a URL: `sw…-abcd`. */
export const bare115Code = /sw[0-9a-z]{9}-[0-9a-z]{4}/gi
export const bare115Message = '只有 115 分享码，请粘贴完整链接'
