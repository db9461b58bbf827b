import { flowNetworksOf } from '@pandex/platform/resilience/client-networks'
import { isBannedText } from '@pandex/contracts/bans/bans'
import type { Bans } from '@pandex/contracts/bans/bans'
import { AppError, unavailableError } from '@pandex/platform/errors'
import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import type { Context } from '@pandex/platform/grpc/context'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { AppDeps } from '../deps.ts'
import { linkDisplayOf } from '../clients/site-config.ts'
import type { SiteRules } from '../clients/site-config.ts'
import { evaluateAccess } from '../domain/query/access-policy.ts'
import type { QueryExpansion } from '../domain/expansion/query-expansion.ts'
import { maxReadLength, parseOperators } from '../domain/keyword/parse-operators.ts'
import type { ParsedOperators } from '../domain/keyword/parse-operators.ts'
import { pageOf, withOperators } from '../domain/query/search-query.ts'
import type { CursorCodec, PagePosition } from '../domain/query/cursor.ts'
import type { WordFinder } from '@pandex/contracts/bans/word-finder'
import { toVisibleHits } from '../domain/hits/visible-hits.ts'
import type { VisibleDoc } from '../domain/hits/visible-hits.ts'
import { titleKey } from '@pandex/contracts/text/title-key'
import { findDisks } from '../use-cases/query/find-disks.ts'
import type { FoundPage } from '../use-cases/query/find-disks.ts'

type Search = Pick<HandlersOf<SearchServiceDefinition>, 'SearchDisk'>
type Request = Parameters<Search['SearchDisk']>[0]
type Reply = Awaited<ReturnType<Search['SearchDisk']>>

const checkWords = (filterWords: WordFinder, texts: readonly string[], refused: string): void => {
  if (texts.some((text) => filterWords.matches(text.trim().slice(0, maxReadLength))))
    throw new AppError('invalid', 'search.query_refused', refused || '该关键词无法搜索')
}

/** The fields that decide which hits match and in which order; a cursor is valid only for the same ones. */
const searchOf = ({ page: _page, cursor: _cursor, wechat_pwd: _pwd, pay: _pay, facets: _facets, ...search }: Request) =>
  search

const positionOf = (request: Request, cursorCodec: CursorCodec): PagePosition =>
  request.cursor === '' ? { page: Math.max(request.page, 1) } : cursorCodec.decode(request.cursor, searchOf(request))

interface ReplyOptions {
  parsed: ParsedOperators
  rules: SiteRules
  bans: Bans
  visible: ReadonlyMap<string, VisibleDoc> | undefined
}

/** A correction of a phrase has no effect, because hits hold the phrase as typed. */
const correctedOf = ({ corrected = '' }: QueryExpansion, { operators }: ParsedOperators): string => {
  const key = titleKey(corrected)
  return operators.every(({ kind, value }) => kind !== 'exact' || key.includes(titleKey(value))) ? corrected : ''
}

const toReply = (
  { total, perSize, found, groupSizes, expansion, words, facets }: FoundPage,
  { parsed, rules, bans, visible }: ReplyOptions,
): Omit<Reply, 'cursor' | 'took' | 'holds_keyword'> => ({
  total,
  per_size: perSize,
  list: toVisibleHits(found, {
    visible,
    bans,
    ...linkDisplayOf(rules),
    copiesOf: ({ document }) => (groupSizes.get(document.copy_group) ?? 1) - 1,
  }),
  corrected: isBannedText(bans, expansion.corrected ?? '') ? '' : correctedOf(expansion, parsed),
  dropped: expansion.dropped,
  relaxed: expansion.relaxed,
  facets: facets ?? null,
  // The hits lack their links, so the reply must expire soon.
  words: visible ? words : [],
  keyword: parsed.text.trim(),
  operators: parsed.operators.map(({ kind, value, typed, qWithout }) => ({ kind, value, typed, q_without: qWithout })),
})

export const searchHandlers = ({
  diskIndex,
  clock,
  siteConfig,
  dataLists,
  visibleDocs,
  spendings,
  cursorCodec,
  admission,
  activity,
}: AppDeps): Search => {
  return {
    SearchDisk: async (request, ctx: Context) => {
      const startedAt = performance.now()
      const parsed = parseOperators(request.q)
      if (parsed.text.trim() === '' && request.user === '' && request.tags.length === 0)
        throw new AppError(
          'invalid',
          'search.query_blank',
          parsed.operators.length > 0 ? '请再输入一个关键词，条件只能缩小结果' : '请输入关键词',
        )
      const [rules, { filterWords, bans }] = await Promise.all([siteConfig.read(), dataLists.read()])
      checkWords(filterWords, [request.q, parsed.text, request.user, ...request.tags], rules.search_text.refused)
      const { page, after } = positionOf(request, cursorCodec)
      const { wechat_pwd, pay } = request
      const { perSize } = pageOf({ page, size: request.size })
      const access = evaluateAccess(rules, { page, perSize, wechat_pwd, user: ctx.user })
      const now = clock()
      const query = withOperators({ ...request, page }, parsed)
      const find = () => findDisks(diskIndex, query, { now, after }, ctx)
      activity.record()
      const answer = await admission.run(flowNetworksOf(ctx), find, ctx.signal)
      // A spelling correction must not lead to a filtered word.
      checkWords(filterWords, [answer.expansion.corrected ?? ''], rules.search_text.refused)
      const docIds = answer.found.map(({ document }) => document.doc_id)
      const visible = await visibleDocs.find(docIds, ctx)
      const reply = toReply(answer, { parsed, rules, bans, visible })
      // Empty pages are free.
      if (access.kind === 'priced' && reply.list.length > 0) {
        // Without the disk service the hits lack their links: nothing is sold.
        if (!visible) throw unavailableError()
        await spendings.ensurePaid({ ...access, search: { ...request, q: parsed.text }, now, pay }, ctx)
      }
      return {
        ...reply,
        cursor: answer.next ? cursorCodec.encode(answer.next, searchOf(request)) : '',
        took: Math.round(performance.now() - startedAt),
        holds_keyword: answer.holdsKeyword,
      }
    },
  }
}
