import { Router, UNSAFE_LocationContext, UNSAFE_RouteContext, useRoutes } from 'react-router-dom'
import { previewRoutes } from './preview-routes.ts'

/** Handle of a route with a page. */
type Handle = { load: () => Promise<unknown> } | undefined

/** Links of a preview go nowhere. `MemoryRouter` would add its code to the scripts of all pages. */
const navigator = { createHref: () => '#', go: () => undefined, push: () => undefined, replace: () => undefined }

const noRoute = { outlet: null, matches: [], isDataRoute: false }

const Routes = () => useRoutes(previewRoutes.current)

/** A public page outside of the router of the admin area. */
export const PreviewedPage = ({ path }: { path: string }) => (
  <UNSAFE_LocationContext.Provider value={null as never}>
    <UNSAFE_RouteContext.Provider value={noRoute}>
      <Router location={path} navigator={navigator} static>
        <Routes />
      </Router>
    </UNSAFE_RouteContext.Provider>
  </UNSAFE_LocationContext.Provider>
)

/** Loads the code and the stylesheets of a public page without parameters in its path. */
export const loadPage = async (path: string): Promise<void> => {
  const { pathname } = new URL(path, location.origin)
  const pages = previewRoutes.current.flatMap(({ children = [] }) => children)
  const page = pages.find((route) => route.path === pathname)
  await (page?.handle as Handle)?.load()
}

/** Copies the stylesheets of this page into the frame. */
export const copyStyles = (target: Document): void => {
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"]')) target.head.append(sheet.cloneNode())
}
