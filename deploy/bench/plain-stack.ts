/**
 * Reference for the cost of a search: the three tiers that a site of this shape has anyway, without any logic of the product. Express
 * passes the keyword on over gRPC, and a second process asks Elasticsearch through its client with `multi_match` and facets. Prints its
 * port. Arguments: `search` and the URL of the index, or `gateway` and the address of that process.
 */
import { Client } from '@elastic/elasticsearch'
import { Server, ServerCredentials, credentials, makeGenericClientConstructor } from '@grpc/grpc-js'
import type { handleUnaryCall } from '@grpc/grpc-js'
import express from 'express'
import type { Hit__Output } from '../../services/platform/src/gen/pandex/search/v1/Hit.ts'
import type { SearchServiceClient } from '../../services/platform/src/gen/pandex/search/v1/SearchService.ts'
import type { SearchDiskReply } from '../../services/platform/src/gen/pandex/search/v1/SearchDiskReply.ts'
import type { SearchDiskRequest__Output } from '../../services/platform/src/gen/pandex/search/v1/SearchDiskRequest.ts'
import { protos } from '../../services/platform/src/grpc/protos.ts'
import { searchWithFacets } from './harness/direct-search.ts'

const host = '127.0.0.1'
const print = (port: number): void => void process.stdout.write(`${port}\n`)

interface Facet {
  buckets: { key: string; doc_count: number }[]
}

type Facets = Record<'types' | 'extensions' | 'years', Facet>

const countsOf = ({ buckets }: Facet) => buckets.map(({ key, doc_count: count }) => ({ key, count }))

/** The index and the reply name the fields alike. */
const shownFields = [
  'doc_id',
  'disk_id',
  'disk_name',
  'disk_type',
  'files',
  'share_user',
  'shared_time',
  'tags',
  'size',
] as const

type Document = Pick<Hit__Output, (typeof shownFields)[number]>

const openSearch = (indexUrl: string): void => {
  const { origin, pathname } = new URL(indexUrl)
  const elasticsearch = new Client({ node: origin })
  const search = async (q: string): Promise<SearchDiskReply> => {
    const { hits, took, aggregations } = await elasticsearch.search<Document, Facets>({
      index: pathname.slice(1),
      ...searchWithFacets(q),
      _source: [...shownFields],
      size: 20,
    })
    if (!aggregations) throw new Error('Elasticsearch answered without facets')
    const { types, extensions, years } = aggregations
    return {
      total: typeof hits.total === 'object' ? hits.total.value : (hits.total ?? 0),
      took,
      list: hits.hits.map(({ _source: document, highlight }) => ({
        ...document,
        disk_name: highlight?.['disk_name']?.[0] ?? document?.disk_name ?? '',
        files: highlight?.['files']?.[0] ?? document?.files ?? '',
      })),
      facets: { types: countsOf(types), formats: countsOf(extensions), years: countsOf(years) },
    }
  }
  const searchDisk: handleUnaryCall<SearchDiskRequest__Output, SearchDiskReply> = ({ request }, reply) => {
    search(request.q).then((found) => reply(null, found), reply)
  }
  const server = new Server()
  server.addService(protos.search, { SearchDisk: searchDisk })
  server.bindAsync(`${host}:0`, ServerCredentials.createInsecure(), (error, port) => {
    if (error) throw error
    print(port)
  })
}

const openGateway = (searchAddress: string): void => {
  const SearchClient = makeGenericClientConstructor(protos.search, 'SearchService')
  const client = new SearchClient(searchAddress, credentials.createInsecure()) as unknown as SearchServiceClient
  const app = express()
  app.use(express.json())
  app.post('/v1/search/disk', (req, res, next) => {
    const { q } = req.body as { q: string }
    client.SearchDisk({ q }, (error, found) => {
      if (error) next(error)
      else res.json({ code: 200, msg: 'ok', data: found })
    })
  })
  const listener = app.listen(0, host, () => {
    const address = listener.address()
    if (address && typeof address === 'object') print(address.port)
  })
}

const [role, target = ''] = process.argv.slice(2)
if (role === 'search') openSearch(target)
else openGateway(target)
