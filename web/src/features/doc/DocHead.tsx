import type { HeadTexts } from '../../lib/page/head-texts.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { crumbsStructuredData } from '../../lib/page/structured-data.ts'
import type { Crumb } from '../../lib/page/structured-data.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { resolveImageUrl } from '../../ui/image-url.ts'
import type { Doc } from '../../shared/doc/api.ts'
import { resourceStructuredData } from './resource-structured-data.ts'

export const DocHead = ({ doc, texts, crumbs }: { doc: Doc; texts: HeadTexts; crumbs: readonly Crumb[] }) => {
  const site = useSite()
  const path = `/doc/${doc.doc_id}`
  const { robots, posters_url = '', description } = doc.edges.meta ?? {}
  const isHidden = site.doc.noindex ? robots !== 1 : robots === 0
  const poster = resolveImageUrl(posters_url, site.host)
  const image = /^https?:/i.test(poster) ? poster : ''
  // Link previews need an absolute URL.
  const card = site.host && `${site.host}/share-image/${doc.doc_id}.png`
  const facts = {
    name: doc.disk_name,
    description: description || texts.description,
    keywords: doc.tags.join(','),
    sharer: site.doc.showsSharer ? doc.share_user : '',
    createdAt: doc.create_time,
    updatedAt: doc.update_time,
    isFree: (doc.policy?.kind ?? 'none') === 'none',
  }
  return (
    <PageHead
      title={doc.disk_name}
      fullTitle={texts.title}
      description={texts.description}
      keywords={texts.keywords}
      canonical={path}
      noindex={isHidden || (doc.health === 'dead' && site.doc.noindexDead)}
      image={image || card}
      isWideImage={!image}
      structuredData={[
        resourceStructuredData(facts, site.host + path, image),
        crumbsStructuredData(site.host, [...crumbs, { name: doc.disk_name, path }]),
      ]}
    />
  )
}
