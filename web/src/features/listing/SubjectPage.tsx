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
  name: string
  subject: Found
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
