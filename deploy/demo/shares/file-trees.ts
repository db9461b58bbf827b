import type { SimulatedShare } from '../../simulators/drives/simulated-share.ts'
import type { Random } from './random.ts'

export type Files = SimulatedShare['files']

const padTwo = (number: number): string => String(number).padStart(2, '0')
const padThree = (number: number): string => String(number).padStart(3, '0')
const inFolder = (folder: string, files: Files): Files =>
  files.map((file) => ({ ...file, path: `${folder}/${file.path}` }))
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

interface SeriesShape {
  kind: 'series'
  name: string
  seasons: number[]
  from?: number
  /** Per episode. */
  megabytes: number
  quality?: string
  extension?: string
  subtitles?: string[]
}

export const buildSeries = (random: Random, shape: SeriesShape): Files => {
  const { name, seasons, from = 1, megabytes, quality = '1080p.WEB-DL', extension = 'mkv', subtitles = [] } = shape
  const season = (count: number, number: number): Files =>
    range(count).flatMap((episode) => {
      const stem = `${name}.S${padTwo(number)}E${padTwo(episode)}.${quality}`
      return [
        { path: `${stem}.${extension}`, size: random.megabytes(megabytes) },
        ...subtitles.map((language) => ({ path: `字幕/${stem}.${language}.ass`, size: random.megabytes(0.07) })),
      ]
    })
  const cover = { path: '封面.jpg', size: random.megabytes(0.6) }
  const [only = 1] = seasons
  if (seasons.length === 1) return [...season(only, from), cover]
  return [...seasons.flatMap((count, index) => inFolder(`第${from + index}季`, season(count, from + index))), cover]
}

interface FilmsShape {
  kind: 'films'
  films: string[]
  megabytes: number
  extension?: string
  subtitles?: string[]
  extras?: string[]
}

export const buildFilms = (random: Random, shape: FilmsShape): Files => {
  const { films: names, megabytes, extension = 'mkv', subtitles = ['chs'], extras = [] } = shape
  const film = (name: string): Files => [
    { path: `${name}.${extension}`, size: random.megabytes(megabytes) },
    ...subtitles.map((language) => ({ path: `${name}.${language}.srt`, size: random.megabytes(0.1) })),
    { path: `${name}-海报.jpg`, size: random.megabytes(0.8) },
    ...extras.map((extra) => ({ path: `花絮/${extra}.mp4`, size: random.megabytes(180) })),
  ]
  const [only = ''] = names
  return names.length === 1 ? film(only) : names.flatMap((name) => inFolder(name, film(name)))
}

interface MusicShape {
  kind: 'music'
  /** A single album gets no folder. */
  albums: string[]
  format: 'flac' | 'mp3' | 'ape'
  /** Titles to choose from; further tracks are numbered. */
  tracks?: string[]
}

const trackMegabytes = { flac: 31, mp3: 9.4, ape: 28 }

export const buildMusic = (random: Random, { albums, format, tracks = [] }: MusicShape): Files => {
  const album = (): Files => [
    ...range(random.between(10, 13)).map((number) => ({
      path: `${padTwo(number)}. ${tracks[number - 1] ?? `第 ${number} 首`}.${format}`,
      size: random.megabytes(trackMegabytes[format]),
    })),
    ...(format === 'mp3' ? [] : [{ path: '专辑.cue', size: random.megabytes(0.002) }]),
    { path: 'cover.jpg', size: random.megabytes(0.4) },
  ]
  return albums.length === 1 ? album() : albums.flatMap((name) => inFolder(name, album()))
}

interface AudioShape {
  kind: 'audio'
  name: string
  episodes: number
}

export const buildAudio = (random: Random, { name, episodes }: AudioShape): Files => {
  const files = range(episodes).map((number) => {
    const folder = Math.floor((number - 1) / 100)
    const path = `${name} ${padThree(number)}.mp3`
    const parent =
      episodes > 100 ? `${padThree(folder * 100 + 1)}-${padThree(Math.min(folder * 100 + 100, episodes))}/` : ''
    return { path: parent + path, size: random.megabytes(11) }
  })
  return [...files, { path: '书籍简介.txt', size: random.megabytes(0.004) }]
}

interface BooksShape {
  kind: 'books'
  titles: string[]
  formats: string[]
}

const bookMegabytes: Record<string, number> = { txt: 1.4, epub: 2.6, mobi: 3.9, azw3: 3.4, pdf: 46, zip: 120 }

export const buildBooks = (random: Random, { titles, formats }: BooksShape): Files =>
  titles.flatMap((title) =>
    formats.map((format) => ({
      path: `${titles.length > 3 && formats.length > 1 ? `${title}/` : ''}${title}.${format}`,
      size: random.megabytes(bookMegabytes[format] ?? 5),
    })),
  )

interface CourseShape {
  kind: 'course'
  chapters: string[]
  lessons: number
  megabytes?: number
}

export const buildCourse = (random: Random, { chapters, lessons, megabytes = 210 }: CourseShape): Files => [
  ...chapters.flatMap((chapter, index) =>
    inFolder(`${padTwo(index + 1)} ${chapter}`, [
      ...range(lessons).map((lesson) => ({
        path: `${padTwo(index + 1)}-${padTwo(lesson)} ${chapter}（${lesson}）.mp4`,
        size: random.megabytes(megabytes),
      })),
      { path: `${chapter} 讲义.pdf`, size: random.megabytes(8) },
    ]),
  ),
  { path: '课程资料/配套练习.zip', size: random.megabytes(64) },
  { path: '课程资料/学习计划.xlsx', size: random.megabytes(0.2) },
]

interface PackageShape {
  kind: 'package'
  name: string
  megabytes: number
  /** Parts of a split archive; without it one file. */
  parts?: number
}

export const buildPackage = (random: Random, { name, megabytes, parts = 1 }: PackageShape): Files => [
  ...(parts === 1
    ? [{ path: `${name}.zip`, size: random.megabytes(megabytes) }]
    : range(parts).map((part) => ({
        path: `${name}.part${padTwo(part)}.rar`,
        size: random.megabytes(part === parts ? megabytes / parts / 2 : megabytes / parts),
      }))),
  { path: '安装说明.txt', size: random.megabytes(0.003) },
]

export type Shape = SeriesShape | FilmsShape | MusicShape | AudioShape | BooksShape | CourseShape | PackageShape
