/** The parts of the admin area that the router loads. */
export const adminEntry = {
  layout: () => import('./AdminLayout.tsx'),
  pages: () => import('./AdminPages.tsx'),
}
