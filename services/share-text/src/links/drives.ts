import { normalizeShareId } from '@pandex/contracts/share-link'
import type { DiskType } from '@pandex/contracts/share-link'
import { isAlnum, isHex, isId64, type CharTest } from '../text/text-chars.ts'

export interface IdShape {
  isChar: CharTest
  /** Possible lengths in the URL, most common first: the length ends an id when text follows without a separator. */
  lengths: readonly number[]
  toId: (characters: string) => string | null
}

export interface LinkForm {
  path: string
  /** If given, the id is the value of this query parameter. */
  parameter?: string
  id: IdShape
  host?: string
}

export interface OtherPath {
  path: string
  msg: string
  /** A page that shares nothing: nearby names and passwords do not belong to it. */
  isPage?: boolean
}

export interface Drive {
  type: DiskType
  /** Exact host names, so that look-alikes and subdomains are refused. */
  hosts: readonly string[]
  domains: readonly string[]
  /** Subdomains of `domains` that serve no shares. */
  otherHosts: readonly string[]
  forms: readonly LinkForm[]
  passParameters: readonly string[]
  /** Nearly every share has a password, so an unlabelled word behind a link is probably one. */
  usuallyHasPass: boolean
  passLengths: readonly [number, number]
  /** `#abcd` behind the link is its password. */
  passInFragment: boolean
  /** Users may choose the path, also in Chinese. */
  hasNamedPaths: boolean
  /** The drive's own share text puts the name behind the link. */
  hasNameBehindLink: boolean
  /** Names of the drive that precede `提取码`. */
  nicknames: readonly string[]
  otherPaths: readonly OtherPath[]
}

const idOf =
  (diskType: DiskType): IdShape['toId'] =>
  (characters) =>
    normalizeShareId(diskType, characters) ?? null

/** Baidu prefixes the id in `/s/1…` with a `1`, which is not stored. Ids have 22 characters, those from before about 2017 have 7 or 6. */
const baiduId: IdShape = {
  isChar: isId64,
  lengths: [23, 8, 7],
  toId: (characters) => (characters.startsWith('1') ? idOf('BDY')(characters.slice(1)) : null),
}

/**
 * `surl=` omits that `1`, but some sites include it. The length decides: 23 and 8 characters include it; 22, 7 and 6 do not, even if they
 * begin with a `1`.
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

const none: readonly never[] = []
const fourCharacters: readonly [number, number] = [4, 4]
const internalPage = { msg: '这是网盘内部页面，不是分享链接', isPage: true }

export const drives: readonly Drive[] = [
  {
    type: 'BDY',
    hosts: ['pan.baidu.com', 'yun.baidu.com'],
    domains: none,
    otherHosts: none,
    forms: [
      { path: '/s/', id: baiduId },
      { path: '/share/init', parameter: 'surl', id: baiduSurl },
      { path: '/wap/init', parameter: 'surl', id: baiduSurl },
    ],
    passParameters: ['pwd', 'password'],
    usuallyHasPass: true,
    passLengths: fourCharacters,
    passInFragment: false,
    hasNamedPaths: false,
    hasNameBehindLink: false,
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
    domains: none,
    otherHosts: none,
    forms: [{ path: '/s/', id: aliyunId }],
    passParameters: ['pwd', 'password'],
    usuallyHasPass: false,
    passLengths: fourCharacters,
    passInFragment: false,
    hasNamedPaths: false,
    hasNameBehindLink: false,
    nicknames: ['阿里', '阿里云'],
    otherPaths: [
      { path: '/t/', msg: '阿里云盘快传链接暂不支持导入' },
      { path: '/drive', ...internalPage },
    ],
  },
  {
    type: 'QUARK',
    hosts: ['pan.quark.cn', 'quark.cn'],
    domains: none,
    otherHosts: none,
    forms: [{ path: '/s/', id: quarkId }],
    passParameters: ['pwd', 'passcode', 'password'],
    usuallyHasPass: false,
    passLengths: fourCharacters,
    passInFragment: false,
    hasNamedPaths: false,
    hasNameBehindLink: false,
    nicknames: ['夸克', '夸父', 'quark'],
    otherPaths: [{ path: '/list', ...internalPage }],
  },
  {
    type: 'UC',
    hosts: ['drive.uc.cn', 'fast.uc.cn', 'yun.uc.cn', 'uc.cn'],
    domains: none,
    otherHosts: none,
    forms: [{ path: '/s/', id: ucId }],
    passParameters: ['password', 'pwd', 'passcode'],
    usuallyHasPass: false,
    passLengths: fourCharacters,
    passInFragment: false,
    hasNamedPaths: false,
    hasNameBehindLink: false,
    nicknames: ['uc'],
    otherPaths: none,
  },
  {
    type: 'XUNLEI',
    hosts: ['pan.xunlei.com'],
    domains: none,
    otherHosts: none,
    forms: [{ path: '/s/', id: xunleiId }],
    passParameters: ['pwd', 'pass_code', 'password'],
    usuallyHasPass: true,
    passLengths: fourCharacters,
    passInFragment: false,
    hasNamedPaths: false,
    hasNameBehindLink: false,
    nicknames: ['迅雷', 'xunlei'],
    otherPaths: none,
  },
  {
    type: '115',
    hosts: ['115.com', 'www.115.com', '115cdn.com', 'www.115cdn.com', 'anxia.com', 'www.anxia.com', 'share.115.com'],
    domains: none,
    otherHosts: none,
    forms: [
      { path: '/s/', id: pan115Id },
      { path: '/', id: pan115Id, host: 'share.115.com' },
    ],
    passParameters: ['password', 'pwd'],
    usuallyHasPass: true,
    passLengths: fourCharacters,
    passInFragment: true,
    hasNamedPaths: false,
    hasNameBehindLink: true,
    nicknames: ['115'],
    otherPaths: [
      { path: '/u/', msg: '这是 115 个人主页，不是分享链接', isPage: true },
      { path: '/?', ...internalPage },
    ],
  },
  {
    type: 'LZY',
    hosts: none,
    // Lanzou changes its domain about once a year; ids stay valid on all of them.
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
    usuallyHasPass: true,
    passLengths: [2, 6],
    passInFragment: false,
    hasNamedPaths: true,
    hasNameBehindLink: false,
    nicknames: ['蓝奏', '蓝奏云', '蓝凑', '蓝揍', '藍奏', 'lanzou'],
    otherPaths: [
      { path: '/u/', msg: '蓝奏云个人主页暂不支持导入', isPage: true },
      { path: '/s/', msg: '蓝奏云自定义链接暂不支持导入' },
    ],
  },
]
