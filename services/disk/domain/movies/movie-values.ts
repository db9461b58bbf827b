import { movieTypes } from '@pandex/contracts/enums'
import { AppError } from '@pandex/platform/errors'
import { readImageUrl } from '@pandex/contracts/image-url'
import { cleanItems, cleanLine, cleanProse } from '../text/clean-text.ts'

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

const limits = { name: 200, names: 50, actor: 100, cover: 500, description: 5_000 }
/** Above every limit, so that `cleanLine` does not cut text that validation must refuse. */
const maxRawLength = 100_000
const firstYear = 1870
const lastYear = 2200
const maxOrder = 1_000_000

const invalidField = (field: keyof MovieValues, message: string): AppError =>
  new AppError('invalid', 'disk.bad_movie', message, { fields: [field] })

const findError = (movie: MovieValues): AppError | undefined => {
  if (movie.name === '' || movie.name.length > limits.name) return invalidField('name', `片名为 1–${limits.name} 个字`)
  if (movie.alias.length > limits.names || movie.alias.some((name) => name.length > limits.name))
    return invalidField('alias', `别名最多 ${limits.names} 个，每个最多 ${limits.name} 个字`)
  if (movie.actors.length > limits.names || movie.actors.some((name) => name.length > limits.actor))
    return invalidField('actors', `演员最多 ${limits.names} 个，每个最多 ${limits.actor} 个字`)
  if (!Number.isInteger(movie.year) || (movie.year !== 0 && (movie.year < firstYear || movie.year > lastYear)))
    return invalidField('year', '年份不正确')
  if (movie.type !== '' && !movieTypes.some((type) => type === movie.type)) return invalidField('type', '类型不正确')
  if (movie.cover.length > limits.cover || readImageUrl(movie.cover) !== movie.cover)
    return invalidField('cover', '封面须是公网的 https 地址，或以 / 开头的本站路径')
  if (!(movie.rating >= 0 && movie.rating <= 10)) return invalidField('rating', '评分须在 0 到 10 之间')
  if (!/^\d{0,20}$/.test(movie.douban_id)) return invalidField('douban_id', '豆瓣 ID 须是数字')
  if (movie.description.length > limits.description)
    return invalidField('description', `简介最多 ${limits.description} 个字`)
  if (!Number.isInteger(movie.item_order) || Math.abs(movie.item_order) > maxOrder)
    return invalidField('item_order', '排序不正确')
  return undefined
}

/**
 * Cleans and validates a movie: no duplicates in lists, the rating with one decimal.
 * @throws AppError invalid disk.bad_movie
 */
export const checkMovie = (given: MovieValues): MovieValues => {
  const name = cleanLine(given.name, maxRawLength)
  const movie = {
    ...given,
    name,
    alias: cleanItems(given.alias, maxRawLength).filter((alias) => alias !== name),
    actors: cleanItems(given.actors, maxRawLength),
    cover: readImageUrl(given.cover) ?? given.cover,
    douban_id: given.douban_id.trim(),
    description: cleanProse(given.description, maxRawLength),
  }
  const trouble = findError(movie)
  if (trouble) throw trouble
  return { ...movie, rating: Math.round(movie.rating * 10) / 10 }
}
