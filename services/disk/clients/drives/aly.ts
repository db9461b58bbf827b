/**
 * Aliyun Drive, called like its web client: facts of a share need no password; listings need a token obtained with it. Errors have status
 * 4xx and the form `{code: 'Words.Like.This', message}`.
 */
import { z } from 'zod'
import { toUnsure, type ProbeSession, type DriveRequest } from './probe-session.ts'
import type { DriveClient } from './drive-client.ts'
import type { ProbedShare, DeadReason, DriveAnswer, ShareFacts } from './drive.ts'
import { cutText, looseCount, looseId, looseList, looseText, looseToken, readTime } from './lenient-schemas.ts'
import { readTopLevel, readTree, type Listing } from './share-tree.ts'
import { ProbeEnded, dead, unsure } from './verdicts.ts'

const apiHost = 'api.aliyundrive.com'
const pageSize = 200

const deadCodes: Record<string, DeadReason> = {
  'NotFound.ShareLink': 'not_found',
  'ShareLink.Cancelled': 'cancelled',
  'ShareLink.Expired': 'expired',
  'ShareLink.Forbidden': 'illegal',
}

const deadStates: Record<string, DeadReason> = {
  forbidden: 'illegal',
  illegal: 'illegal',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  disabled: 'cancelled',
  expired: 'expired',
  invalid: 'not_found',
}
const validStates = ['', 'enabled', 'normal']

const passwordCodes = new Set([
  'InvalidResource.SharePwd',
  'ShareLinkPwdNeeded',
  'ShareLinkPwdInvalid',
  'InvalidParameter.ShareLinkPwd',
])
const staleTokenCodes = new Set(['ShareLinkTokenInvalid', 'AccessTokenInvalid'])
const limitedCode = /ParamFlow|TooManyRequests|exceed|frequency|limit/i

const failure = z.object({ code: z.string().min(1) })

const nameText = z
  .string()
  .nullish()
  .transform((name) => cutText(name ?? '', 255))

const infoAnswer = z.object({
  share_name: nameText,
  share_title: nameText,
  file_count: z.unknown().optional(),
  file_infos: looseList(z.object({ type: z.string(), file_name: z.string() })),
  creator_id: looseId,
  creator_name: looseText,
  updated_at: looseText,
  has_pwd: z.unknown().optional(),
  share_status: z.string().nullish(),
})
type Info = z.infer<typeof infoAnswer>

const tokenAnswer = z.object({ share_token: z.string().min(1).max(8_192) })

const listAnswer = z.object({
  items: z.array(z.unknown()),
  next_marker: looseToken,
})
const entryList = looseList(
  z.object({ name: z.string(), type: z.string(), size: looseCount, file_id: z.string().max(64) }),
)

const refuse = (code: string, share: ProbedShare, facts?: Partial<ShareFacts>): never => {
  const reason = Object.hasOwn(deadCodes, code) ? deadCodes[code] : undefined
  if (reason) throw new ProbeEnded(dead(reason))
  if (passwordCodes.has(code)) {
    throw new ProbeEnded({ verdict: 'password', isWrong: share.disk_pass !== '', share: facts })
  }
  throw new ProbeEnded(unsure(limitedCode.test(code) ? 'limited' : 'unreadable'))
}

const call = async (session: ProbeSession, request: DriveRequest): Promise<unknown> => {
  const origin = 'https://www.alipan.com'
  const headers = {
    origin,
    referer: `${origin}/`,
    'x-canary': 'client=web,app=share,version=v2.3.1',
    ...request.headers,
  }
  return session.fetchJson({ ...request, headers }, z.unknown())
}

const readVerdict = (info: Info): DriveAnswer | null => {
  const state = info.share_status?.toLowerCase() ?? ''
  const reason = Object.hasOwn(deadStates, state) ? deadStates[state] : undefined
  if (reason) return dead(reason)
  if (info.file_count === 0 && info.share_name === '') return dead('empty')
  return validStates.includes(state) && (info.share_title || info.share_name) ? null : unsure('unreadable')
}

const readInfo = (answer: unknown, share: ProbedShare): Info => {
  const failed = failure.safeParse(answer)
  if (failed.success) refuse(failed.data.code, share)
  const read = infoAnswer.safeParse(answer)
  if (!read.success) throw new ProbeEnded(unsure('unreadable'))
  return read.data
}

const readInfoFacts = (session: ProbeSession, info: Info): ShareFacts => ({
  ...readTopLevel(
    session,
    info.file_infos.map(({ file_name: name, type }) => ({
      name,
      size: 0,
      folder: type === 'folder' ? name : undefined,
    })),
  ),
  disk_name: info.share_title || info.share_name,
  share_user: info.creator_name,
  share_user_id: info.creator_id,
  // The API has no share time; `updated_at` is the closest.
  shared_time: readTime(info.updated_at),
})

const fetchInfo = async (session: ProbeSession, share: ProbedShare): Promise<Info> => {
  const url = `https://${apiHost}/adrive/v3/share_link/get_share_by_anonymous?share_id=${share.disk_id}`
  return readInfo(await call(session, { url, json: { share_id: share.disk_id } }), share)
}

const fetchToken = async (session: ProbeSession, share: ProbedShare, facts: ShareFacts): Promise<string> => {
  const answer = await call(session, {
    url: `https://${apiHost}/v2/share_link/get_share_token`,
    json: { share_id: share.disk_id, share_pwd: share.disk_pass },
  })
  const failed = failure.safeParse(answer)
  if (failed.success) refuse(failed.data.code, share, facts)
  const read = tokenAnswer.safeParse(answer)
  if (!read.success) throw new ProbeEnded(unsure('unreadable'))
  return read.data.share_token
}

const readListing = (answer: unknown): Listing<string, string> => {
  const read = listAnswer.safeParse(answer)
  if (!read.success) throw new ProbeEnded(unsure('unreadable'))
  const entries = entryList.parse(read.data.items)
  return {
    entries: entries.map(({ name, size, type, file_id }) => ({
      name,
      size,
      folder: type === 'folder' ? file_id : undefined,
    })),
    next: read.data.next_marker || undefined,
  }
}

const readFiles = async (session: ProbeSession, share: ProbedShare, facts: ShareFacts): Promise<DriveAnswer> => {
  let token = await fetchToken(session, share, facts)
  const list = async (folder = 'root', marker?: string, isAgain = false): Promise<Listing<string, string>> => {
    const answer = await call(session, {
      url: `https://${apiHost}/adrive/v2/file/list_by_share`,
      headers: { 'x-share-token': token },
      json: {
        share_id: share.disk_id,
        parent_file_id: folder,
        limit: pageSize,
        order_by: 'name',
        order_direction: 'ASC',
        marker,
      },
    })
    const failed = failure.safeParse(answer)
    if (!failed.success) return readListing(answer)
    if (!staleTokenCodes.has(failed.data.code) || isAgain) return refuse(failed.data.code, share, facts)
    token = await fetchToken(session, share, facts)
    return list(folder, marker, true)
  }
  const tree = await readTree(session, 'ALY', await list(), list)
  return { verdict: 'valid', share: { ...facts, ...tree } }
}

const ask = async (session: ProbeSession, share: ProbedShare): Promise<DriveAnswer> => {
  const info = await fetchInfo(session, share)
  const verdict = readVerdict(info)
  if (verdict) return verdict
  const facts = readInfoFacts(session, info)
  if (info.has_pwd === true && share.disk_pass === '') return { verdict: 'password', isWrong: false, share: facts }
  const answer = await readFiles(session, share, facts).catch(toUnsure)
  // A public share is known to be valid here; only the calls for its files failed.
  return answer.verdict === 'unsure' && info.has_pwd === false ? { verdict: 'valid', share: facts } : answer
}

export const aly: DriveClient = { hosts: [apiHost], ask }
