import type { Movie__Output as Movie } from '@pandex/platform/gen/pandex/disk/v1/Movie'
import type { MovieList__Output as MovieList } from '@pandex/platform/gen/pandex/disk/v1/MovieList'
import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { foldName } from '../../domain/text/fold-name.ts'
import type { KnownMovie } from '../../domain/movies/known-movies.ts'
import type { MovieValues } from '../../domain/movies/movie-values.ts'

type StoredRow = Omit<Movie, 'create_time' | 'update_time'> & { create_time: Date; update_time: Date }

const fromRow = (row: StoredRow): Movie => ({
  ...row,
  create_time: row.create_time.toISOString(),
  update_time: row.update_time.toISOString(),
})

/** Serializes changes of movies, so that a check for duplicates stays true until the insert. */
export const withMoviesLock = async <T>(db: Db, change: (trx: Knex.Transaction) => Promise<T>): Promise<T> =>
  db.transaction(async (trx) => {
    await trx.raw('lock table movie in share row exclusive mode')
    return change(trx)
  })

/** Scans an index, so the cost does not grow with the table. */
export const listLatestMovies = async (db: Db, type: string, limit: number): Promise<Movie[]> => {
  const query = db<StoredRow>('movie').where({ show: true })
  if (type !== '') query.where({ type })
  return (
    await query
      .orderBy([{ column: 'item_order' }, { column: 'year', order: 'desc' }, { column: 'id', order: 'desc' }])
      .limit(limit)
  ).map(fromRow)
}

/** Finds the shown movie of a name: own names before aliases, then in the order of lists. */
export const findMovieByName = async (db: Db, name: string): Promise<Movie | undefined> => {
  const { rows } = await db.raw<{ rows: StoredRow[] }>(
    `select movie.* from movie_name join movie on movie.id = movie_name.movie_id
     where movie_name.folded = ? and show
     order by least(position, 1), item_order, year desc, movie.id desc limit 1`,
    [foldName(name)],
  )
  return rows[0] && fromRow(rows[0])
}

const sortable = {
  item_order: 'item_order',
  name: 'name',
  type: 'type',
  show: 'show',
  year: 'year',
  rating: 'rating',
  id: 'id',
  update_time: 'update_time',
}

export interface MovieFilter {
  q: string
  type: string
  /** "yes", "no" or empty. */
  show: string
}

export const listMovies = async (db: Db, { q, type, show }: MovieFilter, page: Page | null): Promise<MovieList> => {
  const query = db('movie')
  if (q.trim() !== '')
    query.whereRaw('(douban_id = ? or id in (select movie_id from movie_name where strpos(folded, ?) > 0))', [
      q.trim(),
      foldName(q),
    ])
  if (type !== '') query.where({ type })
  if (show !== '') query.where({ show: show === 'yes' })
  const { rows, total } = await listQuery<StoredRow>(query, page, { sortable, sort: 'id' })
  return { list: rows.map(fromRow), total }
}

export const findMovie = async (trx: Knex.Transaction, id: number): Promise<Movie | undefined> => {
  const row: StoredRow | undefined = await trx('movie').where({ id }).first()
  return row && fromRow(row)
}

export const isDoubanIdTaken = async (trx: Knex.Transaction, doubanId: string, exceptId: number): Promise<boolean> =>
  doubanId !== '' &&
  (await trx('movie').where({ douban_id: doubanId }).whereNot({ id: exceptId }).first('id')) !== undefined

const namesOf = ({ name, alias }: MovieValues): string[] => [...new Set([name, ...alias].map(foldName))]

const namesPerInsert = 5_000

const insertNames = async (trx: Knex.Transaction, movies: readonly (MovieValues & { id: number })[]): Promise<void> => {
  const rows = movies.flatMap((movie) => namesOf(movie).map((folded, position) => ({ folded, id: movie.id, position })))
  for (let start = 0; start < rows.length; start += namesPerInsert) {
    const part = rows.slice(start, start + namesPerInsert)
    await trx.raw(
      `insert into movie_name (folded, movie_id, position)
       select * from unnest(?::text[], ?::bigint[], ?::smallint[])`,
      [part.map(({ folded }) => folded), part.map(({ id }) => id), part.map(({ position }) => position)],
    )
  }
}

export const updateMovie = async (trx: Knex.Transaction, id: number, values: MovieValues): Promise<Movie> => {
  const change = { ...values, update_time: trx.fn.now() }
  const rows = (await trx('movie').where({ id }).update(change).returning('*')) as [StoredRow]
  await trx('movie_name').where({ movie_id: id }).delete()
  await insertNames(trx, [{ ...values, id }])
  return fromRow(rows[0])
}

const moviesPerInsert = 500

export const insertMovies = async (trx: Knex.Transaction, movies: readonly MovieValues[]): Promise<void> => {
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `select nextval('movie_id_seq') as id from generate_series(1, ?)`,
    [movies.length],
  )
  const numbered = rows.flatMap(({ id }, index) => {
    const movie = movies[index]
    return movie ? [{ ...movie, id }] : []
  })
  for (let start = 0; start < numbered.length; start += moviesPerInsert)
    await trx('movie').insert(numbered.slice(start, start + moviesPerInsert))
  await insertNames(trx, numbered)
}

/** Finds movies by own name (aliases do not count) or by Douban id. */
export const findKnownMovies = async (
  trx: Knex.Transaction,
  folded: readonly string[],
  doubanIds: readonly string[],
): Promise<KnownMovie[]> => {
  const { rows } = await trx.raw<{ rows: KnownMovie[] }>(
    `select folded, year, douban_id from movie join movie_name on movie_id = movie.id and position = 0
     where folded = any(?::text[])
     union
     select folded, year, douban_id from movie join movie_name on movie_id = movie.id and position = 0
     where douban_id <> '' and douban_id = any(?::text[])`,
    [[...folded], [...doubanIds]],
  )
  return rows
}

export const deleteMovies = async (
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> => {
  const { rows } = await trx.raw<{ rows: { id: number; name: string }[] }>(
    'delete from movie where id = any(?::bigint[]) returning id, name',
    [[...ids]],
  )
  return rows
}
