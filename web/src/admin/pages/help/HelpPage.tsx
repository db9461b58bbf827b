import { isValidElement, useEffect } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import Markdown from 'react-markdown'
import type { Components } from 'react-markdown'
import { Link, useLocation, useParams } from 'react-router-dom'
import remarkGfm from 'remark-gfm'
import type { PageModule } from '../../../lib/page/page-module.tsx'
import { NotFound } from '../../../shared/errors/NotFound.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { chapters, pictures } from './chapters.ts'
import { chapterAddress, headingId, helpAddress } from './help-links.ts'
import styles from './help.module.css'

/** Size of the pictures that `make pictures` takes: pages keep their layout while a picture loads. */
const pictureWidth = 1280
const pictureHeight = 800

const findChapter = (path = '') => chapters.find(({ name }) => name === (path || 'README'))

export const prefetch: PageModule['prefetch'] = ({ params }) =>
  Promise.resolve(findChapter(params['*']) ? undefined : 404)

const textOf = (node: ReactNode): string => {
  if (typeof node === 'string') return node
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children)
  return Array.isArray(node) ? node.map(textOf).join('') : ''
}

const HelpLink = ({ href = '', children }: ComponentProps<'a'>) => {
  const address = helpAddress(href)
  if (address.startsWith('/') || address.startsWith('#')) return <Link to={address}>{children}</Link>
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

/** A picture of the handbook; chapters name it relative to their folder, as GitHub does. */
const HelpPicture = ({ src = '', alt = '' }: ComponentProps<'img'>) => (
  <img
    src={pictures[src.replace(/^pictures\//, '')]}
    alt={alt}
    loading="lazy"
    width={pictureWidth}
    height={pictureHeight}
  />
)

const components: Components = {
  a: HelpLink,
  img: HelpPicture,
  h2: ({ children }) => <h2 id={headingId(textOf(children))}>{children}</h2>,
  h3: ({ children }) => <h3 id={headingId(textOf(children))}>{children}</h3>,
  pre: ({ children }) => (
    // Long commands scroll, also with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre tabIndex={0}>{children}</pre>
  ),
  table: ({ children }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
}

/** Sections of a chapter: its second-level headings. */
const sectionsOf = (text: string): string[] =>
  [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.replaceAll('`', ''))

/** The handbook of the site's operators. */
export const Page = () => {
  const chapter = findChapter(useParams()['*'])
  const { hash, key } = useLocation()
  const name = chapter?.name
  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (target) target.scrollIntoView()
  }, [hash, key, name])
  if (!chapter) return <NotFound />
  const sections = chapter.name === 'README' ? [] : sectionsOf(chapter.text)
  return (
    <div className={styles.page}>
      <PageHead title={chapter.title} noindex />
      <nav className={styles.contents} aria-label="手册目录">
        <ol>
          {chapters.map((one) => (
            <li key={one.name}>
              <Link to={chapterAddress(one.name)} aria-current={one === chapter ? 'page' : undefined}>
                {one.title}
              </Link>
              {one === chapter && sections.length > 0 && (
                <ul>
                  {sections.map((title) => (
                    <li key={title}>
                      <Link to={`#${headingId(title)}`}>{title}</Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.text}>
        <Markdown remarkPlugins={[remarkGfm]} components={components}>
          {chapter.text.replaceAll(/<!--.*?-->\n?/gs, '')}
        </Markdown>
      </article>
    </div>
  )
}
