/** Lanzou: HTML pages only, parsed by `lzy-page.ts`. Sharers have masked names and no ids. */
import { z } from 'zod'
import type { ProbeSession } from './probe-session.ts'
import type { DriveClient } from './drive-client.ts'
import type { ProbedShare, DriveAnswer } from './drive.ts'
import { cutText } from './lenient-schemas.ts'
import { challengeCookie, readChallenge, solveChallenge } from './lzy-challenge.ts'
import { readLanzouPage, readSize, type LanzouPage } from './lzy-page.ts'
import { readTree, type Entry, type Listing } from './share-tree.ts'
import { ProbeEnded, dead, unsure } from './verdicts.ts'

/** Every host of these domains may serve any share. */
const domains = [
  ...[...'bcefghijklmopqstuvwxy'.split(''), ''].map((letter) => `.lanzou${letter}.com`),
  ...'lanzn lanzv lanzb lanzov lanpv lanpw lanwp lanosso lanrar bakstotre webgetstore dmpdmp ulanzou woozooo'
    .split(' ')
    .map((name) => `.${name}.com`),
  '.t-is.cn',
]
const pageSize = 50
const maxChallenges = 2

const unlockAnswer = z.object({ zt: z.number(), inf: z.unknown().optional() })

const listAnswer = z.object({ zt: z.number(), text: z.unknown().optional() })
const listed = z.array(z.unknown())
const file = z.object({ name_all: z.string(), size: z.string().catch('') })

type Folder = Extract<LanzouPage, { kind: 'folder' }>
type LockedFile = Extract<LanzouPage, { kind: 'locked_file' }>

const openPage = async (session: ProbeSession, id: string): Promise<LanzouPage> => {
  const host = session.settings.lanzouHost
  for (let challenges = 0; challenges <= maxChallenges; challenges += 1) {
    const { text } = await session.fetch({ url: `https://${host}/${id}` })
    const arg1 = readChallenge(text)
    if (arg1 === undefined) return text.includes(challengeCookie) ? { kind: 'unknown' } : readLanzouPage(text)
    session.setCookie(host, challengeCookie, solveChallenge(arg1))
  }
  throw new ProbeEnded(unsure('captcha'))
}

const post = <T>(
  session: ProbeSession,
  id: string,
  path: string,
  form: Record<string, string>,
  shape: z.ZodType<T>,
): Promise<T> => {
  const origin = `https://${session.settings.lanzouHost}`
  const headers = { origin, referer: `${origin}/${id}`, 'x-requested-with': 'XMLHttpRequest' }
  return session.fetchJson({ url: origin + path, form, headers }, shape)
}

const unlockFile = async (
  session: ProbeSession,
  { disk_id, disk_pass }: ProbedShare,
  page: LockedFile,
): Promise<string> => {
  if (disk_pass === '') throw new ProbeEnded({ verdict: 'password', isWrong: false })
  if (page.fileId === '' || !page.form['sign']) throw new ProbeEnded(unsure('unreadable'))
  const form = { ...page.form, p: disk_pass, kd: '1' }
  const { zt, inf } = await post(session, disk_id, `/ajaxm.php?file=${page.fileId}`, form, unlockAnswer)
  const message = typeof inf === 'string' ? cutText(inf, 255) : ''
  if (zt === 1 && message !== '') return message
  const isWrong = zt !== 1 && message.includes('密码')
  throw new ProbeEnded(isWrong ? { verdict: 'password', isWrong } : unsure('unreadable'))
}

/** Lists one page of files. Sub-folders are part of the folder's HTML, so they are added to the first page. */
const listFolder = async (
  session: ProbeSession,
  share: ProbedShare,
  folder: Folder,
  page: number,
  isAgain = false,
): Promise<Listing<string, number>> => {
  if (!/^\d{1,20}$/.test(folder.fid)) throw new ProbeEnded(unsure('unreadable'))
  const form = { ...folder.form, pg: String(page), pwd: share.disk_pass }
  const { zt, text } = await post(session, share.disk_id, `/filemoreajax.php?file=${folder.fid}`, form, listAnswer)
  if (zt === 3) throw new ProbeEnded({ verdict: 'password', isWrong: share.disk_pass !== '' })
  if (zt === 4 && !isAgain) {
    await session.pause(session.settings.pauseMs.LZY)
    return listFolder(session, share, folder, page, true)
  }
  if (zt === 4) throw new ProbeEnded(unsure('limited'))
  const lines = listed.safeParse(text)
  if (zt !== 2 && !(zt === 1 && lines.success)) throw new ProbeEnded(unsure('unreadable'))
  const files = zt === 1 ? toEntries(lines.data) : []
  const folders = page === 1 ? folder.folders.map(({ id, name }) => ({ name, size: 0, folder: id })) : []
  return { entries: [...folders, ...files], next: files.length >= pageSize ? page + 1 : undefined }
}

const toEntries = (lines: readonly unknown[] = []): Entry<string>[] =>
  lines.flatMap((line) => {
    const read = file.safeParse(line)
    return read.success ? [{ name: read.data.name_all, size: readSize(read.data.size) }] : []
  })

const fetchFolder = async (session: ProbeSession, share: ProbedShare, page: Folder): Promise<DriveAnswer> => {
  const opened = new Map<string | undefined, Folder>([[undefined, page]])
  const open = async (id: string | undefined): Promise<Folder> => {
    const known = opened.get(id)
    if (known || id === undefined) return known ?? page
    const found = await openPage(session, id)
    if (found.kind !== 'folder') throw new ProbeEnded(unsure('unreadable'))
    opened.set(id, found)
    return found
  }
  const first = await listFolder(session, share, page, 1)
  const tree = await readTree(session, 'LZY', first, async (id, next = 1) =>
    listFolder(session, share, await open(id), next),
  )
  return {
    verdict: 'valid',
    share: { ...tree, disk_name: page.name, share_user: page.share_user, share_user_id: '', shared_time: '' },
  }
}

const ask = async (session: ProbeSession, share: ProbedShare): Promise<DriveAnswer> => {
  const page = await openPage(session, share.disk_id)
  if (page.kind === 'unknown') return unsure('unreadable')
  if (page.kind === 'dead') return dead(page.reason)
  if (page.kind === 'folder') return fetchFolder(session, share, page)
  const name = page.kind === 'file' ? page.name : await unlockFile(session, share, page)
  const entries = [{ name, size: page.facts.size }]
  const tree = await readTree(session, 'LZY', { entries }, () =>
    Promise.reject(new Error('a file has no further pages')),
  )
  return { verdict: 'valid', share: { ...tree, ...page.facts, disk_name: name, share_user_id: '' } }
}

export const lzy: DriveClient = { hosts: domains, ask }
