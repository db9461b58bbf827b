import { movieTypes } from '@pandex/contracts/enums'
import { z } from 'zod'
import {
  decimalNumber,
  flag,
  integer,
  line,
  listFields,
  nestPage,
  prose,
  rowId,
  rowIds,
  text,
  texts,
  yesNo,
} from './fields.ts'

const movieType = z.enum(['', ...movieTypes])

export const ListLatestMovies = z.object({
  size: integer({ min: 1, max: 50 }).default(20),
  type: movieType.default(''),
})

export const GetMovie = z.object({ word: line(100) })

export const ListMovies = z
  .object({ ...listFields, q: text(100).default(''), type: movieType.default(''), show: yesNo })
  .transform(nestPage)

export const UpdateMovie = z
  .object({
    id: rowId,
    name: line(200).optional(),
    alias: texts(50, 200).optional(),
    year: integer({ max: 9_999 }).optional(),
    type: movieType.optional(),
    cover: text(500).optional(),
    rating: decimalNumber({ min: 0, max: 10 }).optional(),
    douban_id: text(20).optional(),
    description: prose(5_000).optional(),
    actors: texts(50, 100).optional(),
    item_order: integer({ min: -1_000_000, max: 1_000_000 }).optional(),
    show: flag.optional(),
  })
  .transform(({ alias, actors, ...rest }) => ({
    ...rest,
    ...(alias && { alias: { values: alias } }),
    ...(actors && { actors: { values: actors } }),
  }))

export const ImportMovies = z.object({ text: prose(2_000_000) })

export const DeleteMovies = z.object({ ids: rowIds })
