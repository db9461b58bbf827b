const wayBackName = 'back'

export const loginAddress = (wanted: { pathname: string; search: string }): string =>
  `/login?${new URLSearchParams({ [wayBackName]: wanted.pathname + wanted.search }).toString()}`

/** Path of this site to return to, or empty. Refuses everything that a browser would resolve to another host (open redirect). */
export const readWayBack = (search: string): string => {
  const address = new URLSearchParams(search).get(wayBackName) ?? ''
  return /^\/(?![/\\])[^\\\s]*$/.test(address) ? address : ''
}
