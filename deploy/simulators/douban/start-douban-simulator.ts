/** Simulates Douban's `j/subject_abstract`, as public programs read it: `{"r":0,"subject":{…}}`, another `r` for an unknown subject. */
import { sendReply } from '../drives/modes.ts'
import type { Mode } from '../drives/modes.ts'
import { startLoopbackServer } from '../loopback-server.ts'
import type { LoopbackServer } from '../loopback-server.ts'

export interface SimulatedSubject {
  /** `庆余年 第二季 (2024)`: the Chinese title, the original one and the year. */
  title: string
  release_year: string
  rate: string
  is_tv: boolean
  actors: string[]
}

export interface DoubanSimulator extends LoopbackServer {
  put(id: string, subject: SimulatedSubject): void
  setMode(mode: Mode): void
  listRequestedIds(): string[]
}

const host = 'movie.douban.com'

export const startDoubanSimulator = async (): Promise<DoubanSimulator> => {
  const subjects = new Map<string, SimulatedSubject>()
  const requestedIds: string[] = []
  let mode: Mode = 'normal'
  const server = await startLoopbackServer([host], 0, async (request, response) => {
    const id = request.query.get('subject_id') ?? ''
    requestedIds.push(id)
    const subject = subjects.get(id)
    const found = { r: 0, subject: { ...subject, id, subtype: subject?.is_tv ? 'TV' : 'Movie', types: ['剧情'] } }
    const isKnownPath = request.host === host && request.path === '/j/subject_abstract'
    const body = subject ? found : { r: 1, msg: '条目不存在' }
    if (mode === 'limited') return sendReply(response, 'normal', request, { status: 403, body: '' })
    return sendReply(response, mode, request, isKnownPath ? { body } : { status: 404, body: '' })
  })
  return {
    ...server,
    put: (id, subject) => void subjects.set(id, subject),
    setMode: (nextMode) => {
      mode = nextMode
    },
    listRequestedIds: () => [...requestedIds],
  }
}
