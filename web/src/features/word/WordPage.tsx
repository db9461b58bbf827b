import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { isMissing } from '../../lib/api/api.ts'
import type { ApiOutput } from '../../lib/api/api.ts'
import { useHeadTexts } from '../../lib/page/head-texts.ts'
import { prefetchCall } from '../../lib/page/page-module.tsx'
import type { PageModule } from '../../lib/page/page-module.tsx'
import { queryOf } from '../../lib/api/queries.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { formatCount } from '../../lib/text/text-format.ts'
import { Poster } from '../../ui/poster/Poster.tsx'
import { resolveImageUrl } from '../../ui/image-url.ts'
import { NotFound } from '../../shared/errors/NotFound.tsx'
import styles from '../../shared/listing/listing.module.css'
import { ListingSkeleton } from '../../shared/listing/ListingSkeleton.tsx'
import { prefetchList } from '../../shared/listing/subject-search.ts'
import { SubjectPage } from '../../shared/listing/SubjectPage.tsx'
import { useSubjectSearch } from '../../shared/listing/use-subject-search.ts'

const wordQuery = (word: string) => ['GET /v1/word/get', { word }] as const
const wordAddress = (word: string): string => `/word/${encodeURIComponent(word)}`

export const prefetch: PageModule['prefetch'] = async (context) => {
  const word = context.params.word ?? ''
  const isWordMissing = prefetchCall(context, ...wordQuery(word)).then((failure) => failure && isMissing(failure))
  const [status] = await Promise.all([prefetchList(context, { q: word }, isWordMissing), isWordMissing])
  return status
}

export const Page = () => {
  const { word = '' } = useParams()
  return <Word key={word} requested={word} />
}

const Word = ({ requested }: { requested: string }) => {
  const site = useSite()
  const subject = useSubjectSearch({ q: requested })
  const { data: word, isPending } = useQuery(queryOf(...wordQuery(requested)))
  const name = word?.word ?? requested
  const texts = useHeadTexts('word', { word: name, total: String(subject.total) })
  if (isPending) return <ListingSkeleton />
  if (!word && subject.hasNoResources) return <NotFound title={`没有找到“${requested}”`} />
  const picture = resolveImageUrl(word?.image ?? '', site.host)
  return (
    <SubjectPage
      name={name}
      subject={subject}
      texts={texts}
      path={wordAddress(name)}
      // Without an entry for the word, this is an ordinary search page.
      noindex={!word && site.search.noindex}
      image={/^https?:/i.test(picture) ? picture : ''}
      first={word?.show ?? []}
      aside={word && word.related.length > 0 && <Related words={word.related} />}
    >
      {picture && <Poster src={picture} alt="" title={name} seed={0} shape="banner" />}
      <h1 className={styles.title}>{texts.h1}</h1>
      {subject.found.data && <p className={`num ${styles.count}`}>{formatCount(subject.total)} 个资源</p>}
      {word?.description && <p className={styles.text}>{word.description}</p>}
    </SubjectPage>
  )
}

const Related = ({ words }: { words: ApiOutput<'GET /v1/word/get'>['related'] }) => (
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
