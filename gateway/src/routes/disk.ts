import { disk } from '../clients.ts'
import { GetDoc, ListDisks } from '../schemas/disk.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'
import { withEdges } from './rows.ts'

export const diskRoutes = {
  'GET /v1/disk/doc/{doc_id}': route({
    auth: 'public',
    limit: 'detail',
    input: GetDoc,
    call: disk.GetDoc,
    reply: withEdges,
    cache: { seconds: 2 },
  }),
  'GET /v1/disk/latest': route({
    auth: 'public',
    limit: 'browse',
    input: ListDisks,
    call: disk.ListLatest,
    reply: ({ items }) => items.map((item) => withEdges(item)),
    cache: { seconds: 1 },
  }),
  'GET /v1/disk/hot': route({
    auth: 'public',
    limit: 'browse',
    input: ListDisks,
    call: disk.ListHot,
    reply: ({ items }) => items.map((item) => withEdges(item)),
    cache: { seconds: 5 },
  }),
} satisfies RouteTable
