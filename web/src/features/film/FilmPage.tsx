import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { isMissing } from '../../lib/api/api.ts'
import type { ApiOutput } from '../../lib/api/api.ts'
import { useHeadTexts } from '../../lib/page/head-texts.ts'
import { prefetchCall } from '../../lib/page/page-module.tsx'
import type { PageModule } from '../../lib/page/page-module.tsx'
import { queryOf } from '../../lib/api/queries.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { resolveImageUrl } from '../../ui/image-url.ts'
import { NotFound } from '../../shared/errors/NotFound.tsx'
import styles from '../../shared/listing/listing.module.css'
import { ListingSkeleton } from '../../shared/listing/ListingSkeleton.tsx'
import { prefetchList } from '../../shared/listing/subject-search.ts'
import { SubjectPage } from '../../shared/listing/SubjectPage.tsx'
import { useSubjectSearch } from '../../shared/listing/use-subject-search.ts'
import { FilmLink } from '../../shared/film/FilmLink.tsx'
import { movieStructuredData } from './movie-structured-data.ts'
import { MovieFacts } from './MovieFacts.tsx'
import { filmAddress, movieTypeLabel } from '../../shared/film/film-format.ts'

const movieQuery = (word: string) => ['GET /v1/movie/get', { word }] as const
const latestQuery = ['GET /v1/movie/latest', { size: 12 }] as const

export const prefetch: PageModule['prefetch'] = async (context) => {
  const word = context.params.word ?? ''
  const isMovieMissing = prefetchCall(context, ...movieQuery(word)).then((failure) => failure && isMissing(failure))
  const [status] = await Promise.all([
    prefetchList(context, { q: word }, isMovieMissing),
    isMovieMissing,
    prefetchCall(context, ...latestQuery),
  ])
  return status
}

export const Page = () => {
  const { word = '' } = useParams()
  return <Film key={word} word={word} />
}

const Film = ({ word }: { word: string }) => {
  const site = useSite()
  const subject = useSubjectSearch({ q: word })
  const { data: latest = [] } = useQuery(queryOf(...latestQuery))
  const { data: movie, isPending } = useQuery(queryOf(...movieQuery(word)))
  const name = movie?.name ?? word
  const texts = useHeadTexts('film', { film_name: name, total: String(subject.total) })
  const path = filmAddress(name)
  if (isPending) return <ListingSkeleton />
  if (!movie && subject.hasNoResources) return <NotFound title={`没有找到“${word}”`} />
  const others = latest.filter(({ id }) => id !== movie?.id)
  const cover = movie ? resolveImageUrl(movie.cover, site.host) : ''
  const image = /^https?:/i.test(cover) ? cover : ''
  return (
    <SubjectPage
      name={texts.h1}
      subject={subject}
      texts={texts}
      path={path}
      // Without a film, this is an ordinary search page.
      noindex={!movie && site.search.noindex}
      image={image}
      structuredData={movie && movieStructuredData(movie, site.host + path, image)}
      aside={others.length > 0 && <LatestMovies films={others} />}
    >
      {movie ? <MovieFacts movie={movie} title={texts.h1} /> : <h1 className={styles.title}>{texts.h1}</h1>}
    </SubjectPage>
  )
}

const LatestMovies = ({ films }: { films: ApiOutput<'GET /v1/movie/latest'> }) => (
  <aside className={styles.side} aria-label="更多影视">
    <section>
      <h2>更多影视</h2>
      <ul className={styles.posters}>
        {films.map((film) => (
          <li key={film.id}>
            <FilmLink film={film} facts={[movieTypeLabel(film.type), film.year > 0 ? String(film.year) : '']} />
          </li>
        ))}
      </ul>
    </section>
  </aside>
)
