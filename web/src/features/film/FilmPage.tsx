import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { isMissing } from '../../lib/api.ts'
import { useHeadTexts } from '../../lib/head-texts.ts'
import { prefetchCall } from '../../lib/page.tsx'
import type { PageModule } from '../../lib/page.tsx'
import { queryOf } from '../../lib/queries.ts'
import { useSite } from '../../lib/site.ts'
import { posterAddress } from '../../ui/poster/poster-address.ts'
import { NotFound } from '../errors/NotFound.tsx'
import { DriveChips } from '../listing/DriveChips.tsx'
import styles from '../listing/listing.module.css'
import { ListingWaiting } from '../listing/ListingWaiting.tsx'
import { ListHead } from '../listing/ListHead.tsx'
import { NothingHere } from '../listing/NothingHere.tsx'
import { readPlace } from '../listing/place.ts'
import { prefetchList, searchStateOf } from '../listing/search-list.ts'
import { pagesOf, SearchList } from '../listing/SearchList.tsx'
import { useSearch } from '../search/use-search.ts'
import { movieThing } from './movie-thing.ts'
import { MovieFacts } from './MovieFacts.tsx'
import { filmAddress, movieType } from './words.ts'

const movieQuery = (word: string) => ['GET /v1/movie/get', { word }] as const
const latestQuery = ['GET /v1/movie/latest', { size: 12 }] as const

export const prefetch: PageModule['prefetch'] = async (context) => {
  const word = context.params.word ?? ''
  const [list, noMovie] = await Promise.all([
    prefetchList(context, { q: word }, readPlace(context.url.searchParams)),
    prefetchCall(context, ...movieQuery(word)),
    prefetchCall(context, ...latestQuery),
  ])
  if (list.failure && list.failure.status >= 429) return list.failure.status
  return noMovie && isMissing(noMovie) && !list.failure && list.total === 0 ? 404 : undefined
}

export const Page = () => {
  const { word = '' } = useParams()
  return <Film key={word} word={word} />
}

const Film = ({ word }: { word: string }) => {
  const site = useSite()
  const [params] = useSearchParams()
  const place = readPlace(params)
  const state = searchStateOf({ q: word }, place)
  const found = useSearch(state, true)
  const { data: movie, isPending } = useQuery(queryOf(...movieQuery(word)))
  const total = found.data?.total ?? 0
  const texts = useHeadTexts('film', { film_name: movie?.name ?? word, total: String(total) })
  const path = filmAddress(movie?.name ?? word)
  if (isPending) return <ListingWaiting />
  const isNothing = !movie && found.data && total === 0
  if (isNothing && place.type === '' && place.page === 1) return <NotFound title={`没有找到“${word}”`} />
  const cover = movie ? posterAddress(movie.cover, site.host) : ''
  const image = /^https?:/i.test(cover) ? cover : ''
  return (
    <div className={`page ${styles.grid}`}>
      <ListHead
        texts={texts}
        path={path}
        place={place}
        pages={pagesOf(found.data)}
        crumbs={[
          { name: '首页', path: '/' },
          { name: texts.h1, path },
        ]}
        // Without a film it is a search like any other.
        noindex={!movie && site.search.noindex}
        image={image}
        thing={movie && movieThing(movie, site.host + path, image)}
      />
      <div className={styles.main}>
        {movie ? <MovieFacts movie={movie} title={texts.h1} /> : <h1 className={styles.title}>{texts.h1}</h1>}
        <DriveChips path={path} place={place} />
        <SearchList
          state={state}
          found={found}
          path={path}
          place={place}
          empty={<NothingHere path={path} place={place} />}
        />
      </div>
      <LatestMovies except={movie?.id ?? 0} />
    </div>
  )
}

const LatestMovies = ({ except }: { except: number }) => {
  const { data = [] } = useQuery(queryOf(...latestQuery))
  const others = data.filter(({ id }) => id !== except)
  if (others.length === 0) return null
  return (
    <aside className={styles.side} aria-label="更多影视">
      <section>
        <h2>更多影视</h2>
        <ul>
          {others.map(({ id, name, year, type }) => (
            <li key={id}>
              <Link to={filmAddress(name)}>
                {name}
                <small className="num">{[movieType(type), year > 0 ? year : ''].filter(Boolean).join(' · ')}</small>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}
