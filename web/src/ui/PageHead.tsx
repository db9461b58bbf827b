import { scriptJson } from '../lib/script-json.ts'
import { useSite } from '../lib/site.ts'
import { siteThing } from '../lib/structured-data.ts'
import type { Thing } from '../lib/structured-data.ts'

interface PageHeadProps {
  /** Without the site's name, which follows by itself; empty for the home page. */
  title: string
  /** A title that already says everything, in place of `title` and the site's name. */
  fullTitle?: string
  description?: string
  keywords?: string
  /** Path with query of the page's one true address; none for pages that have none. */
  canonical?: string
  noindex?: boolean
  /** Of the pages of a list before and after this one. */
  prev?: string
  next?: string
  /** Full address of a picture of what the page is about. */
  image?: string
  /** The image is the site's own of 1200 × 630, which previews show large. */
  isWideImage?: boolean
  /** What the page is about, for search engines; the home page says by itself what the site is. */
  things?: readonly (Thing | undefined)[]
}

/**
 * What the document's head says about a page; React moves it there. Addresses are those of the configured site or none: the Host of
 * a request is chosen by its sender, and shared answers would carry it to everybody.
 */
export const PageHead = (props: PageHeadProps) => {
  const site = useSite()
  const {
    canonical,
    noindex = false,
    prev,
    next,
    image,
    isWideImage = false,
    description = site.description,
    keywords = site.keywords,
  } = props
  const isHome = props.title === '' && !props.fullTitle
  const title = props.fullTitle || (isHome ? `${site.siteName} - ${site.title}` : `${props.title} - ${site.siteName}`)
  const things = [...(isHome ? [siteThing(site)] : []), ...(props.things ?? [])].filter((thing) => thing !== undefined)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      <meta name="robots" content={noindex ? 'noindex, follow' : 'index, follow'} />
      {site.host && canonical !== undefined && <link rel="canonical" href={site.host + canonical} />}
      {site.host && prev !== undefined && <link rel="prev" href={site.host + prev} />}
      {site.host && next !== undefined && <link rel="next" href={site.host + next} />}
      <meta property="og:site_name" content={site.siteName} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="zh_CN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {site.host && canonical !== undefined && <meta property="og:url" content={site.host + canonical} />}
      {image && <meta property="og:image" content={image} />}
      {image && isWideImage && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta name="twitter:card" content={image && isWideImage ? 'summary_large_image' : 'summary'} />
      {image && <meta name="twitter:image" content={image} />}
      {site.host && things.length > 0 && (
        <script type="application/ld+json">{scriptJson({ '@context': 'https://schema.org', '@graph': things })}</script>
      )}
    </>
  )
}
