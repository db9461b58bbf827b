/** Structured data for search engines (schema.org). */

export type StructuredData = { '@type': string } & Record<string, unknown>

export const omitEmpty = (structuredData: StructuredData): StructuredData =>
  Object.fromEntries(
    Object.entries(structuredData).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== '' && value !== 0 && value !== undefined && value !== null,
    ),
  ) as StructuredData

/** The site and its search action. Undefined without a host: structured data needs absolute URLs. */
export const siteStructuredData = ({
  host,
  siteName,
  description,
}: Record<'host' | 'siteName' | 'description', string>) =>
  host
    ? omitEmpty({
        '@type': 'WebSite',
        name: siteName,
        url: `${host}/`,
        description,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${host}/search?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      })
    : undefined

export interface Crumb {
  name: string
  path: string
}

export const crumbsStructuredData = (host: string, crumbs: readonly Crumb[]): StructuredData | undefined =>
  host && crumbs.length > 1
    ? {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: host + path,
        })),
      }
    : undefined
