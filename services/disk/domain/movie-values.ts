import { AppError } from '@pandex/platform/errors'
import { readImageUrl } from '@pandex/platform/image-url'
import { cleanItems, cleanLine, cleanProse } from './clean-text.ts'

export interface MovieValues {
  name: string
  alias: string[]
  /** 0 when unknown. */
  year: number
  type: string
  cover: string
  /** 0 when unknown. */
  rating: number
  douban_id: string
  description: string
  actors: string[]
  item_order: number
  show: boolean
}

const types = ['', 'movie', 'tv', 'anime', 'variety', 'documentary']

const limits = { name: 200, names: 50, actor: 100, cover: 500, description: 5_000 }
/** Above every limit, so that `cleanLine` does not cut text that validation must refuse. */
const whole = 100_000
const firstYear = 1870
const lastYear = 2200
const maxOrder = 1_000_000

const bad = (field: keyof MovieValues, message: string): AppError =>
  new AppError('invalid', 'disk.bad_movie', message, { fields: [field] })

const findTrouble = (movie: MovieValues): AppError | undefined => {
  if (movie.name === '' || movie.name.length > limits.name) return bad('name', `片名为 1–${limits.name} 个字`)
  if (movie.alias.length > limits.names || movie.alias.some((name) => name.length > limits.name))
    return bad('alias', `别名最多 ${limits.names} 个，每个最多 ${limits.name} 个字`)
  if (movie.actors.length > limits.names || movie.actors.some((name) => name.length > limits.actor))
    return bad('actors', `演员最多 ${limits.names} 个，每个最多 ${limits.actor} 个字`)
  if (!Number.isInteger(movie.year) || (movie.year !== 0 && (movie.year < firstYear || movie.year > lastYear)))
    return bad('year', '年份不正确')
  if (!types.includes(movie.type)) return bad('type', '类型不正确')
  if (movie.cover.length > limits.cover || readImageUrl(movie.cover) !== movie.cover)
    return bad('cover', '封面须是公网的 https 地址，或以 / 开头的本站路径')
  if (!(movie.rating >= 0 && movie.rating <= 10)) return bad('rating', '评分须在 0 到 10 之间')
  if (!/^\d{0,20}$/.test(movie.douban_id)) return bad('douban_id', '豆瓣 ID 须是数字')
  if (movie.description.length > limits.description) return bad('description', `简介最多 ${limits.description} 个字`)
  if (!Number.isInteger(movie.item_order) || Math.abs(movie.item_order) > maxOrder)
    return bad('item_order', '排序不正确')
  return undefined
}

/**
 * Cleans and validates a movie: no duplicates in lists, the rating with one decimal.
 * @throws AppError invalid disk.bad_movie
 */
export const checkMovie = (given: MovieValues): MovieValues => {
  const name = cleanLine(given.name, whole)
  const movie = {
    ...given,
    name,
    alias: cleanItems(given.alias, whole).filter((alias) => alias !== name),
    actors: cleanItems(given.actors, whole),
    cover: readImageUrl(given.cover) ?? given.cover,
    douban_id: given.douban_id.trim(),
    description: cleanProse(given.description, whole),
  }
  const trouble = findTrouble(movie)
  if (trouble) throw trouble
  return { ...movie, rating: Math.round(movie.rating * 10) / 10 }
}
