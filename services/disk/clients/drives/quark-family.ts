/**
 * Quark and UC run the same software. Calls of the share page: a token obtained with the password, then folder listings; no cookie, no
 * account. The `code` of `{status, code, message, data}` decides, not the HTTP status.
 */
import type { DiskType } from '@pandex/contracts/share-link'
import { z } from 'zod'
import type { ProbeSession } from './probe-session.ts'
import type { DriveClient } from './drive-client.ts'
import type { ProbedShare, DeadReason, DriveAnswer } from './drive.ts'
import { looseCount, looseId, looseList, looseObject, looseText, toTime } from './lenient-schemas.ts'
import { readTree, type Listing } from './share-tree.ts'
import { ProbeEnded, dead, unsure } from './verdicts.ts'

interface QuarkFamilyOptions {
  diskType: DiskType
  apiHost: string
  /** Query parameters of every call; UC refuses Quark's. */
  parameters: Record<string, string>
  origin: string
}

const deadCodes: Record<number, DeadReason> = {
  41003: 'expired',
  41004: 'not_found',
  41006: 'not_found',
  41010: 'illegal',
  41011: 'not_found',
  41012: 'cancelled',
  41031: 'sharer_banned',
}
const passwordCode = 41008
const pageSize = 50

const anyAnswer = z.looseObject({ code: z.number() })

const tokenAnswer = z.object({
  data: z.object({
    stoken: z.string().min(1).max(1_024),
    title: looseText,
    author: looseObject({ nick_name: looseText }),
  }),
})

const entryList = looseList(
  z.object({
    fid: z.string().max(64),
    file_name: z.string(),
    dir: z.boolean(),
    size: looseCount,
    owner_ucid: looseId,
  }),
)

const listAnswer = z.object({
  data: z.object({
    list: z.array(z.unknown()),
    share: looseObject({
      title: looseText,
      created_at: looseCount,
      size: looseCount,
      all_file_num: looseCount,
      status: z.unknown().optional(),
      partial_violation: z.unknown().optional(),
    }),
  }),
  metadata: looseObject({ _total: looseCount }),
})
type ListAnswer = z.infer<typeof listAnswer>

const readVerdict = ({ data: { list, share }, metadata }: ListAnswer): DriveAnswer | null => {
  if (list.length === 0) {
    // An emptied share lists nothing; if a count contradicts that, the listing failed.
    return metadata._total > 0 || share.all_file_num > 0 ? unsure('unreadable') : dead('empty')
  }
  if (share.status === 3) return share.partial_violation === true ? dead('illegal') : null
  return Number.isInteger(share.status) && Number(share.status) > 1 ? dead('cancelled') : null
}

export const createQuarkFamilyClient = ({ diskType, apiHost, parameters, origin }: QuarkFamilyOptions): DriveClient => {
  const address = (call: string, more: Record<string, string> = {}): string =>
    `https://${apiHost}/1/clouddrive/share/sharepage/${call}?${new URLSearchParams({ ...parameters, ...more }).toString()}`
  const headers = { origin, referer: `${origin}/` }

  const call = async <T>(
    session: ProbeSession,
    share: ProbedShare,
    request: { url: string; json?: unknown },
    shape: z.ZodType<T>,
  ): Promise<T> => {
    const answer = await session.fetchJson({ ...request, headers }, anyAnswer)
    const reason = deadCodes[answer.code]
    if (reason) throw new ProbeEnded(dead(reason))
    if (answer.code === passwordCode) throw new ProbeEnded({ verdict: 'password', isWrong: share.disk_pass !== '' })
    const read = answer.code === 0 ? shape.safeParse(answer) : undefined
    if (!read?.success) throw new ProbeEnded(unsure('unreadable'))
    return read.data
  }

  const ask = async (session: ProbeSession, share: ProbedShare): Promise<DriveAnswer> => {
    const json = { pwd_id: share.disk_id, passcode: share.disk_pass, support_visit_limit_private_share: true }
    const { data: token } = await call(session, share, { url: address('token'), json }, tokenAnswer)

    const listFolder = (folder = '0', page = 1): Promise<ListAnswer> => {
      const url = address('detail', {
        pwd_id: share.disk_id,
        stoken: token.stoken,
        pdir_fid: folder,
        force: '0',
        _page: String(page),
        _size: String(pageSize),
        _fetch_banner: '0',
        _fetch_share: '1',
        _fetch_total: '1',
        _sort: 'file_type:asc,updated_at:desc',
      })
      return call(session, share, { url }, listAnswer)
    }
    const toListing = ({ data, metadata }: ListAnswer, page = 1): Listing<string, number> => ({
      entries: entryList
        .parse(data.list)
        .map(({ file_name: name, size, dir, fid }) => ({ name, size, folder: dir ? fid : undefined })),
      next: metadata._total > page * pageSize ? page + 1 : undefined,
    })

    const first = await listFolder()
    const verdict = readVerdict(first)
    if (verdict) return verdict
    const { share: facts, list } = first.data
    const tree = await readTree(session, diskType, toListing(first), async (folder, page) =>
      toListing(await listFolder(folder, page), page),
    )
    return {
      verdict: 'valid',
      share: {
        ...tree,
        disk_name: token.title || facts.title,
        share_user: token.author.nick_name,
        share_user_id: entryList.parse(list)[0]?.owner_ucid ?? '',
        shared_time: toTime(facts.created_at),
        size: facts.size || tree.size,
      },
    }
  }

  return { hosts: [apiHost], ask }
}
