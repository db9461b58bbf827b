import { useParams } from 'react-router-dom'
import { firstLetter } from '../../lib/characters.ts'
import { useHeadTexts } from '../../lib/head-texts.ts'
import type { PageModule } from '../../lib/page.tsx'
import { formatCount } from '../../lib/text-format.ts'
import { NotFound } from '../errors/NotFound.tsx'
import listing from '../listing/listing.module.css'
import { prefetchList } from '../listing/search-list.ts'
import { SubjectPage } from '../listing/SubjectPage.tsx'
import { useSubject } from '../listing/use-subject.ts'
import styles from './TalentPage.module.css'

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchList(context, { user: context.params.user ?? '' }, true)

export const Page = () => {
  const { user = '' } = useParams()
  return <Talent key={user} user={user} />
}

const Talent = ({ user }: { user: string }) => {
  const subject = useSubject({ user })
  const texts = useHeadTexts('talent', { user, total: String(subject.total) })
  if (subject.isNothing) return <NotFound title={`没有“${user}”分享的资源`} />
  return (
    <SubjectPage name={user} subject={subject} texts={texts} path={`/talent/${encodeURIComponent(user)}`}>
      <header className={styles.person}>
        <span className={styles.letter} aria-hidden="true">
          {firstLetter(user)}
        </span>
        <div>
          <h1 className={listing.title}>{texts.h1}</h1>
          {/* Rendered before the number is known, so that the layout does not shift. */}
          <p className={`num ${listing.count}`}>
            {subject.found.data ? `${formatCount(subject.total)} 个资源` : '\u00a0'}
          </p>
        </div>
      </header>
    </SubjectPage>
  )
}
