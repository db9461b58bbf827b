import { Link } from 'react-router-dom'
import { useNow } from '../../lib/clock.ts'
import { useHeadTexts } from '../../lib/head-texts.ts'
import { useSite } from '../../lib/site.ts'
import { formatAge, formatDateTime, formatSize } from '../../lib/text-format.ts'
import { AdSlot } from '../../ui/Ad.tsx'
import { Crumbs } from '../../ui/crumbs/Crumbs.tsx'
import { DriveTag } from '../../ui/DriveTag.tsx'
import { Health } from '../../ui/Health.tsx'
import { Poster } from '../../ui/poster/Poster.tsx'
import { posterAddress } from '../../ui/poster/poster-address.ts'
import { Access } from './Access.tsx'
import type { Doc } from './api.ts'
import { Article } from './Article.tsx'
import { DocHead } from './DocHead.tsx'
import styles from './DocPage.module.css'
import { DocLinks } from './DocLinks.tsx'
import { Facts } from './Facts.tsx'
import { FileTree } from './FileTree.tsx'
import { docMarks } from './marks.ts'
import { Related } from './Related.tsx'
import { Report } from './Report.tsx'
import { useDocCrumbs } from './use-category.ts'
import { ShareButton } from './ShareButton.tsx'
import { Tags } from './Tags.tsx'
import { useLinkState } from './use-link-state.ts'
import type { LinkState } from './use-link-state.ts'

export const DocView = ({ doc: told, isChecking }: { doc: Doc; isChecking: boolean }) => {
  const site = useSite()
  const link = useLinkState(told)
  const doc = { ...told, health: link.health, checked_at: link.checkedAt }
  const { crumbs, cateName } = useDocCrumbs(doc.cate_id)
  const texts = useHeadTexts('doc', docMarks(doc, cateName))
  const { posters_url = '', description = '' } = doc.edges.meta ?? {}
  const poster = posterAddress(posters_url, site.host)
  return (
    <div className={`page ${styles.grid}`}>
      <DocHead doc={doc} texts={texts} crumbs={crumbs} />
      <article className={styles.main}>
        <Crumbs of={crumbs} />
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
        <DocLinks place="doc_content_links" />
        {site.doc.disclaimer && <p className={styles.disclaimer}>{site.doc.disclaimer}</p>}
      </article>
      <aside className={styles.side} aria-label="相关资源">
        <Related doc={doc} />
        <AdSlot slot="doc_side" />
        <DocLinks place="doc_side_links" />
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
