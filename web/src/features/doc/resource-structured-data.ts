import { omitEmpty } from '../../lib/page/structured-data.ts'
import type { StructuredData } from '../../lib/page/structured-data.ts'

interface ResourceFacts {
  name: string
  description: string
  keywords: string
  sharer: string
  createdAt: string
  updatedAt: string
  isFree: boolean
}

/** Never contains the link or the passwords. */
export const resourceStructuredData = (resource: ResourceFacts, url: string, image: string): StructuredData =>
  omitEmpty({
    '@type': 'CreativeWork',
    name: resource.name,
    description: resource.description,
    keywords: resource.keywords,
    url,
    image,
    author: resource.sharer && { '@type': 'Person', name: resource.sharer },
    dateCreated: resource.createdAt,
    dateModified: resource.updatedAt,
    isAccessibleForFree: resource.isFree,
  })
