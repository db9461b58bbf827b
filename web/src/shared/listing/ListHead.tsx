import type { HeadTexts } from '../../lib/page/head-texts.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { crumbsThing } from '../../lib/page/structured-data.ts'
import type { Crumb, Thing } from '../../lib/page/structured-data.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { adjacentPageUrls, listAddress } from './list-position.ts'
import type { ListPosition } from './list-position.ts'

interface ListHeadProps {
  texts: HeadTexts
  /** Path without a query. */
  path: string
  place: ListPosition
  pages: number
  crumbs: readonly Crumb[]
  noindex?: boolean
  /** Absolute URL. */
  image?: string
  thing?: Thing | undefined
}

/** Every page of the list has its own canonical URL; a list filtered by drive is not indexed. */
export const ListHead = ({ texts, path, place, pages, crumbs, noindex, image, thing }: ListHeadProps) => {
  const { host } = useSite()
  return (
    <PageHead
      title={texts.h1}
      fullTitle={texts.title}
      description={texts.description}
      keywords={texts.keywords}
      canonical={listAddress(path, { page: place.page })}
      noindex={noindex || place.type !== ''}
      image={image}
      {...adjacentPageUrls(path, place, pages)}
      things={[thing, crumbsThing(host, crumbs)]}
    />
  )
}
