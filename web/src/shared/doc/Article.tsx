import { formatDate } from '../../lib/text/text-format.ts'
import type { Doc } from './api.ts'
import styles from './Article.module.css'
import { readArticle } from './article-blocks.ts'
import type { ArticleBlock } from './article-blocks.ts'
import section from './doc.module.css'

/** An article that a model wrote is labelled as AI-generated. */
export const Article = ({ article }: { article: Doc['edges']['article'] }) => {
  const blocks = readArticle(article?.text ?? '')
  if (!article || blocks.length === 0) return null
  const day = formatDate(article.create_time)
  return (
    <section className={`${section.section} ${styles.article}`} aria-label="文章">
      <h2>文章</h2>
      <p className={styles.origin}>
        {article.model && (
          <>
            <span className={styles.mark}>AI 生成</span>
            内容由人工智能生成，仅供参考
          </>
        )}
        {day && (
          <time className="num" dateTime={article.create_time}>
            {day}
          </time>
        )}
      </p>
      {blocks.map((block, index) => (
        <Block key={`${index}`} of={block} />
      ))}
    </section>
  )
}

/** Headings start at h3, below the h2 of the section. */
const Block = ({ of: block }: { of: ArticleBlock }) => {
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item, index) => (
          <li key={`${index}`}>{item}</li>
        ))}
      </ul>
    )
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  return block.level === 2 ? <h3>{block.text}</h3> : <h4>{block.text}</h4>
}
