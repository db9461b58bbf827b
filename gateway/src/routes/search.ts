import type { Facets__Output as Facets } from '@pandex/platform/gen/pandex/search/v1/Facets'
import type { SearchDiskReply__Output as SearchDiskReply } from '@pandex/platform/gen/pandex/search/v1/SearchDiskReply'
import { search, task } from '../clients.ts'
import { searchEventOf } from '../usage/search-counts.ts'
import {
  ClearSearchedKeys,
  DecideAliasProposal,
  FindRelated,
  GetHotKey,
  ListAliasProposals,
  ListHotKeys,
  ListSearchedKeys,
  SearchDisk,
  Suggest,
  UpdateSearchedKey,
} from '../schemas/search.ts'
import { PushWords } from '../schemas/disk.ts'
import { tags } from '../cache/tags.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'
import { asList, docIdsOf } from './reply-shapes.ts'

type Reply = Omit<SearchDiskReply, 'facets' | 'holds_keyword' | 'words'> & { facets?: Facets }

/** Omits absent facets, because strict clients reject null, and fields that only the gateway needs. */
const toSearchReply = ({ facets, holds_keyword: _holds, words: _words, ...reply }: SearchDiskReply): Reply => ({
  ...reply,
  ...(facets && { facets }),
})

const searchDisk = route({
  auth: 'optional',
  limit: 'search',
  input: SearchDisk,
  call: search.SearchDisk,
  reply: toSearchReply,
  searchEvent: searchEventOf,
  cache: { seconds: 120, secondsIfChanged: 1 },
  tags: () => [tags.links, tags.docs],
  docs: ({ list }) => docIdsOf(list),
  words: ({ words }) => words,
})

const pageWaitMs = 300

export const searchRoutes = {
  'POST /v1/search/disk': searchDisk,
  'POST /open/search/disk': searchDisk,
  'GET /v1/search/suggest': route({
    auth: 'public',
    limit: 'browse',
    input: Suggest,
    call: search.Suggest,
    pageWaitMs,
    reply: asList,
    cache: { seconds: 30 },
    tags: () => [tags.docs],
  }),
  // Counts no view, because it shows list rows instead of the resource itself.
  'GET /v1/search/related': route({
    auth: 'public',
    limit: 'detail',
    input: FindRelated,
    call: search.FindRelated,
    pageWaitMs,
    cache: { seconds: 30 },
    tags: () => [tags.links, tags.docs],
    docs: ({ copies, similar }) => docIdsOf([...copies, ...similar]),
  }),
  'GET /v1/hot_key/list': route({
    auth: 'public',
    limit: 'browse',
    input: ListHotKeys,
    call: search.ListHotKeys,
    pageWaitMs,
    reply: asList,
    cache: { seconds: 10 },
    tags: () => [tags.docs, tags.searchedKeys],
  }),
  'GET /v1/hot_key/info': route({
    auth: 'public',
    limit: 'browse',
    input: GetHotKey,
    call: search.GetHotKey,
    cache: { seconds: 10 },
    tags: () => [tags.docs, tags.searchedKeys],
  }),
  'GET /admin/v1/search/hot': route({
    auth: 'admin',
    limit: 'admin',
    input: ListSearchedKeys,
    call: search.ListSearchedKeys,
  }),
  'GET /admin/v1/search/clear_hot': route({
    auth: 'admin',
    limit: 'admin',
    input: ClearSearchedKeys,
    call: search.ClearSearchedKeys,
  }),
  'POST /admin/v1/search/update_hot': route({
    auth: 'admin',
    limit: 'admin',
    input: UpdateSearchedKey,
    call: search.UpdateSearchedKey,
    msg: '更新成功',
  }),
  'GET /admin/v1/search/alias_proposals': route({
    auth: 'admin',
    limit: 'admin',
    input: ListAliasProposals,
    call: search.ListAliasProposals,
  }),
  'POST /admin/v1/search/decide_alias': route({
    auth: 'admin',
    limit: 'admin',
    input: DecideAliasProposal,
    call: search.DecideAliasProposal,
    msg: '操作成功',
  }),
  'GET /open/analysis/search_hot_key': route({
    auth: 'open',
    scope: 'search',
    limit: 'program',
    input: ListHotKeys,
    call: search.ListHotKeys,
    reply: asList,
  }),
  'POST /admin/v1/search/submit_indexnow': route({
    auth: 'admin',
    limit: 'admin',
    input: PushWords,
    call: task.PushPages,
    msg: '推送成功',
  }),
} satisfies RouteTable
