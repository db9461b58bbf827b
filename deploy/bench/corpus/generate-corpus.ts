/**
 * Generates shares that resemble real ones: works that are shared once or a thousand times, named as people name them. Each share depends
 * on its number alone, so every run gives the same corpus.
 */
import { diskTypes } from '../../../services/contracts/src/share-link.ts'
import { toDocument } from '../../../services/search/domain/index/to-document.ts'
import type { DiskDocument, SavedDisk } from '../../../services/search/domain/index/to-document.ts'

const characters = Array.from(
  [
    '长安星河白夜风起孤城云海青山江湖深海烟火黎明雪国惊蛰潮汐归途行者密码往事传说物语迷踪少年来客档案之歌日记追凶奇谭情书',
    '天地玄黄宇宙洪荒日月盈昃辰宿列张寒来暑往秋收冬藏金生丽水玉出昆冈剑号巨阙珠称夜光果珍李柰菜重芥姜鳞潜羽翔龙师火帝',
    '东南西北春夏花鸟鱼虫梅兰竹菊琴棋书画诗酒茶人心爱恨离别相逢故乡远方旅途梦想时间记忆影子声音沉默呼吸温柔勇敢自由真实',
    '王将军公主皇后侠客医生律师警察老师学校青春恋战争和平英雄传奇神魔妖狐仙道修炼都市乡村家族兄弟姐妹父母孩子朋友敌手',
  ].join(''),
)
const syllables =
  'ba dor el fin gar hal is jun kor lan mer nor os pel quin ra sol ter ul ven wyn xan yor zeth ber cal dun ever fall glen hart stone wood light'.split(
    ' ',
  )
const sharers = ['小站', '资源君', '影音仓', '阿明', 'lucky', '搬运工', '书虫', '夜猫子', 'movie_fan', '学习角']
const resolutions = ['1080p', '2160p', '4K', '720p', '高清', '超清 4K', '1080P 高码率']
const sources = ['WEB-DL', 'BluRay', 'HDTV', 'WEBRip', 'REMUX', '国语中字', '双语字幕', '无删减']
const extensions = ['mkv', 'mp4', 'mkv', 'mp4', 'avi', 'ts', 'mp3', 'epub', 'pdf', 'zip']

/** mulberry32. @returns a function that gives a number from 0 to below n */
const createRandom = (seed: number) => {
  let state = seed >>> 0
  return (n: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let hash = Math.imul(state ^ (state >>> 15), state | 1)
    hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61)
    return Math.floor((((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32) * n)
  }
}

type Random = ReturnType<typeof createRandom>

const pick = <T>(list: readonly T[], roll: Random): T => list[roll(list.length)] as T

const chineseTitle = (roll: Random): string =>
  Array.from({ length: 3 + roll(3) }, () => pick(characters, roll)).join('')

const latinWord = (roll: Random): string => {
  const word = Array.from({ length: 2 + roll(2) }, () => pick(syllables, roll)).join('')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const latinTitle = (roll: Random): string => Array.from({ length: 1 + roll(3) }, () => latinWord(roll)).join(' ')

interface Work {
  chinese: string
  latin: string
  year: number
}

const workAt = (index: number): Work => {
  const roll = createRandom(index * 2 + 1)
  return { chinese: chineseTitle(roll), latin: latinTitle(roll), year: 1990 + roll(37) }
}

/** Average number of shares per work. The first works are shared most often. */
const sharesPerWork = 8

const workOfShare = (index: number, roll: Random): Work =>
  workAt(Math.floor((index / sharesPerWork) * (roll(1e6) / 1e6) ** 2))

const twoDigits = (number: number): string => String(number).padStart(2, '0')

const nameOf = ({ chinese, latin, year }: Work, season: number, roll: Random): string => {
  const [resolution, source, episodes] = [pick(resolutions, roll), pick(sources, roll), 6 + roll(40)]
  const dotted = latin.replaceAll(' ', '.')
  return pick(
    [
      `${chinese} ${year} ${resolution} ${source}`,
      `【${chinese}】第${season}季 全${episodes}集 ${resolution}`,
      `${dotted}.S${twoDigits(season)}.${year}.${resolution}.${source}.x265`,
      `[${latin}] ${chinese} (${year}) ${source}`,
      `${chinese}.${dotted}.${year}.${resolution}`,
      `${chinese}（${year}）更新至${episodes}集 ${source}`,
      `${chinese} S${twoDigits(season)}E01-E${twoDigits(episodes)} ${resolution}`,
      `${chinese} 有声书 ${episodes}集 mp3`,
      `《${chinese}》epub+pdf 全本`,
    ],
    roll,
  )
}

const filesOf = ({ chinese, latin }: Work, season: number, roll: Random): string => {
  const lines = roll(21)
  const extension = pick(extensions, roll)
  const stem = roll(2) === 0 ? chinese : latin.replaceAll(' ', '.')
  return Array.from({ length: lines }, (_, line) =>
    line === 0 && lines > 3
      ? `folder:${chinese} 第${season}季`
      : `file:${stem}.S${twoDigits(season)}E${twoDigits(line)}.${extension}`,
  ).join('\n')
}

const sharedFromMs = Date.UTC(2019, 0)
const sharedUntilMs = Date.UTC(2026, 10)

/** Number of shares with the same name and files: the original and its copies by other sharers. */
const copiesPerShare = 4

const docIdOf = (share: number): string => `g${String(share).padStart(24, '0')}`

export function* docIdsFrom(from: number, until: number): Generator<string> {
  for (let share = from; share < until; share += copiesPerShare) yield docIdOf(share)
}

/** The shares with one name and files. @param start a multiple of four */
const createCopies = (start: number): SavedDisk[] => {
  const roll = createRandom(start * 2)
  const work = workOfShare(start, roll)
  const season = 1 + roll(4)
  const shared = {
    disk_name: nameOf(work, season, roll),
    files: filesOf(work, season, roll),
    size: roll(2 ** 31),
    share_user_id: '',
    rel_movie: '',
    is_mine: false,
    enabled: true,
    tags: [],
    weight: 0,
    status: 0,
    cate_id: 0,
    cost_coin: 0,
    health: pick(['valid', 'unsure', 'unsure'], roll),
  }
  return Array.from({ length: copiesPerShare }, (_, offset) => ({
    ...shared,
    id: start + offset + 1,
    doc_id: docIdOf(start + offset),
    disk_type: pick(diskTypes, roll),
    disk_id: `bench${(start + offset).toString(36)}`,
    disk_pass: roll(3) === 0 ? 'a1b2' : '',
    share_user: `${pick(sharers, roll)}${roll(2_000)}`,
    shared_time: new Date(sharedFromMs + roll(sharedUntilMs - sharedFromMs)).toISOString(),
  }))
}

/**
 * Index documents of shares `from` to below `until`, both multiples of four. Names and files are parsed once for all copies; the rest of
 * a document comes from the share itself.
 */
export const documentsOf = (from: number, until: number): DiskDocument[] =>
  Array.from({ length: (until - from) / copiesPerShare }, (_, group) =>
    createCopies(from + group * copiesPerShare),
  ).flatMap((shares) => {
    const [first] = shares
    const read = first && toDocument(first)
    return shares.map((share) => ({ ...read, ...share, sharer: share.share_user }) as DiskDocument)
  })

/** Number of works that searches are for: the most shared ones. */
const maxSearchedWorks = 15_000
const qualifiers = ['', ' 第二季', ' 4K', ' 1080p', ' 全集', ' 国语', ' 蓝光', ' 第一季']
const extraQualifiers = ['', ' 高清', ' 双语', ' mp4', ' mkv', ' 夸克', ' 百度']

/**
 * Distinct keywords in a fixed, mixed order. Every corpus of at least `size` shares contains their works.
 * @param part of `parts` disjoint parts
 */
export function* keywordsFor(size: number, part: number, parts: number): Generator<string, never> {
  const works = Math.min(Math.floor(size / sharesPerWork), maxSearchedWorks)
  const yielded = new Set<string>()
  for (const qualifier of extraQualifiers.flatMap((more) => qualifiers.map((qualifier) => qualifier + more))) {
    const order = Array.from({ length: works }, (_, index) => index).filter((index) => index % parts === part)
    const roll = createRandom(part)
    for (let remaining = order.length; remaining > 0; remaining -= 1) {
      const [index = 0] = order.splice(roll(remaining), 1)
      const { chinese, latin } = workAt(index)
      const title = roll(4) === 0 ? latin : chinese
      if (!yielded.has(title + qualifier)) yield title + qualifier
      yielded.add(title + qualifier)
    }
  }
  throw new Error(`${size} resources have too few titles for all searches: take more resources`)
}
