import { search } from '../clients.ts'
import { SearchDisk } from '../schemas/search.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'

const searchDisk = route({
  auth: 'public',
  limit: 'search',
  input: SearchDisk,
  call: search.SearchDisk,
  cache: { seconds: 1 },
})

export const searchRoutes = {
  'POST /v1/search/disk': searchDisk,
  'POST /open/search/disk': searchDisk,
} satisfies RouteTable
