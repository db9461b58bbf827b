import { openOutbound, OutboundError } from '@pandex/platform/outbound/outbound'
import type { OutboundOptions } from '@pandex/platform/outbound/outbound'
import type { RequestOutcome } from '@pandex/platform/rate-limit/peer-rate-limiter'
import type { Resource } from '@pandex/platform/process/resource'
import type { MovieValues } from '../domain/movies/movie-values.ts'
import { readSubject } from '../domain/movies/douban-subject.ts'

export interface SubjectAnswer {
  outcome: RequestOutcome
  subject?: MovieValues | 'absent'
}

export interface Douban extends Resource {
  /** Never throws. @param draft the movie with its Douban id */
  ask(draft: MovieValues, signal: AbortSignal): Promise<SubjectAnswer>
}

const host = 'movie.douban.com'

const outcomeOf = (status: number): RequestOutcome =>
  // Redirects lead to a captcha or a login.
  status === 403 || status === 429 || (status >= 300 && status < 400) ? 'limited' : 'failed'

export const openDouban = (simulator?: OutboundOptions['mapTo']): Douban => {
  const outbound = openOutbound({ allowedHosts: [host], ...(simulator && { mapTo: simulator }) })
  return {
    name: 'douban',
    async ask(draft, signal) {
      const url = `https://${host}/j/subject_abstract?subject_id=${draft.douban_id}`
      const headers = { accept: 'application/json', referer: `https://${host}/` }
      try {
        const { status, text } = await outbound.fetch({ url, headers, signal, maxHops: 0, maxBytes: 100_000 })
        if (status === 404) return { outcome: 'answered', subject: 'absent' }
        if (status !== 200) return { outcome: outcomeOf(status) }
        const subject = readSubject(text, draft)
        return subject === 'unreadable' ? { outcome: 'failed' } : { outcome: 'answered', subject }
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error
        return { outcome: 'failed' }
      }
    },
    [Symbol.asyncDispose]: () => outbound[Symbol.asyncDispose](),
  }
}
