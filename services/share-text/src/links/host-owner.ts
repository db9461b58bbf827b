import { endOfRun, isDigit, isHostChar } from '../text/text-chars.ts'
import { drives, type Drive } from './drives.ts'
import { foreignMessage } from './foreign-drives.ts'

export type HostOwner = { drive: Drive; host: string } | { msg: string }

const ownerByHost = new Map(drives.flatMap((drive) => drive.hosts.map((host) => [host, drive] as const)))
const ownerByDomain = new Map(drives.flatMap((drive) => drive.domains.map((domain) => [domain, drive] as const)))

export const maxHostLength = 80

const findOwner = (host: string): HostOwner | null => {
  const drive = ownerByHost.get(host)
  if (drive) return { drive, host }
  for (let from = 0; from >= 0; from = host.indexOf('.', from + 1)) {
    const domain = host.slice(from === 0 ? 0 : from + 1)
    const byDomain = ownerByDomain.get(domain)
    if (byDomain) return byDomain.otherHosts.includes(host) ? { msg: '不是分享链接' } : { drive: byDomain, host }
    const msg = foreignMessage(domain)
    if (msg) return { msg }
  }
  return null
}

/**
 * The owner of an exact host name: `evil115.com`, `notpan.quark.cn` and `pan.quark.cn.evil.com` have none. Leading punctuation
 * (`--pan.quark.cn`) and list numbers (`1.pan.quark.cn`) are ignored.
 */
export const ownerOfHost = (written: string): HostOwner | null => {
  let start = 0
  while (start < written.length && '-_.'.includes(written[start]!)) start += 1
  const host = written.slice(start).toLowerCase()
  const owner = findOwner(host)
  if (owner) return owner
  const digits = endOfRun(host, 0, isDigit)
  return digits > 0 && digits < 4 && host[digits] === '.' ? findOwner(host.slice(digits + 1)) : null
}

export const startsKnownHost = (text: string, index: number): boolean => {
  const end = endOfRun(text, index, isHostChar, Math.min(text.length, index + maxHostLength))
  return text[end] === '/' && end > index && findOwner(text.slice(index, end).toLowerCase()) !== null
}
