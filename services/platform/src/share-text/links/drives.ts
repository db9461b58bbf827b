import { readShareId } from '../../share-link.ts'
import type { DiskType } from '../../share-link.ts'
import { isAlnum, isHex, isId64, type CharTest } from '../text/text-chars.ts'

/** The shape of a share id as it stands in an address. */
export interface IdShape {
  /** Which characters may stand in it. */
  isChar: CharTest
  /** Lengths it may have in the address, the most usual first: fixed lengths are what ends an id when text is glued to it. */
  lengths: readonly number[]
  /** The id as we keep it, or null when these characters are none. */
  toId: (characters: string) => string | null
}

/** One way in which a drive writes a share: `path` follows the host and is followed by the id. */
export interface LinkForm {
  path: string
  /** The id is the value of this query parameter instead. */
  parameter?: string
  id: IdShape
  /** Only on this host. */
  host?: string
}

/** Something else on a drive's host. */
export interface OtherPath {
  path: string
  msg: string
  /** It is a page and shares nothing: names and passwords around it are not its own. */
  isPage?: boolean
}

export interface Drive {
  type: DiskType
  /** Hosts that are compared whole, so that look-alikes and sub-domains are refused. */
  hosts: readonly string[]
  /** Domains of which any sub-domain counts. */
  domains: readonly string[]
  /** Sub-domains of those that are something else. */
  otherHosts: readonly string[]
  forms: readonly LinkForm[]
  /** Query parameters that hold the password. */
  passParameters: readonly string[]
  /** Nearly every share has a password, so that a bare word behind a link is more likely one. */
  passIsUsual: boolean
  /** Shortest and longest password. */
  passLengths: readonly [number, number]
  /** A bare `#abcd` behind the link is its password. */
  passInFragment: boolean
  /** Users may choose the path themselves, also in Chinese. */
  namedPaths: boolean
  /** The drive's own share text puts the name behind the link. */
  nameFollows: boolean
  /** How people call the drive in front of `提取码`. */
  nicknames: readonly string[]
  /** Paths known to be something else, with what to tell the importer. */
  otherPaths: readonly OtherPath[]
}

const idOf =
  (diskType: DiskType): IdShape['toId'] =>
  (characters) =>
    readShareId(diskType, characters) ?? null

/**
 * Baidu puts a `1` in front of the id in `/s/1…`; it is no part of what we keep. Today's ids have 22 characters behind it, those
 * of shares before about 2017 have 7 or 6.
 */
const baiduId: IdShape = {
  isChar: isId64,
  lengths: [23, 8, 7],
  toId: (characters) => (characters.startsWith('1') ? idOf('BDY')(characters.slice(1)) : null),
}

/**
 * `surl=` is written without that `1`, but some sites put it there too. Only the length can tell: 23 characters beginning with a
 * `1` carry it, 22 do not even when they happen to begin with one; of the old ones 8 carry it, 7 and 6 do not.
 */
const baiduSurl: IdShape = {
  isChar: isId64,
  lengths: [23, 22, 8, 7, 6],
  toId: (characters) => {
    if (characters.length !== 23 && characters.length !== 8) return characters
    return characters.startsWith('1') ? characters.slice(1) : null
  },
}

const aliyunId: IdShape = { isChar: isAlnum, lengths: [11], toId: idOf('ALY') }
const quarkId: IdShape = { isChar: isHex, lengths: [12], toId: idOf('QUARK') }
const ucId: IdShape = { isChar: isHex, lengths: [13], toId: idOf('UC') }
const xunleiId: IdShape = { isChar: isId64, lengths: [26], toId: idOf('XUNLEI') }
const pan115Id: IdShape = { isChar: isAlnum, lengths: [11], toId: idOf('115') }
const lanzouId: IdShape = {
  isChar: isAlnum,
  lengths: [12, 13, 11, 10, 9, 8, 7],
  toId: idOf('LZY'),
}

const nothing: readonly never[] = []
const four: readonly [number, number] = [4, 4]
const internalPage = { msg: '这是网盘内部页面，不是分享链接', isPage: true }

/** Facts of the seven drives. Nothing outside an entry knows an oddity of its drive. */
export const drives: readonly Drive[] = [
  {
    type: 'BDY',
    hosts: ['pan.baidu.com', 'yun.baidu.com'],
    domains: nothing,
    otherHosts: nothing,
    forms: [
      { path: '/s/', id: baiduId },
      { path: '/share/init', parameter: 'surl', id: baiduSurl },
      { path: '/wap/init', parameter: 'surl', id: baiduSurl },
    ],
    passParameters: ['pwd', 'password'],
    passIsUsual: true,
    passLengths: four,
    passInFragment: false,
    namedPaths: false,
    nameFollows: false,
    nicknames: ['百度', '度盘', '度娘', 'baidu'],
    otherPaths: [
      { path: '/share/link', msg: '百度网盘旧式链接（shareid/uk）暂不支持导入' },
      { path: '/share/init', msg: '百度网盘旧式链接（shareid/uk）暂不支持导入' },
      { path: '/e/', msg: '百度企业网盘链接暂不支持导入' },
      { path: '/enterprise/', msg: '百度企业网盘链接暂不支持导入' },
      { path: '/doc/', msg: '百度文档链接暂不支持导入' },
      { path: '/disk/', ...internalPage },
    ],
  },
  {
    type: 'ALY',
    hosts: ['www.alipan.com', 'alipan.com', 'www.aliyundrive.com', 'aliyundrive.com'],
    domains: nothing,
    otherHosts: nothing,
    forms: [{ path: '/s/', id: aliyunId }],
    passParameters: ['pwd', 'password'],
    passIsUsual: false,
    passLengths: four,
    passInFragment: false,
    namedPaths: false,
    nameFollows: false,
    nicknames: ['阿里', '阿里云'],
    otherPaths: [
      { path: '/t/', msg: '阿里云盘快传链接暂不支持导入' },
      { path: '/drive', ...internalPage },
    ],
  },
  {
    type: 'QUARK',
    hosts: ['pan.quark.cn', 'quark.cn'],
    domains: nothing,
    otherHosts: nothing,
    forms: [{ path: '/s/', id: quarkId }],
    passParameters: ['pwd', 'passcode', 'password'],
    passIsUsual: false,
    passLengths: four,
    passInFragment: false,
    namedPaths: false,
    nameFollows: false,
    nicknames: ['夸克', '夸父', 'quark'],
    otherPaths: [{ path: '/list', ...internalPage }],
  },
  {
    type: 'UC',
    hosts: ['drive.uc.cn', 'fast.uc.cn', 'yun.uc.cn', 'uc.cn'],
    domains: nothing,
    otherHosts: nothing,
    forms: [{ path: '/s/', id: ucId }],
    passParameters: ['password', 'pwd', 'passcode'],
    passIsUsual: false,
    passLengths: four,
    passInFragment: false,
    namedPaths: false,
    nameFollows: false,
    nicknames: ['uc'],
    otherPaths: nothing,
  },
  {
    type: 'XUNLEI',
    hosts: ['pan.xunlei.com'],
    domains: nothing,
    otherHosts: nothing,
    forms: [{ path: '/s/', id: xunleiId }],
    passParameters: ['pwd', 'pass_code', 'password'],
    passIsUsual: true,
    passLengths: four,
    passInFragment: false,
    namedPaths: false,
    nameFollows: false,
    nicknames: ['迅雷', 'xunlei'],
    otherPaths: nothing,
  },
  {
    type: '115',
    hosts: ['115.com', 'www.115.com', '115cdn.com', 'www.115cdn.com', 'anxia.com', 'www.anxia.com', 'share.115.com'],
    domains: nothing,
    otherHosts: nothing,
    forms: [
      { path: '/s/', id: pan115Id },
      { path: '/', id: pan115Id, host: 'share.115.com' },
    ],
    passParameters: ['password', 'pwd'],
    passIsUsual: true,
    passLengths: four,
    passInFragment: true,
    namedPaths: false,
    nameFollows: true,
    nicknames: ['115'],
    otherPaths: [
      { path: '/u/', msg: '这是 115 个人主页，不是分享链接', isPage: true },
      { path: '/?', ...internalPage },
    ],
  },
  {
    type: 'LZY',
    hosts: nothing,
    // Lanzou moves to another domain about once a year; ids stay the same on all of them.
    domains: [
      'lanzou.com',
      ...'bcefghijklmopqstuvwxy'.split('').map((letter) => `lanzou${letter}.com`),
      'lanzn.com',
      'lanzv.com',
      'lanzb.com',
      'lanzov.com',
      'lanpv.com',
      'lanpw.com',
      'lanwp.com',
      'lanosso.com',
      'lanrar.com',
      'bakstotre.com',
      'webgetstore.com',
      'dmpdmp.com',
      'ulanzou.com',
      't-is.cn',
      'woozooo.com',
    ],
    otherHosts: ['pc.woozooo.com', 'up.woozooo.com'],
    forms: [
      { path: '/tp/', id: lanzouId },
      { path: '/', id: lanzouId },
    ],
    passParameters: ['pwd', 'pass', 'password'],
    passIsUsual: true,
    passLengths: [2, 6],
    passInFragment: false,
    namedPaths: true,
    nameFollows: false,
    nicknames: ['蓝奏', '蓝奏云', '蓝凑', '蓝揍', '藍奏', 'lanzou'],
    otherPaths: [
      { path: '/u/', msg: '蓝奏云个人主页暂不支持导入', isPage: true },
      { path: '/s/', msg: '蓝奏云自定义链接暂不支持导入' },
    ],
  },
]
