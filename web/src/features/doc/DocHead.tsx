import type { HeadTexts } from '../../lib/head-texts.ts'
import { useSite } from '../../lib/site.ts'
import { crumbsThing } from '../../lib/structured-data.ts'
import type { Crumb } from '../../lib/structured-data.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { posterAddress } from '../../ui/poster/poster-address.ts'
import type { Doc } from './api.ts'
import { resourceThing } from './resource-thing.ts'

export const DocHead = ({ doc, texts, crumbs }: { doc: Doc; texts: HeadTexts; crumbs: readonly Crumb[] }) => {
  const site = useSite()
  const path = `/doc/${doc.doc_id}`
  const { robots, posters_url = '', description } = doc.edges.meta ?? {}
  const isHidden = site.doc.noindex ? robots !== 1 : robots === 0
  const poster = posterAddress(posters_url, site.host)
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
      things={[
        resourceThing(facts, site.host + path, image),
        crumbsThing(site.host, [...crumbs, { name: doc.disk_name, path }]),
      ]}
    />
  )
}
