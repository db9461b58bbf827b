import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { draftName } from '../../domain/movies/read-movies.ts'
import { findKnownMovies, findMovie, updateMovie } from './movies.ts'
import { foldName } from '../../domain/text/fold-name.ts'
import { splitKnownMovies } from '../../domain/movies/known-movies.ts'
import type { MovieValues } from '../../domain/movies/movie-values.ts'

const maxAttempts = 5
/** Lease of a lookup and delay of its first retry; doubles with each attempt. */
const retrySeconds = 120

/** Queues lookups of drafts, and resets the attempts of failed ones. */
export const queueLookups = async (trx: Knex.Transaction, doubanIds: readonly string[]): Promise<void> => {
  await trx.raw(
    `insert into movie_lookup (movie_id)
     select id from movie where douban_id = any(?::text[]) and name = ? || douban_id and not show
     on conflict (movie_id) do update set due_at = now(), attempts = 0`,
    [[...doubanIds], draftName('')],
  )
}

export const hasDueLookup = async (db: Db): Promise<boolean> =>
  (await db('movie_lookup').whereRaw('due_at <= now()').first('movie_id')) !== undefined

/** Leases the lookup that has been due longest. @returns its movie */
export const claimLookup = async (db: Db): Promise<{ id: number; douban_id: string } | undefined> => {
  const { rows } = await db.raw<{ rows: { id: number; douban_id: string }[] }>(
    `update movie_lookup set attempts = attempts + 1, due_at = now() + make_interval(secs => ? * 2 ^ attempts)
     from movie where movie.id = movie_id and movie_id =
       (select movie_id from movie_lookup where due_at <= now() order by due_at limit 1 for update skip locked)
     returning movie.id, douban_id`,
    [retrySeconds],
  )
  return rows[0]
}

export const endLookup = async (db: Db, movieId: number): Promise<void> => {
  await db('movie_lookup').where({ movie_id: movieId }).delete()
}

/** Removes lookups that failed too often; an admin has to name their drafts. */
export const deleteFailedLookups = async (db: Db): Promise<void> => {
  await db('movie_lookup').where('attempts', '>=', maxAttempts).whereRaw('due_at <= now()').delete()
}

/** Names a draft, unless an admin has named or deleted it. A movie whose name the site already has stays hidden. */
export const nameDraft = async (trx: Knex.Transaction, id: number, movie: MovieValues): Promise<void> => {
  const stored = await findMovie(trx, id)
  if (!stored || stored.show || stored.name !== draftName(movie.douban_id)) return
  const known = await findKnownMovies(trx, [foldName(movie.name)], [])
  const isNew = splitKnownMovies([{ line: 1, movie }], known).newMovies.length > 0
  await updateMovie(trx, id, { ...movie, show: isNew })
}
