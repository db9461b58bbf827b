import { AppError } from '@pandex/platform/errors'
import type { DataListType } from './data-list.ts'

/** Common browsers in 2026. A ban that matches any of them blocks nearly all visitors. */
const commonUserAgents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0',
].map((agent) => agent.toLowerCase())

const isUserAgentList = (type: DataListType): boolean => type === 'ban_ua' || type === 'ban_robot'

/** @throws AppError invalid config.bad_list_value for a fragment that would block common browsers, and thus the admin */
export const checkUserAgentFragments = (type: DataListType, values: readonly string[]): void => {
  const tooWide = values.find((value) => commonUserAgents.some((agent) => agent.includes(value.toLowerCase())))
  if (!isUserAgentList(type) || tooWide === undefined) return
  throw new AppError('invalid', 'config.bad_list_value', `“${tooWide}” 会拦截普通浏览器，没有添加`, {
    fields: ['values'],
  })
}
