import { useSite } from '../lib/site.ts'

interface PageHeadProps {
  /** Without the site's name, which follows by itself; empty for the home page. */
  title: string
  description?: string
  /** Path with query of the page's one true address; none for pages that have none. */
  canonical?: string
  noindex?: boolean
}

/** What the document's head says about a page; React moves it there. */
export const PageHead = ({ title, description, canonical, noindex = false }: PageHeadProps) => {
  const site = useSite()
  return (
    <>
      <title>{title ? `${title} - ${site.siteName}` : `${site.siteName} - ${site.title}`}</title>
      <meta name="description" content={description ?? site.description} />
      {site.keywords && <meta name="keywords" content={site.keywords} />}
      {canonical !== undefined && <link rel="canonical" href={`${site.host}${canonical}`} />}
      <meta name="robots" content={noindex ? 'noindex, follow' : 'index, follow'} />
    </>
  )
}
