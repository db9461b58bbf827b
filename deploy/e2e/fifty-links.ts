/** Fifty pasted links of all drives with every outcome, and the drives' data about them. */
import { randomBytes } from 'node:crypto'
import { diskTypes, shareLink } from '../../services/platform/src/share-link.ts'
import type { DiskType } from '../../services/platform/src/share-link.ts'
import type { ShareState, SimulatedShare } from '../simulators/drives/simulated-share.ts'
import { makeWord } from './shares.ts'

const letters = (count: number): string => randomBytes(count).toString('hex').slice(0, count)

const idForms: Record<DiskType, () => string> = {
  BDY: () => letters(22),
  ALY: () => letters(11),
  QUARK: () => letters(12),
  UC: () => letters(13),
  XUNLEI: () => `VN${letters(24)}`,
  '115': () => `sw${letters(9)}`,
  LZY: () => `b0${letters(7)}`,
}

const withPass: readonly DiskType[] = ['BDY', '115', 'QUARK', 'XUNLEI', 'LZY']

export interface PastedLink {
  share: SimulatedShare
  hint: string
  pass: string
}

let sharers = 0

export const makeLink = (
  disk_type: DiskType,
  changes: Partial<SimulatedShare> & { hint?: string; pass?: string } = {},
): PastedLink => {
  sharers += 1
  const { hint = `${makeWord()}合集`, pass, ...share } = changes
  const disk_pass = withPass.includes(disk_type) ? 'x1y2' : ''
  const made: SimulatedShare = {
    disk_type,
    disk_id: idForms[disk_type](),
    disk_pass,
    title: `${makeWord()} 第二季`,
    files: [
      { path: '正片/第01集.mkv', size: 734_003_200 + sharers * 1_048_576 },
      { path: '正片/第02集.mkv', size: 734_003_200 },
    ],
    share_user: `书友${sharers}号`,
    share_user_id: String(1_100_000 + sharers),
    shared_time: '2026-05-01T08:00:00.000Z',
    state: 'valid',
    ...share,
  }
  return { share: made, hint, pass: pass ?? made.disk_pass }
}

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

const dead: readonly [DiskType, ShareState][] = [
  ['QUARK', 'dead'],
  ['BDY', 'cancelled'],
  ['UC', 'expired'],
  ['LZY', 'cancelled'],
  ['115', 'illegal'],
]

/** Another link to the same content, by the same sharer at the same drive. */
const twinOf = ({ share }: PastedLink): PastedLink => {
  const { disk_type, title, files, share_user, share_user_id } = share
  return makeLink(disk_type, { title, files, share_user, share_user_id })
}

/** Another link to the same content, by another sharer at another drive. */
const copyOf = ({ share: { title, files } }: PastedLink, diskType: DiskType): PastedLink =>
  makeLink(diskType, { title, files })

export interface FiftyLinks {
  silent: DiskType
  bannedWord: string
  known: PastedLink[]
  /** Two resources of one name: either may replace the other. */
  pair: [PastedLink, PastedLink]
  all: PastedLink[]
  text: string
  unsupported: number
  ends: Record<string, number>
}

const describeLink = ({ share: { disk_type, disk_id }, hint, pass }: PastedLink): string =>
  [hint, `链接：${shareLink(disk_type, disk_id, '')}`, ...(pass === '' ? [] : [`提取码：${pass}`]), ''].join('\n')

export const toPastedText = (links: readonly PastedLink[]): string => links.map(describeLink).join('\n')

export const makeFiftyLinks = (): FiftyLinks => {
  const bannedWord = '禁播样片'
  const silent = 'ALY'
  const title = '长夜灯火 第一季'
  const pair: FiftyLinks['pair'] = [makeLink('QUARK', { title }), makeLink('BDY', { title })]
  const answering = diskTypes.filter((type) => type !== silent)
  const alive = [
    ...answering.flatMap((type) => times(4, () => makeLink(type))),
    makeLink('UC'),
    makeLink(silent),
    ...pair,
  ]
  const ofType = (type: DiskType): PastedLink[] => alive.filter(({ share }) => share.disk_type === type)
  const [quark, uc, xunlei] = [ofType('QUARK'), ofType('UC'), ofType('XUNLEI')]
  const twinned = [quark[0], quark[1], uc[0], xunlei[0]].filter((link) => link !== undefined)
  const copied = [quark[2], uc[1], xunlei[1]].filter((link) => link !== undefined)
  const known = [makeLink('QUARK'), makeLink('BDY'), makeLink('UC')]
  const all = [
    ...alive,
    ...(['QUARK', 'BDY', '115'] as const).map((type) => makeLink(type, { disk_pass: 'x1y2', pass: 'zz99' })),
    ...dead.map(([type, state]) => makeLink(type, { state })),
    ...times(2, () => makeLink('UC', { hint: `${bannedWord} ${makeWord()}` })),
    ...times(2, () => makeLink('QUARK', { title: `${makeWord()} ${bannedWord}` })),
    ...twinned.map(twinOf),
    ...copied.map((link) => copyOf(link, 'LZY')),
    ...known,
  ]
  const foreign = [
    'https://www.123pan.com/s/abcd-efgh',
    'https://www.alipan.com/t/abcdefghijk',
    'https://pan.baidu.com/e/1abcdefg',
  ]
  return {
    silent,
    bannedWord,
    known,
    pair,
    all,
    text: [toPastedText(all), toPastedText(all.slice(0, 2)), ...foreign].join('\n\n'),
    unsupported: foreign.length,
    ends: { finished: 34, dead: dead.length, banned: 4, duplicate: twinned.length + known.length },
  }
}
