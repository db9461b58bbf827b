import { omitEmpty } from '../../lib/page/structured-data.ts'
import type { StructuredData } from '../../lib/page/structured-data.ts'

interface MovieFacts {
  name: string
  alias: string[]
  year: number
  type: string
  description: string
  actors: string[]
  douban_id: string
}

/** Omits the rating: without the number of votes, search engines ignore it. */
export const movieStructuredData = (movie: MovieFacts, url: string, image: string): StructuredData =>
  omitEmpty({
    '@type': movie.type === 'movie' || movie.type === 'documentary' || movie.type === '' ? 'Movie' : 'TVSeries',
    name: movie.name,
    alternateName: movie.alias,
    url,
    image,
    description: movie.description,
    datePublished: movie.year > 0 ? String(movie.year) : '',
    actor: movie.actors.map((name) => ({ '@type': 'Person', name })),
    sameAs: /^\d+$/.test(movie.douban_id) ? `https://movie.douban.com/subject/${movie.douban_id}/` : '',
  })
