import { AppError } from '@pandex/platform/errors'
import { z } from 'zod'
import { checkMovie } from './movie-values.ts'
import type { MovieValues } from './movie-values.ts'

export type MovieLine = { line: number; movie: MovieValues } | { line: number; douban_id: string }

export interface FailedLine {
  line: number
  msg: string
}

const maxLines = 5_000
/** Yields to the event loop after this number of lines. */
const linesPerBatch = 500

const emptyMovie: MovieValues = {
  name: '',
  alias: [],
  year: 0,
  type: '',
  cover: '',
  rating: 0,
  douban_id: '',
  description: '',
  actors: [],
  item_order: 0,
  show: true,
}

export const draftName = (doubanId: string): string => `豆瓣 ${doubanId}`

/** A movie known by its Douban id only; hidden until Douban or an admin names it. */
export const draftOf = (douban_id: string): MovieValues => ({
  ...emptyMovie,
  name: draftName(douban_id),
  douban_id,
  show: false,
})

const text = z.string().default('')
const number = z.coerce.number().default(0)
const names = z.union([z.array(z.string()), z.string().transform((line) => line.split(/[/、,，]/))]).default([])

const idOrNumber = z.union([z.string(), z.number().transform(String)]).default('')

/** `title`, `rate`, `url` and `id` are the field names of Douban's own lists. */
const movieJson = z.object({
  name: text,
  title: text,
  rate: z.union([z.literal('').transform(() => 0), z.coerce.number()]).default(0),
  url: text,
  id: idOrNumber,
  alias: names,
  year: number,
  type: text,
  cover: text,
  rating: number,
  douban_id: idOrNumber,
  description: text,
  actors: names,
  item_order: number,
  show: z.boolean().default(true),
})

/** An id or a Douban address (`https://movie.douban.com/subject/<id>/`), followed by an optional name. */
const doubanLine =
  /^(?:(?:https?:\/\/)?(?:(?:movie|m|www)\.)?douban\.com\/(?:movie\/)?subject\/)?(\d{1,20})(?:[/?#]\S*)?(?:[\s,，|]+(.*))?$/i

const nameAndYear = /^(.*\S)(?:\s*[(（[]|[\s,，|]+)((?:18|19|20|21)\d\d)[)）\]]?$/

const readName = (rest: string, lastYear: number): { name: string; year: number } => {
  const [, name = '', year = ''] = nameAndYear.exec(rest) ?? []
  return name !== '' && Number(year) <= lastYear ? { name, year: Number(year) } : { name: rest, year: 0 }
}

/** @returns undefined for invalid JSON */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const readJson = (line: string): MovieValues | string => {
  const json = parseJson(line)
  if (json === undefined) return '不是正确的 JSON'
  const read = movieJson.safeParse(json)
  if (!read.success) return `字段不正确：${read.error.issues[0]?.path.join('.') ?? ''}`
  const { title, rate, url, id, ...movie } = read.data
  return {
    ...movie,
    name: movie.name || title,
    rating: movie.rating || rate,
    douban_id: movie.douban_id || id || (doubanLine.exec(url)?.[1] ?? ''),
  }
}

const doubanLists = z.union([
  z.array(z.looseObject({})).min(1),
  z.looseObject({ subjects: z.array(z.looseObject({})) }).transform(({ subjects }) => subjects),
])

const splitJson = (given: string): string => {
  if (!/^\s*(?:\[|\{\s*"subjects")/.test(given)) return given
  const list = doubanLists.safeParse(parseJson(given))
  return list.success ? list.data.map((movie) => JSON.stringify(movie)).join('\n') : given
}

const readLine = (line: string, lastYear: number): MovieValues | string => {
  if (line.startsWith('{')) return readJson(line)
  const [, douban_id, rest = ''] = doubanLine.exec(line) ?? []
  if (douban_id === undefined) return '请写 JSON，或者豆瓣编号（或地址）加片名'
  return { ...emptyMovie, ...readName(rest.trim(), lastYear), douban_id }
}

const messageOf = (error: unknown): string => {
  if (error instanceof AppError) return error.message
  throw error
}

const toMovieLine = (line: number, content: string, lastYear: number): MovieLine | FailedLine => {
  const read = readLine(content, lastYear)
  if (typeof read === 'string') return { line, msg: read }
  if (read.name.trim() === '' && /^\d{1,20}$/.test(read.douban_id)) return { line, douban_id: read.douban_id }
  try {
    return { line, movie: checkMovie(read) }
  } catch (error) {
    return { line, msg: messageOf(error) }
  }
}

/**
 * Reads one movie per line; skips blank lines.
 * @param lastYear a greater number at the end of a name is no year (银翼杀手 2049)
 * @throws AppError invalid disk.too_many_lines
 */
export const readMovies = async (
  given: string,
  lastYear: number,
): Promise<{ lines: MovieLine[]; failed: FailedLine[] }> => {
  const filled = splitJson(given.replace(/^\uFEFF/, ''))
    .split(/\r\n?|\n/)
    .map((content, index) => ({ line: index + 1, content: content.trim() }))
    .filter(({ content }) => content !== '')
  if (filled.length > maxLines)
    throw new AppError('invalid', 'disk.too_many_lines', `一次最多导入 ${maxLines} 行`, { fields: ['text'] })
  const lines: MovieLine[] = []
  const failed: FailedLine[] = []
  for (const [index, { line, content }] of filled.entries()) {
    if (index % linesPerBatch === 0) await new Promise((resolve) => setImmediate(resolve))
    const read = toMovieLine(line, content, lastYear)
    if ('msg' in read) failed.push(read)
    else lines.push(read)
  }
  return { lines, failed }
}
