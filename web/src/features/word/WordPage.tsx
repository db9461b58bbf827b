import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { isMissing } from '../../lib/api.ts'
import type { ApiOutput } from '../../lib/api.ts'
import { useHeadTexts } from '../../lib/head-texts.ts'
import { prefetchCall } from '../../lib/page.tsx'
import type { PageModule } from '../../lib/page.tsx'
import { queryOf } from '../../lib/queries.ts'
import { useSite } from '../../lib/site.ts'
import { formatCount } from '../../lib/text-format.ts'
import { Poster } from '../../ui/poster/Poster.tsx'
import { posterAddress } from '../../ui/poster/poster-address.ts'
import { NotFound } from '../errors/NotFound.tsx'
import { DriveChips } from '../listing/DriveChips.tsx'
import { ListHead } from '../listing/ListHead.tsx'
import styles from '../listing/listing.module.css'
import { ListingWaiting } from '../listing/ListingWaiting.tsx'
import { NothingHere } from '../listing/NothingHere.tsx'
import { readPlace } from '../listing/place.ts'
import { prefetchList, searchStateOf } from '../listing/search-list.ts'
import { pagesOf, SearchList } from '../listing/SearchList.tsx'
import { useSearch } from '../search/use-search.ts'

const wordQuery = (word: string) => ['GET /v1/word/get', { word }] as const
const wordAddress = (word: string): string => `/word/${encodeURIComponent(word)}`

export const prefetch: PageModule['prefetch'] = async (context) => {
  const word = context.params.word ?? ''
  const [list, noWord] = await Promise.all([
    prefetchList(context, { q: word }, readPlace(context.url.searchParams)),
    prefetchCall(context, ...wordQuery(word)),
  ])
  if (list.failure && list.failure.status >= 429) return list.failure.status
  return noWord && isMissing(noWord) && !list.failure && list.total === 0 ? 404 : undefined
}

export const Page = () => {
  const { word = '' } = useParams()
  return <Word key={word} asked={word} />
}

const Word = ({ asked }: { asked: string }) => {
  const site = useSite()
  const [params] = useSearchParams()
  const place = readPlace(params)
  const state = searchStateOf({ q: asked }, place)
  const found = useSearch(state, true)
  const { data: word, isPending } = useQuery(queryOf(...wordQuery(asked)))
  const name = word?.word ?? asked
  const total = found.data?.total ?? 0
  const texts = useHeadTexts('word', { word: name, total: String(total) })
  const path = wordAddress(name)
  if (isPending) return <ListingWaiting />
  if (!word && found.data && total === 0 && place.type === '' && place.page === 1)
    return <NotFound title={`没有找到“${asked}”`} />
  const picture = posterAddress(word?.image ?? '', site.host)
  return (
    <div className={`page ${styles.grid}`}>
      <ListHead
        texts={texts}
        path={path}
        place={place}
        pages={pagesOf(found.data)}
        crumbs={[
          { name: '首页', path: '/' },
          { name, path },
        ]}
        // Nobody wrote anything about it: it is a search like any other.
        noindex={!word && site.search.noindex}
        image={/^https?:/i.test(picture) ? picture : ''}
      />
      <div className={styles.main}>
        <Poster src={picture} alt="" shape="banner" />
        <h1 className={styles.title}>{texts.h1}</h1>
        {found.data && <p className={`num ${styles.count}`}>{formatCount(total)} 个资源</p>}
        {word?.description && <p className={styles.text}>{word.description}</p>}
        <DriveChips path={path} place={place} />
        <SearchList
          state={state}
          found={found}
          first={word?.show ?? []}
          path={path}
          place={place}
          empty={<NothingHere path={path} place={place} />}
        />
      </div>
      <Related words={word?.related ?? []} />
    </div>
  )
}

const Related = ({ words }: { words: ApiOutput<'GET /v1/word/get'>['related'] }) => {
  if (words.length === 0) return null
  return (
    <aside className={styles.side} aria-label="相关词条">
      <section>
        <h2>相关词条</h2>
        <ul>
          {words.map((word) => (
            <li key={word}>
              <Link to={wordAddress(word)}>{word}</Link>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}
