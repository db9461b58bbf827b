import type { HeadTexts } from '../../lib/head-texts.ts'
import { useSite } from '../../lib/site.ts'
import { crumbsThing } from '../../lib/structured-data.ts'
import type { Crumb, Thing } from '../../lib/structured-data.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { neighbours, placeAddress } from './place.ts'
import type { Place } from './place.ts'

interface ListHeadProps {
  texts: HeadTexts
  /** The page's own address, without a query. */
  path: string
  place: Place
  pages: number
  /** The way to the page, itself included. */
  crumbs: readonly Crumb[]
  noindex?: boolean
  /** Full address. */
  image?: string
  thing?: Thing | undefined
}

/** The head of a page with a list: each page of the list is a page of its own, the choice of a drive is not. */
export const ListHead = ({ texts, path, place, pages, crumbs, noindex, image, thing }: ListHeadProps) => {
  const { host } = useSite()
  return (
    <PageHead
      title={texts.h1}
      fullTitle={texts.title}
      description={texts.description}
      keywords={texts.keywords}
      canonical={placeAddress(path, { page: place.page })}
      noindex={noindex || place.type !== ''}
      image={image}
      {...neighbours(path, place, pages)}
      things={[thing, crumbsThing(host, crumbs)]}
    />
  )
}
