import type { ReactNode } from 'react'
import type { HeadTexts } from '../../lib/page/head-texts.ts'
import type { Thing } from '../../lib/page/structured-data.ts'
import { DriveChips } from './DriveChips.tsx'
import { ListHead } from './ListHead.tsx'
import styles from './listing.module.css'
import { EmptyListing } from './EmptyListing.tsx'
import { countPages, SearchList } from './SearchList.tsx'
import type { SubjectSearch } from './use-subject-search.ts'

interface SubjectPageProps {
  name: string
  subject: SubjectSearch
  texts: HeadTexts
  path: string
  noindex?: boolean
  image?: string
  thing?: Thing | undefined
  first?: readonly string[]
  aside?: ReactNode
  children: ReactNode
}

export const SubjectPage = ({ name, subject, texts, path, first, aside, children, ...head }: SubjectPageProps) => {
  const { place, state, found } = subject
  return (
    <div className={`page ${styles.grid}`}>
      <ListHead
        texts={texts}
        path={path}
        place={place}
        pages={countPages(found.data)}
        crumbs={[
          { name: '首页', path: '/' },
          { name, path },
        ]}
        {...head}
      />
      <div className={styles.main}>
        {children}
        <DriveChips path={path} place={place} />
        <SearchList
          state={state}
          found={found}
          first={first}
          path={path}
          place={place}
          empty={<EmptyListing path={path} place={place} />}
        />
      </div>
      {aside}
    </div>
  )
}
