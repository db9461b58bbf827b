/** Id of a heading, by the rules of GitHub, so that links between chapters work in both places. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .trim()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-')

export const chapterAddress = (name: string): string => (name === 'README' ? '/admin/help' : `/admin/help/${name}`)

/** Address of a link of a chapter: other chapters are pages of the help, everything else stays. */
export const helpAddress = (href: string): string => {
  const [, name, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? []
  return name ? `${chapterAddress(name)}${anchor}` : href
}
