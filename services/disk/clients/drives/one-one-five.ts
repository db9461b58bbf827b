/** 115, called like its share page: one call returns all facts and one folder listing. */
import { z } from 'zod'
import type { ProbeSession } from './probe-session.ts'
import type { DriveClient } from './drive-client.ts'
import type { ProbedShare, DeadReason, DriveAnswer } from './drive.ts'
import { looseCount, looseId, looseList, looseObject, looseText, toTime } from './lenient-schemas.ts'
import { readTree, type Listing } from './share-tree.ts'
import { ProbeEnded, dead, unsure } from './verdicts.ts'

const host = '115cdn.com'
const pageSize = 100

/** 990002 means any bad parameter, including a bad share code, so it is inconclusive. */
const deadCodes: Record<number, DeadReason> = { 4100010: 'cancelled', 4100018: 'expired', 4100026: 'not_found' }
const passwordRequired = 4_100_012
const passwordWrong = 4_100_008

const errorCode = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)])

const refusal = z.object({ state: z.literal(false), errno: errorCode })

const snap = z.object({
  state: z.literal(true),
  data: z.object({
    userinfo: looseObject({ user_id: looseId, user_name: looseText }),
    shareinfo: z.object({
      share_title: looseText,
      share_state: errorCode,
      file_size: looseCount,
      create_time: looseCount,
    }),
    count: looseCount,
    list: z.array(z.unknown()),
  }),
})
type Snap = z.infer<typeof snap>

/** A file has a `fid`, and its `cid` is its parent folder; a folder has only its own `cid`. */
const entryList = looseList(z.object({ fid: looseId, cid: looseId, n: z.string(), s: looseCount }))

const fetchSnap = async (session: ProbeSession, share: ProbedShare, folder = '', offset = 0): Promise<Snap> => {
  const address = new URLSearchParams({
    share_code: share.disk_id,
    receive_code: share.disk_pass,
    offset: String(offset),
    limit: String(pageSize),
    cid: folder,
  })
  const { status, text } = await session.fetch({
    url: `https://${host}/webapi/share/snap?${address.toString()}`,
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      referer: `https://${host}/s/${share.disk_id}?password=${encodeURIComponent(share.disk_pass)}&`,
    },
  })
  // Rate-limited clients get an HTML page.
  if (status === 405 || text.trimStart().startsWith('<')) throw new ProbeEnded(unsure('limited'))
  return readSnap(session.readJson(text, z.unknown()), share)
}

const readSnap = (answer: unknown, share: ProbedShare): Snap => {
  const refused = refusal.safeParse(answer)
  const code = refused.data?.errno ?? 0
  const reason = deadCodes[code]
  if (reason) throw new ProbeEnded(dead(reason))
  if (code === passwordRequired || code === passwordWrong) {
    throw new ProbeEnded({ verdict: 'password', isWrong: share.disk_pass !== '' })
  }
  const read = snap.safeParse(answer)
  if (!read.success) throw new ProbeEnded(unsure('unreadable'))
  return read.data
}

const toListing = ({ data }: Snap, offset = 0): Listing<string, number> => {
  const end = offset + data.list.length
  return {
    entries: entryList
      .parse(data.list)
      .map(({ n: name, s: size, fid, cid }) => ({ name, size, folder: fid === '' && cid !== '' ? cid : undefined })),
    next: end < data.count ? end : undefined,
  }
}

const ask = async (session: ProbeSession, share: ProbedShare): Promise<DriveAnswer> => {
  const first = await fetchSnap(session, share)
  const { shareinfo, userinfo } = first.data
  // An expired share differs only in this state; other states belong to a review that may end well.
  if (shareinfo.share_state === 7) return dead('expired')
  if (shareinfo.share_state !== 1) return unsure('unreadable')
  const tree = await readTree(session, '115', toListing(first), async (folder, offset) =>
    toListing(await fetchSnap(session, share, folder, offset), offset),
  )
  return {
    verdict: 'valid',
    share: {
      ...tree,
      disk_name: shareinfo.share_title,
      share_user: userinfo.user_name,
      share_user_id: userinfo.user_id,
      shared_time: toTime(shareinfo.create_time * 1_000),
      size: shareinfo.file_size || tree.size,
    },
  }
}

export const oneOneFive: DriveClient = { hosts: [host], ask }
