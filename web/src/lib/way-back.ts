const wayBackName = 'back'

/** Address of the login page that leads on to where the visitor wanted to go. */
export const loginAddress = (wanted: { pathname: string; search: string }): string =>
  `/login?${new URLSearchParams({ [wayBackName]: wanted.pathname + wanted.search }).toString()}`

/** Where a login leads back to: a path of this site, or empty. Anything a browser would read as another host is refused. */
export const readWayBack = (search: string): string => {
  const address = new URLSearchParams(search).get(wayBackName) ?? ''
  return /^\/(?![/\\])[^\\\s]*$/.test(address) ? address : ''
}
