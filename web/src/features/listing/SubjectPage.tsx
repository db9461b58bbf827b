import type { ReactNode } from 'react'
import type { HeadTexts } from '../../lib/head-texts.ts'
import type { Thing } from '../../lib/structured-data.ts'
import { DriveChips } from './DriveChips.tsx'
import { ListHead } from './ListHead.tsx'
import styles from './listing.module.css'
import { NothingHere } from './NothingHere.tsx'
import { pagesOf, SearchList } from './SearchList.tsx'
import type { Found } from './use-subject.ts'

interface SubjectPageProps {
  /** What the page is about, in the words of the way to it. */
  name: string
  subject: Found
  texts: HeadTexts
  /** The page's own address, without a query. */
  path: string
  noindex?: boolean
  /** Full address. */
  image?: string
  thing?: Thing | undefined
  /** Public ids of resources that stand first. */
  first?: readonly string[]
  /** Beside the list. */
  aside?: ReactNode
  /** What is said of the subject, above the list. */
  children: ReactNode
}

/** A page about something that the site can be searched for, with what it finds. */
export const SubjectPage = ({ name, subject, texts, path, first, aside, children, ...head }: SubjectPageProps) => {
  const { place, state, found } = subject
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
          empty={<NothingHere path={path} place={place} />}
        />
      </div>
      {aside}
    </div>
  )
}
