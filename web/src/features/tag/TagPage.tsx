import { tagKey } from '@pandex/contracts/text/tag-key'
import { useParams } from 'react-router-dom'
import { useHeadTexts } from '../../lib/page/head-texts.ts'
import type { PageModule } from '../../lib/page/page-module.tsx'
import { tagAddress } from '../../lib/resource/tag-address.ts'
import { formatCount } from '../../lib/text/text-format.ts'
import { NotFound } from '../../shared/errors/NotFound.tsx'
import styles from '../../shared/listing/listing.module.css'
import { prefetchList } from '../../shared/listing/subject-search.ts'
import { SubjectPage } from '../../shared/listing/SubjectPage.tsx'
import { useSubjectSearch } from '../../shared/listing/use-subject-search.ts'

/** The sitemap lists tags with at least this many resources (`gen-sitemap.ts` in the task service). */
const minIndexed = 3

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchList(context, { tags: [tagKey(context.params.tag ?? '')] }, true)

export const Page = () => {
  const { tag = '' } = useParams()
  return <Tag key={tag} requested={tag} />
}

const Tag = ({ requested }: { requested: string }) => {
  const key = tagKey(requested)
  const subject = useSubjectSearch({ tags: [key] })
  const { total, found } = subject
  // The tag as a resource spells it; the URL has one form for all spellings.
  const name = found.data?.list.flatMap(({ tags }) => tags).find((tag) => tagKey(tag) === key) ?? requested
  const texts = useHeadTexts('tag', { tag: name, total: String(total) })
  if (subject.hasNoResources) return <NotFound title={`没有标签为“${requested}”的资源`} />
  return (
    <SubjectPage name={name} subject={subject} texts={texts} path={tagAddress(requested)} noindex={total < minIndexed}>
      <h1 className={styles.title}>{texts.h1}</h1>
      <p className={`num ${styles.count}`}>{found.data ? `${formatCount(total)} 个资源` : '\u00a0'}</p>
    </SubjectPage>
  )
}
