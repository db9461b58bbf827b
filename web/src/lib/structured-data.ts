/** What search engines are told about a page in their own terms (schema.org). */

/** One thing and what is known of it; fields without a value are left out. */
export type Thing = { '@type': string } & Record<string, unknown>

/** Without what is not known. */
export const known = (thing: Thing): Thing =>
  Object.fromEntries(
    Object.entries(thing).filter(([, value]) =>
      Array.isArray(value) ? value.length > 0 : value !== '' && value !== 0 && value !== undefined && value !== null,
    ),
  ) as Thing

/** The site itself, and how it is searched. Nothing without its address: these texts know no relative ones. */
export const siteThing = ({ host, siteName, description }: Record<'host' | 'siteName' | 'description', string>) =>
  host
    ? known({
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

/** A step of the way to a page, by its path on this site. */
export interface Crumb {
  name: string
  path: string
}

/** The way to a page, from the home page on. */
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
