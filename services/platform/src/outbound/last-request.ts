import { describeFailure } from './describe-failure.ts'
import type { Outbound } from './outbound.ts'

const describeStatus = (status: number): string => {
  if (status === 429) return '限制了请求频率（HTTP 429）'
  if (status >= 500) return `服务出错（HTTP ${status}）`
  if (status >= 400) return `拒绝了请求（HTTP ${status}）`
  return status >= 300 ? `跳转到别处（HTTP ${status}）` : '回答无法识别'
}

/** Remembers how the last request ended, because clients of outside servers report less than an admin needs. */
export const recordLastRequest = <O extends Pick<Outbound, 'fetch'>>(outbound: O) => {
  const last: { status?: number; text: string } = { text: '没有发出请求' }
  const record = (status: number | undefined, text: string): void => void Object.assign(last, { status, text })
  const recorded: O = {
    ...outbound,
    fetch: async (request) => {
      try {
        const answer = await outbound.fetch(request)
        record(answer.status, describeStatus(answer.status))
        return answer
      } catch (error) {
        record(undefined, describeFailure(error))
        throw error
      }
    },
  }
  return {
    outbound: recorded,
    /** Why the server's answer was of no use, in Chinese. */
    describe: (): string => last.text,
    /** Undefined if the server was not reached. */
    status: (): number | undefined => last.status,
  }
}
