import { Link } from 'react-router-dom'
import { useNow } from '../../lib/browser/clock.ts'
import { useHeadTexts } from '../../lib/page/head-texts.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { formatAge, formatDateTime, formatSize } from '../../lib/text/text-format.ts'
import { AdSlot } from '../../ui/Ad.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs/Breadcrumbs.tsx'
import { DriveTag } from '../../ui/resource/DriveTag.tsx'
import { Health } from '../../ui/resource/Health.tsx'
import { Poster } from '../../ui/poster/Poster.tsx'
import { resolveImageUrl } from '../../ui/image-url.ts'
import { Access } from './access/Access.tsx'
import { hasRelated } from './access/access-policy.ts'
import type { Doc } from '../../shared/doc/api.ts'
import { Article } from '../../shared/doc/Article.tsx'
import { DocHead } from './DocHead.tsx'
import styles from '../../shared/doc/doc.module.css'
import { DocLinks } from './details/DocLinks.tsx'
import { Facts } from './details/Facts.tsx'
import { FileTree } from '../../shared/doc/FileTree.tsx'
import { docTemplateValues } from './template-values.ts'
import { Related } from './details/Related.tsx'
import { Report } from './feedback/Report.tsx'
import { useDocCrumbs } from './use-doc-crumbs.ts'
import { ShareButton } from './ShareButton.tsx'
import { Tags } from './details/Tags.tsx'
import { useLinkState } from './use-link-state.ts'
import type { LinkState } from './use-link-state.ts'

export const DocView = ({ doc: loaded, isChecking }: { doc: Doc; isChecking: boolean }) => {
  const site = useSite()
  const link = useLinkState(loaded)
  const doc = { ...loaded, health: link.health, checked_at: link.checkedAt }
  const { crumbs, cateName } = useDocCrumbs(doc.cate_id)
  const texts = useHeadTexts('doc', docTemplateValues(doc, cateName))
  const { posters_url = '', description = '' } = doc.edges.meta ?? {}
  const poster = resolveImageUrl(posters_url, site.host)
  return (
    <div className={`page ${styles.grid}`} data-aside={hasRelated(doc, site.doc)}>
      <DocHead doc={doc} texts={texts} crumbs={crumbs} />
      <article className={styles.main}>
        <Breadcrumbs of={crumbs} />
        <header className={styles.header}>
          <div>
            <h1 className={styles.name}>{texts.h1 || doc.disk_name}</h1>
            <Meta doc={doc} link={link} />
            <Tags of={doc.tags} />
          </div>
          {poster && <Poster src={poster} alt="" title={doc.disk_name} seed={doc.id} shape="small" />}
        </header>
        <AdSlot slot="doc_top" />
        {site.doc.notice && <p className={styles.notice}>{site.doc.notice}</p>}
        <Access doc={doc} isChecking={isChecking} />
        <div className={styles.below}>
          {site.doc.showsReport && <Report docId={doc.doc_id} />}
          <ShareButton path={`/doc/${doc.doc_id}`} title={doc.disk_name} />
        </div>
        {description && (
          <section className={styles.section}>
            <h2>介绍</h2>
            <p className={styles.text}>{description}</p>
          </section>
        )}
        {site.doc.showsFiles && <FileTree listing={doc.files} sizes={doc.file_sizes} />}
        <Article article={doc.edges.article} />
        <Facts doc={doc} />
        <DocLinks list="doc_content_links" />
        {site.doc.disclaimer && <p className={styles.disclaimer}>{site.doc.disclaimer}</p>}
      </article>
      <aside className={styles.side} aria-label="相关资源">
        <Related doc={doc} />
        <AdSlot slot="doc_side" />
        <DocLinks list="doc_side_links" />
      </aside>
    </div>
  )
}

const Meta = ({ doc, link }: { doc: Doc; link: LinkState }) => {
  const site = useSite()
  const nowMs = useNow()
  return (
    <p className={styles.meta}>
      <DriveTag type={doc.disk_type} />
      <span aria-live="polite">
        <Health health={link.health} status={doc.status} checkedAt={link.checkedAt} isChecking={link.isChecking} />
      </span>
      {doc.size > 0 && <span className="num">{formatSize(doc.size)}</span>}
      <time className="num" dateTime={doc.update_time} title={formatDateTime(doc.update_time)}>
        {formatAge(doc.update_time, nowMs)}更新
      </time>
      {site.doc.showsSharer && doc.share_user && (
        <Link to={`/talent/${encodeURIComponent(doc.share_user)}`}>{doc.share_user}</Link>
      )}
    </p>
  )
}
