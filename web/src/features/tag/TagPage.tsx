import { tagKey } from '@pandex/gateway/schemas/tag-key'
import { useParams } from 'react-router-dom'
import { useHeadTexts } from '../../lib/head-texts.ts'
import type { PageModule } from '../../lib/page.tsx'
import { tagAddress } from '../../lib/tag-address.ts'
import { formatCount } from '../../lib/text-format.ts'
import { NotFound } from '../errors/NotFound.tsx'
import styles from '../listing/listing.module.css'
import { prefetchList } from '../listing/search-list.ts'
import { SubjectPage } from '../listing/SubjectPage.tsx'
import { useSubject } from '../listing/use-subject.ts'

/** The sitemap lists tags with at least this many resources (`gen-sitemap.ts` in the task service). */
const minIndexed = 3

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchList(context, { tags: [tagKey(context.params.tag ?? '')] }, true)

export const Page = () => {
  const { tag = '' } = useParams()
  return <Tag key={tag} asked={tag} />
}

const Tag = ({ asked }: { asked: string }) => {
  const key = tagKey(asked)
  const subject = useSubject({ tags: [key] })
  const { total, found } = subject
  // The tag as a resource spells it; the URL has one form for all spellings.
  const name = found.data?.list.flatMap(({ tags }) => tags).find((tag) => tagKey(tag) === key) ?? asked
  const texts = useHeadTexts('tag', { tag: name, total: String(total) })
  if (subject.isNothing) return <NotFound title={`没有标签为“${asked}”的资源`} />
  return (
    <SubjectPage name={name} subject={subject} texts={texts} path={tagAddress(asked)} noindex={total < minIndexed}>
      <h1 className={styles.title}>{texts.h1}</h1>
      <p className={`num ${styles.count}`}>{found.data ? `${formatCount(total)} 个资源` : '\u00a0'}</p>
    </SubjectPage>
  )
}
