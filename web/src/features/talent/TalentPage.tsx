import { useParams, useSearchParams } from 'react-router-dom'
import { firstLetter } from '../../lib/characters.ts'
import { useHeadTexts } from '../../lib/head-texts.ts'
import type { PageModule } from '../../lib/page.tsx'
import { formatCount } from '../../lib/text-format.ts'
import { NotFound } from '../errors/NotFound.tsx'
import { DriveChips } from '../listing/DriveChips.tsx'
import { ListHead } from '../listing/ListHead.tsx'
import listing from '../listing/listing.module.css'
import { NothingHere } from '../listing/NothingHere.tsx'
import { readPlace } from '../listing/place.ts'
import { prefetchList, searchStateOf } from '../listing/search-list.ts'
import { pagesOf, SearchList } from '../listing/SearchList.tsx'
import { useSearch } from '../search/use-search.ts'
import styles from './TalentPage.module.css'

export const prefetch: PageModule['prefetch'] = async (context) => {
  const user = context.params.user ?? ''
  const { total, failure } = await prefetchList(context, { user }, readPlace(context.url.searchParams))
  if (failure) return failure.status >= 429 ? failure.status : undefined
  return total === 0 ? 404 : undefined
}

export const Page = () => {
  const { user = '' } = useParams()
  return <Talent key={user} user={user} />
}

/** Everything of one sharer. */
const Talent = ({ user }: { user: string }) => {
  const [params] = useSearchParams()
  const place = readPlace(params)
  const state = searchStateOf({ user }, place)
  const found = useSearch(state, true)
  const total = found.data?.total ?? 0
  const texts = useHeadTexts('talent', { user, total: String(total) })
  const path = `/talent/${encodeURIComponent(user)}`
  if (found.data && total === 0 && place.type === '' && place.page === 1)
    return <NotFound title={`没有“${user}”分享的资源`} />
  return (
    <div className={`page ${listing.grid}`}>
      <ListHead
        texts={texts}
        path={path}
        place={place}
        pages={pagesOf(found.data)}
        crumbs={[
          { name: '首页', path: '/' },
          { name: user, path },
        ]}
      />
      <div className={listing.main}>
        <header className={styles.person}>
          <span className={styles.letter} aria-hidden="true">
            {firstLetter(user)}
          </span>
          <div>
            <h1 className={listing.title}>{texts.h1}</h1>
            {/* The line is there before the number, so that nothing moves. */}
            <p className={`num ${listing.count}`}>{found.data ? `${formatCount(total)} 个资源` : '\u00a0'}</p>
          </div>
        </header>
        <DriveChips path={path} place={place} />
        <SearchList
          state={state}
          found={found}
          path={path}
          place={place}
          empty={<NothingHere path={path} place={place} />}
        />
      </div>
    </div>
  )
}
