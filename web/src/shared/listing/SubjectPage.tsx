import type { ReactNode } from 'react'
import type { HeadTexts } from '../../lib/page/head-texts.ts'
import type { StructuredData } from '../../lib/page/structured-data.ts'
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
  structuredData?: StructuredData | undefined
  first?: readonly string[]
  aside?: ReactNode
  children: ReactNode
}

export const SubjectPage = ({ name, subject, texts, path, first, aside, children, ...head }: SubjectPageProps) => {
  const { position, state, found } = subject
  return (
    <div className={`page ${styles.grid}`} data-aside={!!aside}>
      <ListHead
        texts={texts}
        path={path}
        position={position}
        pages={countPages(found.data)}
        crumbs={[
          { name: '首页', path: '/' },
          { name, path },
        ]}
        {...head}
      />
      <div className={styles.main}>
        {children}
        <DriveChips path={path} position={position} />
        <SearchList
          state={state}
          found={found}
          first={first}
          path={path}
          position={position}
          empty={<EmptyListing path={path} position={position} />}
        />
      </div>
      {aside}
    </div>
  )
}
