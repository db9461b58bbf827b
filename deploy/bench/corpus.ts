/** Made-up shares in the shape of real ones: enough different words that searches differ in what they find. */
import { createHash } from 'node:crypto'

const first = [
  '长安',
  '星河',
  '白夜',
  '风起',
  '孤城',
  '云海',
  '青山',
  '江湖',
  '深海',
  '烟火',
  '黎明',
  '雪国',
  '山河',
  '惊蛰',
  '潮汐',
  '归途',
]
const second = [
  '行者',
  '密码',
  '往事',
  '之战',
  '传说',
  '物语',
  '迷踪',
  '少年',
  '来客',
  '档案',
  '之歌',
  '日记',
  '风云',
  '追凶',
  '奇谭',
  '情书',
]
const ends = [
  '第一季 1080p',
  '第二季 4K',
  '2023 国语中字',
  '全集 mkv',
  'S01E08',
  '无删减版',
  '有声书 mp3',
  '高清 2160p 双语',
]

const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? ''

export const titleOf = (index: number): string =>
  `${pick(first, index)}${pick(second, Math.floor(index / first.length))}`

export const titleCount = first.length * second.length

/** @param label keeps the ids of one run apart from another's */
export const shareLine = (label: string, index: number): string => {
  const id = createHash('sha256').update(`${label}:${index}`).digest('hex').slice(0, 12)
  return `${titleOf(index)} ${pick(ends, Math.floor(index / titleCount))} ${label} https://pan.quark.cn/s/${id}`
}
