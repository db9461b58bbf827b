import { disk } from '../clients.ts'
import { DeleteMovies, GetMovie, ImportMovies, ListLatestMovies, ListMovies, UpdateMovie } from '../schemas/movie.ts'
import { tags } from '../cache/tags.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'
import { listWithEdges, withEdges } from './reply-shapes.ts'

export const movieRoutes = {
  'GET /v1/movie/latest': route({
    auth: 'public',
    limit: 'browse',
    input: ListLatestMovies,
    call: disk.ListLatestMovies,
    reply: ({ list }) => list.map((movie) => withEdges(movie)),
    cache: { seconds: 60 },
    tags: () => [tags.movies],
  }),
  'GET /v1/movie/get': route({
    auth: 'public',
    limit: 'browse',
    input: GetMovie,
    call: disk.GetMovie,
    reply: withEdges,
    cache: { seconds: 60 },
    tags: () => [tags.movies],
  }),
  'GET /admin/v1/movie/list': route({
    auth: 'admin',
    limit: 'admin',
    input: ListMovies,
    call: disk.ListMovies,
    reply: listWithEdges,
  }),
  'POST /admin/v1/movie/update': route({
    auth: 'admin',
    limit: 'admin',
    input: UpdateMovie,
    call: disk.UpdateMovie,
    reply: withEdges,
    msg: '更新成功',
  }),
  'POST /admin/v1/movie/import_douban': route({
    auth: 'admin',
    limit: 'admin',
    input: ImportMovies,
    call: disk.ImportMovies,
    maxBodyBytes: 4_000_000,
  }),
  'POST /admin/v1/movie/delete': route({
    auth: 'admin',
    limit: 'admin',
    input: DeleteMovies,
    call: disk.DeleteMovies,
  }),
} satisfies RouteTable
