import { featuredShapes } from './featured.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { buildAudio, buildBooks, buildCourse, buildFilms, buildMusic, buildPackage, buildSeries } from './file-trees.ts'
import type { Files, Shape } from './file-trees.ts'

const bareName = (title: string): string => {
  const bare = title
    .replaceAll(/【[^】]*】|\[[^\]]*\]|（[^）]*）|\([^)]*\)|[《》]/g, ' ')
    .replaceAll(/[/\\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return (bare || title.replaceAll(/[/\\[\]【】]/g, ' ').trim()).slice(0, 60)
}

const formatsIn = (title: string): string[] => [
  ...new Set([...title.matchAll(/txt|epub|mobi|azw3|pdf|zip/gi)].map(([format]) => format.toLowerCase())),
]

/** @returns the number of episodes that a title names; 0 for a film */
const episodesIn = (title: string): number => {
  const count =
    /(?:全|更新至|更至|连载至|至)第?\s*(?:EP)?(\d{1,3})\s*[集期回]?/i.exec(title)?.[1] ??
    /(\d{1,3})\s*[集期回](?:全|完)/.exec(title)?.[1] ??
    /(?:E|EP)?\d{1,3}-(?:E|EP)?(\d{1,3})(?!\d)/i.exec(title)?.[1]
  if (count !== undefined) return Math.min(Number(count), 180)
  if (/\bS\d{2}E\d{2}\b|第0?1集/.test(title)) return 1
  return /第.{1,3}[季部]|\bS\d{2}\b|全集|完结|剧|season|更新|大结局/i.test(title) ? 24 : 0
}

const is4k = (title: string): boolean => /4k|2160p|杜比/i.test(title)

const deriveShape = (title: string, random: Random): Shape => {
  const name = bareName(title)
  if (/有声|评书|相声|演播/.test(title)) return { kind: 'audio', name, episodes: random.between(60, 200) }
  if (/漫画/.test(title)) {
    const titles = Array.from({ length: random.between(12, 30) }, (_, index) => `${name} 第${index + 1}卷`)
    return { kind: 'books', titles, formats: ['pdf'] }
  }
  const formats = formatsIn(title)
  if (
    /课|教程|雅思|高考|考研|考试|GRE|资料|讲义|建造师|公开课|全程班|乐学|基础\d+讲|1000题|Python|CS50|笔记|notes|机器学习|深度学习/i.test(
      title,
    ) &&
    formats.length === 0
  )
    return { kind: 'course', chapters: ['导论', '基础', '进阶', '实战'], lessons: random.between(4, 8) }
  if (formats.length > 0 || /电子书|小说|完本|作者|第\d+版|借智慧|（[^）]*）$/.test(title))
    return { kind: 'books', titles: [name], formats: formats.length > 0 ? formats : ['epub', 'txt'] }
  if (/flac|ape|mp3|无损|专辑|音乐|热歌|老歌|周杰伦|朴树/i.test(title))
    return { kind: 'music', albums: [name], format: /mp3/i.test(title) ? 'mp3' : 'flac' }
  if (
    /软件|游戏|壁纸|鬼泣|霍格沃茨|植物大战僵尸|专业版|v\d+\.|版本|免安装|系统镜像|MATLAB|Office|PyCharm|SketchUp|剪映|预设|模板|配置|\bPC\b/i.test(
      title,
    )
  )
    return { kind: 'package', name, megabytes: random.between(60, 4_000) }
  const episodes = episodesIn(title)
  const quality = is4k(title) ? '2160p.WEB-DL' : '1080p.WEB-DL'
  if (episodes > 1)
    return {
      kind: 'series',
      name,
      seasons: [episodes],
      quality,
      megabytes: is4k(title) ? 2_900 : 720,
      extension: 'mp4',
    }
  return { kind: 'films', films: [`${name}.${quality}`], megabytes: is4k(title) ? 18_400 : 3_600 }
}

const buildFiles = (random: Random, shape: Shape): Files => {
  switch (shape.kind) {
    case 'series':
      return buildSeries(random, shape)
    case 'films':
      return buildFilms(random, shape)
    case 'music':
      return buildMusic(random, shape)
    case 'audio':
      return buildAudio(random, shape)
    case 'books':
      return buildBooks(random, shape)
    case 'course':
      return buildCourse(random, shape)
    case 'package':
      return buildPackage(random, shape)
  }
}

export const detectKind = (diskId: string, title: string): Shape['kind'] =>
  (featuredShapes[diskId] ?? deriveShape(title, createRandom(diskId))).kind

export const generateFiles = (diskId: string, title: string, random: Random): Files =>
  buildFiles(random, featuredShapes[diskId] ?? deriveShape(title, random))
