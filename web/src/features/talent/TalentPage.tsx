import { useParams } from 'react-router-dom'
import { firstLetter } from '../../lib/text/characters.ts'
import { useHeadTexts } from '../../lib/page/head-texts.ts'
import type { PageModule } from '../../lib/page/page-module.tsx'
import { formatCount } from '../../lib/text/text-format.ts'
import { NotFound } from '../../shared/errors/NotFound.tsx'
import listing from '../../shared/listing/listing.module.css'
import { prefetchList } from '../../shared/listing/subject-search.ts'
import { SubjectPage } from '../../shared/listing/SubjectPage.tsx'
import { useSubjectSearch } from '../../shared/listing/use-subject-search.ts'
import styles from './TalentPage.module.css'

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchList(context, { user: context.params.user ?? '' }, true)

export const Page = () => {
  const { user = '' } = useParams()
  return <Talent key={user} user={user} />
}

const Talent = ({ user }: { user: string }) => {
  const subject = useSubjectSearch({ user })
  const texts = useHeadTexts('talent', { user, total: String(subject.total) })
  if (subject.hasNoResources) return <NotFound title={`没有“${user}”分享的资源`} />
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
