let address: string | undefined

/** Path and query of the page that the visitor left for the current one without a page load. */
export const previousPage = (): string | undefined => address

export const leavePage = ({ pathname, search }: { pathname: string; search: string }): void => {
  address = pathname + search
}
