import { AppError } from '@pandex/platform/errors'
import { z } from 'zod'
import { checkMovie } from './movie-values.ts'
import type { MovieValues } from './movie-values.ts'

/** One line of an import: a movie, or nothing but the id of one that should be known. */
export type MovieLine = { line: number; movie: MovieValues } | { line: number; douban_id: string }

export interface FailedLine {
  /** From 1. */
  line: number
  msg: string
}

const maxLines = 5_000
/** After so many, others get their turn. */
const linesAtOnce = 500

const blank: MovieValues = {
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

const text = z.string().default('')
const number = z.coerce.number().default(0)
/** A list, or one text with strokes or commas between its items. */
const names = z.union([z.array(z.string()), z.string().transform((line) => line.split(/[/、,，]/))]).default([])

const movieJson = z.object({
  name: text,
  alias: names,
  year: number,
  type: text,
  cover: text,
  rating: number,
  douban_id: z.union([z.string(), z.number().transform(String)]).default(''),
  description: text,
  actors: names,
  item_order: number,
  show: z.boolean().default(true),
})

/** An id, or the address of a subject at Douban (`https://movie.douban.com/subject/<id>/`), and what follows. */
const doubanLine =
  /^(?:(?:https?:\/\/)?(?:(?:movie|m|www)\.)?douban\.com\/(?:movie\/)?subject\/)?(\d{1,20})(?:[/?#]\S*)?(?:[\s,，|]+(.*))?$/i

/** A name with a year at its end, in brackets or after a space. */
const nameAndYear = /^(.*\S)(?:\s*[(（[]|[\s,，|]+)((?:18|19|20|21)\d\d)[)）\]]?$/

const readName = (rest: string, lastYear: number): { name: string; year: number } => {
  const [, name = '', year = ''] = nameAndYear.exec(rest) ?? []
  return name !== '' && Number(year) <= lastYear ? { name, year: Number(year) } : { name: rest, year: 0 }
}

const readJson = (line: string): MovieValues | string => {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    return '不是正确的 JSON'
  }
  const read = movieJson.safeParse(json)
  return read.success ? read.data : `字段不正确：${read.error.issues[0]?.path.join('.') ?? ''}`
}

const readLine = (line: string, lastYear: number): MovieValues | string => {
  if (line.startsWith('{')) return readJson(line)
  const [, douban_id, rest = ''] = doubanLine.exec(line) ?? []
  if (douban_id === undefined) return '请写 JSON，或者豆瓣编号（或地址）加片名'
  return { ...blank, ...readName(rest.trim(), lastYear), douban_id }
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
 * Reads movies, one a line. Blank lines count for nothing.
 * @param lastYear a number at the end of a name that is greater is no year (银翼杀手 2049)
 * @throws AppError invalid disk.too_many_lines
 */
export const readMovies = async (
  given: string,
  lastYear: number,
): Promise<{ lines: MovieLine[]; failed: FailedLine[] }> => {
  const filled = given
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((content, index) => ({ line: index + 1, content: content.trim() }))
    .filter(({ content }) => content !== '')
  if (filled.length > maxLines)
    throw new AppError('invalid', 'disk.too_many_lines', `一次最多导入 ${maxLines} 行`, { fields: ['text'] })
  const lines: MovieLine[] = []
  const failed: FailedLine[] = []
  for (const [index, { line, content }] of filled.entries()) {
    if (index % linesAtOnce === 0) await new Promise((resolve) => setImmediate(resolve))
    const read = toMovieLine(line, content, lastYear)
    if ('msg' in read) failed.push(read)
    else lines.push(read)
  }
  return { lines, failed }
}
