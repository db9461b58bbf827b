const returnUrlParam = 'back'

export const loginAddress = (page: { pathname: string; search: string }): string =>
  `/login?${new URLSearchParams({ [returnUrlParam]: page.pathname + page.search }).toString()}`

/** Path of this site to return to, or empty. Refuses everything that a browser would resolve to another host (open redirect). */
export const readReturnUrl = (search: string): string => {
  const address = new URLSearchParams(search).get(returnUrlParam) ?? ''
  return /^\/(?![/\\])[^\\\s]*$/.test(address) ? address : ''
}
