/** Type errors that `tsc` must report in a route table, and inferred types of routes. Never executed. */
import { z } from 'zod'
import type { Api } from '../../src/api.ts'
import { config, search, user } from '../../src/clients.ts'
import { route } from '../../src/routes/route.ts'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <_T extends true>(): void => {}

const query = z.object({ q: z.string() })

route({ auth: 'public', limit: 'search', input: query, call: search.SearchDisk })

// @ts-expect-error -- there is no such role
route({ auth: 'everybody', limit: 'search', input: query, call: search.SearchDisk })

// @ts-expect-error -- there is no such class of limits
route({ auth: 'public', limit: 'plenty', input: query, call: search.SearchDisk })

// @ts-expect-error -- the service has no such call
route({ auth: 'public', limit: 'search', input: query, call: search.SearchDisc })

// @ts-expect-error -- the message has no field `word`
route({ auth: 'public', limit: 'search', input: query.extend({ word: z.string() }), call: search.SearchDisk })

// @ts-expect-error -- the message's `q` is a text
route({ auth: 'public', limit: 'search', input: z.object({ q: z.number() }), call: search.SearchDisk })

route({
  auth: 'public',
  limit: 'search',
  // @ts-expect-error -- a transform does not hide it either
  input: query.transform(({ q }) => ({ q, word: q })),
  call: search.SearchDisk,
})

route({
  auth: 'admin',
  limit: 'admin',
  // @ts-expect-error -- nor does depth: an entry of the list has no field `title`
  input: z.object({ list: z.array(z.object({ name: z.string(), value: z.string(), title: z.string() })) }),
  call: config.Update,
})

// @ts-expect-error -- the reply has no field `rows`
route({ auth: 'public', limit: 'search', input: query, call: search.SearchDisk, reply: ({ rows }) => rows })

route({ auth: 'user', limit: 'browse', input: z.object({}), call: user.GetInfo })

type Search = Api['POST /v1/search/disk']
type Doc = Api['GET /v1/disk/doc/{doc_id}']

holds<Equal<Search['output']['list'][number]['weight'], number>>()
holds<Equal<Search['input']['q'], string | number | null | undefined>>()
holds<Equal<Doc['output']['edges'] extends object ? true : false, true>>()
holds<Equal<Doc['output']['views'], number>>()
holds<Equal<Doc['input']['doc_id'], string | number>>()
holds<Equal<Api['GET /v1/disk/latest']['output'][number]['disk_name'], string>>()
holds<Equal<Api['GET /v1/site_config/all']['output'], { [key: string]: string }>>()
holds<Equal<Api['POST /admin/v1/category/delete']['output'], null>>()
holds<Equal<'POST /v1/search/disc' extends keyof Api ? true : false, false>>()
