import { scriptJson } from '../lib/page/script-json.ts'
import { useSite } from '../lib/settings/use-site.ts'
import { siteStructuredData } from '../lib/page/structured-data.ts'
import type { StructuredData } from '../lib/page/structured-data.ts'

interface PageHeadProps {
  /** Without the site name, which is appended; empty for the home page. */
  title: string
  /** Complete title; replaces `title` and the site name. */
  fullTitle?: string
  description?: string
  keywords?: string
  /** Path and query of the canonical URL, if the page has one. */
  canonical?: string
  noindex?: boolean
  prev?: string
  next?: string
  /** Absolute URL of the preview image. */
  image?: string
  /** The image is the site's own 1200 × 630 image, which previews show large. */
  isWideImage?: boolean
  /** Structured data; the home page adds the site itself. */
  structuredData?: readonly (StructuredData | undefined)[]
}

/**
 * Metadata of the document's head. Absolute URLs use the configured host only: clients can forge the Host header, and the
 * cached page with the forged host would be served to other visitors.
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
  const structuredData = [...(isHome ? [siteStructuredData(site)] : []), ...(props.structuredData ?? [])].filter(
    (item) => item !== undefined,
  )
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
      {site.host && structuredData.length > 0 && (
        <script type="application/ld+json">
          {scriptJson({ '@context': 'https://schema.org', '@graph': structuredData })}
        </script>
      )}
    </>
  )
}
