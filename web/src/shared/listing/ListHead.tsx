import type { HeadTexts } from '../../lib/page/head-texts.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { crumbsStructuredData } from '../../lib/page/structured-data.ts'
import type { Crumb, StructuredData } from '../../lib/page/structured-data.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { adjacentPageUrls, listAddress } from './list-position.ts'
import type { ListPosition } from './list-position.ts'

interface ListHeadProps {
  texts: HeadTexts
  /** Path without a query. */
  path: string
  position: ListPosition
  pages: number
  crumbs: readonly Crumb[]
  noindex?: boolean
  /** Absolute URL. */
  image?: string
  structuredData?: StructuredData | undefined
}

/** Every page of the list has its own canonical URL; a list filtered by drive is not indexed. */
export const ListHead = ({ texts, path, position, pages, crumbs, noindex, image, structuredData }: ListHeadProps) => {
  const { host } = useSite()
  return (
    <PageHead
      title={texts.h1}
      fullTitle={texts.title}
      description={texts.description}
      keywords={texts.keywords}
      canonical={listAddress(path, { page: position.page })}
      noindex={noindex || position.type !== ''}
      image={image}
      {...adjacentPageUrls(path, position, pages)}
      structuredData={[structuredData, crumbsStructuredData(host, crumbs)]}
    />
  )
}
