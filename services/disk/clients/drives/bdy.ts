/**
 * Baidu Netdisk without an account: the share page sets a visitor cookie, `verify` exchanges the password for another one, and the answer of
 * `list` decides the result. `verify` accepts deleted shares too, and clients read `shorturlinfo` and the page differently, so these only add
 * facts.
 */
import { z } from 'zod'
import type { ProbeSession } from './probe-session.ts'
import type { DriveClient } from './drive-client.ts'
import type { ProbedShare, DeadReason, DriveAnswer, ShareFacts } from './drive.ts'
import { cutText, looseCount, looseId, looseList, looseText, looseToken, toTime } from './lenient-schemas.ts'
import { readTree, type Listing } from './share-tree.ts'
import { ProbeEnded, dead, unsure } from './verdicts.ts'

const host = 'pan.baidu.com'
const pageSize = 100

/** Codes of `list`. Code 2 also means a bad parameter, so it is inconclusive. */
const deadCodes: Record<string, DeadReason> = {
  '-7': 'cancelled',
  '-8': 'expired',
  '105': 'not_found',
  '115': 'illegal',
  '116': 'not_found',
  '117': 'expired',
  '145': 'cancelled',
}
const passwordCodes = new Set([-9, -12, 200_025])
const captchaCodes = new Set([-62, -63, 9_019])
const limitedCodes = new Set([-62, -65])

const verifyAnswer = z.object({ errno: z.number(), randsk: looseToken })

const listAnswer = z.object({
  errno: z.number(),
  list: z.array(z.unknown()).optional(),
  title: looseText,
  uk: looseId,
  share_id: looseId,
})
type ListAnswer = z.infer<typeof listAnswer>

const entryList = looseList(
  z.object({
    server_filename: z.string(),
    isdir: z.union([z.number(), z.string()]).transform(Number),
    size: looseCount,
    path: z.string().max(4_096),
  }),
)

const infoAnswer = z.object({ uk: looseId, uk_str: looseId, shareid: looseId, ctime: looseCount })

/** The share page holds its facts as JSON in a script. It is the only source of sharer and time. */
const readPage = (page: string): { share_user: string; ctime: number } => ({
  share_user: readJsonText(/"linkusername":("(?:[^"\\]|\\.){1,255}")/.exec(page)?.[1]),
  ctime: Number(/"ctime":"?(\d{9,10})\b/.exec(page)?.[1] ?? 0),
})

const readJsonText = (literal = '""'): string => {
  try {
    return cutText(String(JSON.parse(literal)), 255)
  } catch {
    return ''
  }
}

const api = (path: string, parameters: Record<string, string>): string =>
  `https://${host}${path}?${new URLSearchParams({ ...parameters, web: '1', clienttype: '0', channel: 'chunlei', app_id: '250528' }).toString()}`

const sharePage = (share: ProbedShare): string => `https://${host}/s/1${share.disk_id}`

/** Sets the cookies of the share page; its facts are optional. A share with a password redirects. */
const openPage = async (session: ProbeSession, share: ProbedShare): Promise<string> => {
  const answer = await session.fetch({ url: sharePage(share), maxHops: 0 })
  return answer.status === 200 ? answer.text : ''
}

/**
 * Exchanges the password for the cookie of the lists.
 * @returns whether the password was accepted
 * @throws ProbeEnded for any other answer of `verify`
 */
const unlock = async (session: ProbeSession, share: ProbedShare): Promise<boolean> => {
  const { errno, randsk } = await session.fetchJson(
    {
      url: api('/share/verify', { surl: share.disk_id, t: String(Date.now()) }),
      headers: { referer: sharePage(share) },
      form: { pwd: share.disk_pass, vcode: '', vcode_str: '' },
    },
    verifyAnswer,
  )
  if (errno === 105) throw new ProbeEnded(dead('not_found'))
  if (captchaCodes.has(errno)) throw new ProbeEnded(unsure('captcha'))
  if (passwordCodes.has(errno)) return false
  if (errno !== 0) throw new ProbeEnded(unsure('unreadable'))
  if (/^[\w%+/=.-]+$/.test(randsk)) session.setCookie(host, 'BDCLND', randsk)
  return true
}

const readVerdict = ({ errno, list }: ListAnswer, isWrong: boolean): DriveAnswer | null => {
  const reason = deadCodes[String(errno)]
  if (reason) return dead(reason)
  if (passwordCodes.has(errno)) return { verdict: 'password', isWrong }
  if (limitedCodes.has(errno)) return unsure('limited')
  if (captchaCodes.has(errno)) return unsure('captcha')
  if (errno !== 0 || !list) return unsure('unreadable')
  return list.length === 0 ? dead('empty') : null
}

const toListing = (list: readonly unknown[] = [], page = 1): Listing<string, number> => ({
  entries: entryList
    .parse(list)
    .map(({ server_filename: name, size, isdir, path }) => ({ name, size, folder: isdir === 1 ? path : undefined })),
  // The API returns no total: after a full page, another one may follow.
  next: list.length >= pageSize ? page + 1 : undefined,
})

const readFacts = async (session: ProbeSession, share: ProbedShare, page: string): Promise<Partial<ShareFacts>> => {
  const url = api('/api/shorturlinfo', { shorturl: `1${share.disk_id}`, root: '1' })
  const info = await session
    .fetchJson({ url, headers: { referer: sharePage(share) } }, infoAnswer)
    .catch(() => undefined)
  const shown = readPage(page || (await openPage(session, share).catch(() => '')))
  return {
    share_user: shown.share_user,
    share_user_id: info?.uk_str || info?.uk || '',
    shared_time: toTime((info?.ctime || shown.ctime) * 1_000),
  }
}

const ask = async (session: ProbeSession, share: ProbedShare): Promise<DriveAnswer> => {
  const page = await openPage(session, share)
  const isWrong = share.disk_pass !== '' && !(await unlock(session, share))
  const list = (where: Record<string, string>, page = 1): Promise<ListAnswer> => {
    const url = api('/share/list', {
      ...where,
      page: String(page),
      num: String(pageSize),
      order: 'time',
      desc: '1',
      showempty: '0',
    })
    return session.fetchJson({ url, headers: { referer: sharePage(share) } }, listAnswer)
  }
  const root = { shorturl: share.disk_id, root: '1' }
  const first = await list(root)
  const verdict = readVerdict(first, isWrong)
  if (verdict) return verdict

  const facts = await readFacts(session, share, page)
  const tree = await readTree(session, 'BDY', toListing(first.list), async (folder, page) => {
    const where = folder === undefined ? root : { uk: first.uk, shareid: first.share_id, dir: folder }
    const { errno, list: entries } = await list(where, page)
    if (errno !== 0) throw new ProbeEnded(unsure('unreadable'))
    return toListing(entries, page)
  })
  const firstName = entryList.parse(first.list)[0]?.server_filename ?? ''
  return {
    verdict: 'valid',
    share: {
      share_user: '',
      shared_time: '',
      ...facts,
      ...tree,
      share_user_id: first.uk || facts.share_user_id || '',
      // The title is often a path in the sharer's drive; its last part is the name.
      disk_name: first.title.split('/').findLast((part) => part !== '') ?? cutText(firstName, 255),
    },
  }
}

export const bdy: DriveClient = { hosts: [host], ask }
