import { changedFields, recordAudit } from '@pandex/platform/events/record-audit'
import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import { failuresOf, readIds } from '@pandex/platform/grpc/bulk-ids'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { foldName } from '../../domain/text/fold-name.ts'
import { splitKnownMovies } from '../../domain/movies/known-movies.ts'
import { checkMovie } from '../../domain/movies/movie-values.ts'
import { readMovies } from '../../domain/movies/read-movies.ts'
import type { MovieLine } from '../../domain/movies/read-movies.ts'
import { queueLookups } from '../../repositories/movies/movie-lookups.ts'
import {
  withMoviesLock,
  deleteMovies,
  findKnownMovies,
  findMovie,
  findMovieByName,
  insertMovies,
  isDoubanIdTaken,
  listLatestMovies,
  listMovies,
  updateMovie,
} from '../../repositories/movies/movies.ts'

type Handlers = Pick<
  HandlersOf<DiskServiceDefinition>,
  'ListLatestMovies' | 'GetMovie' | 'ListMovies' | 'UpdateMovie' | 'ImportMovies' | 'DeleteMovies'
>

export interface MovieDeps {
  db: Db
  clock: () => Date
}

const defaultSize = 20
const maxLatest = 50
const maxFailedShown = 100
const maxDeletedIds = 10_000
const maxAudited = 100
const yearsAhead = 5

const unknownMovie = (): AppError => new AppError('not_found', 'disk.movie_unknown', '没有这部影片')

const idsOf = (lines: readonly MovieLine[]): string[] =>
  lines.map((line) => ('movie' in line ? line.movie.douban_id : line.douban_id)).filter((id) => id !== '')

const namesOf = (lines: readonly MovieLine[]): string[] =>
  lines.flatMap((line) => ('movie' in line ? [foldName(line.movie.name)] : []))

export const movieHandlers = ({ db, clock }: MovieDeps): Handlers => ({
  ListLatestMovies: async ({ size, type }) => {
    const list = await listLatestMovies(db, type, Math.min(size || defaultSize, maxLatest))
    return { list, total: list.length }
  },

  GetMovie: async ({ word }) => {
    const movie = await findMovieByName(db, word)
    if (!movie) throw unknownMovie()
    return movie
  },

  ListMovies: async ({ page, ...filter }, ctx) => {
    requireAdmin(ctx, 'disk')
    return listMovies(db, filter, page)
  },

  UpdateMovie: async ({ id, alias, actors, ...given }, ctx) => {
    requireAdmin(ctx, 'disk')
    return withMoviesLock(db, async (trx) => {
      const stored = await findMovie(trx, id)
      if (!stored) throw unknownMovie()
      const values = checkMovie({
        name: given.name ?? stored.name,
        alias: alias?.values ?? stored.alias,
        year: given.year ?? stored.year,
        type: given.type ?? stored.type,
        cover: given.cover ?? stored.cover,
        rating: given.rating ?? stored.rating,
        douban_id: given.douban_id ?? stored.douban_id,
        description: given.description ?? stored.description,
        actors: actors?.values ?? stored.actors,
        item_order: given.item_order ?? stored.item_order,
        show: given.show ?? stored.show,
      })
      const changes = changedFields(stored, values)
      if (Object.keys(changes).length === 0) return stored
      if (await isDoubanIdTaken(trx, values.douban_id, id))
        throw new AppError('conflict', 'disk.movie_exists', '该豆瓣 ID 已有影片', { fields: ['douban_id'] })
      await recordAudit(trx, ctx, { action: 'movie.update', target: `movie:${id}`, changes })
      return updateMovie(trx, id, values)
    })
  },

  ImportMovies: async ({ text }, ctx) => {
    requireAdmin(ctx, 'disk')
    const { lines, failed } = await readMovies(text, clock().getFullYear() + yearsAhead)
    return withMoviesLock(db, async (trx) => {
      const sorted = splitKnownMovies(lines, await findKnownMovies(trx, namesOf(lines), idsOf(lines)))
      const added = sorted.newMovies.length
      if (added > 0) {
        await insertMovies(trx, sorted.newMovies)
        const changes = { added, names: sorted.newMovies.slice(0, maxAudited).map(({ name }) => name) }
        await recordAudit(trx, ctx, { action: 'movie.import', target: 'movie:*', changes })
      }
      await queueLookups(
        trx,
        lines.flatMap((line) => ('movie' in line ? [] : [line.douban_id])),
      )
      return { added, known: sorted.known, drafts: sorted.drafts, failed: failed.slice(0, maxFailedShown) }
    })
  },

  DeleteMovies: async ({ ids: given }, ctx) => {
    requireAdmin(ctx, 'disk')
    const ids = readIds('disk', given, maxDeletedIds)
    return withMoviesLock(db, async (trx) => {
      const gone = await deleteMovies(trx, ids)
      const changes = { count: gone.length, names: gone.slice(0, maxAudited).map(({ name }) => name) }
      if (gone.length > 0) await recordAudit(trx, ctx, { action: 'movie.delete', target: 'movie:*', changes })
      return { done: gone.length, failed: failuresOf(ids, gone, '没有这部影片') }
    })
  },
})
