/** Structured data for search engines (schema.org). */

export type Thing = { '@type': string } & Record<string, unknown>

export const omitEmpty = (thing: Thing): Thing =>
  Object.fromEntries(
    Object.entries(thing).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== '' && value !== 0 && value !== undefined && value !== null,
    ),
  ) as Thing

/** The site and its search action. Undefined without a host: structured data needs absolute URLs. */
export const siteThing = ({ host, siteName, description }: Record<'host' | 'siteName' | 'description', string>) =>
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

export const crumbsThing = (host: string, crumbs: readonly Crumb[]): Thing | undefined =>
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
