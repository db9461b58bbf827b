import { expect, it } from 'vitest'
import { clientAddressOf } from '../identity/client-address.ts'
import { findClaimedCrawler, createCrawlerVerifier } from './crawlers.ts'
import type { Crawler, DnsResolver } from './crawlers.ts'

const notFoundError = Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })

const createNames = (hosts: Record<string, { name: string; addresses: string[] }>) => {
  const lookups: string[] = []
  const resolve = async (name: string): Promise<string[]> => {
    const host = Object.values(hosts).find((candidate) => candidate.name === name)
    if (!host) throw notFoundError
    return host.addresses
  }
  const names: DnsResolver = {
    reverse: async (address) => {
      lookups.push(address)
      const host = hosts[address]
      if (!host) throw notFoundError
      return [host.name]
    },
    resolve4: resolve,
    resolve6: resolve,
  }
  return { names, lookups }
}

const claimedCrawler = (userAgent: string): Crawler => {
  const crawler = findClaimedCrawler(userAgent)
  if (!crawler) throw new Error(`${userAgent} claims nothing`)
  return crawler
}

const baidu = claimedCrawler('Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)')
const google = claimedCrawler('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')

it.each([
  ['Sogou web spider/4.0', '.crawl.sogou.com'],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', '.search.msn.com'],
  ['Mozilla/5.0 (compatible; YandexBot/3.0)', '.yandex.ru'],
  ['Mozilla/5.0; Bytespider; spider-feedback@bytedance.com', '.crawl.bytedance.com'],
])('recognises the crawler that the User-Agent %s claims', (userAgent, host) => {
  expect(claimedCrawler(userAgent).hostSuffixes).toContain(host)
})

it('recognises no crawler in the User-Agent of a browser', () => {
  expect(findClaimedCrawler('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0')).toBeUndefined()
})

it('verifies a crawler whose reverse and forward DNS records match, over IPv4 and IPv6', async () => {
  const { names, lookups } = createNames({
    '203.0.113.1': { name: 'baiduspider-203-0-113-1.crawl.baidu.com', addresses: ['203.0.113.1'] },
    '2001:db8::1': { name: 'Crawl-1.GOOGLEBOT.com', addresses: ['2001:DB8:0::1'] },
  })
  const resolve6 = names.resolve6
  names.resolve6 = (name) => resolve6(name === 'crawl-1.googlebot.com' ? 'Crawl-1.GOOGLEBOT.com' : name)
  const verifier = createCrawlerVerifier(names)
  const [one, two] = [clientAddressOf('203.0.113.1'), clientAddressOf('2001:db8::1')]
  expect(verifier.isVerified(baidu, one)).toBe(false)
  await expect.poll(() => verifier.isVerified(baidu, one)).toBe(true)
  await expect.poll(() => verifier.isVerified(google, two)).toBe(true)
  expect(lookups).toEqual(['203.0.113.1', '2001:db8::1'])
})

it.each([
  ['no name at all', '198.51.100.1'],
  ['the name of another domain', '198.51.100.2'],
  ['a name that only starts like that of the crawler', '198.51.100.3'],
  ['a forged name that resolves to another address', '198.51.100.4'],
])('rejects a crawler with %s, after one lookup', async (_, address) => {
  const { names, lookups } = createNames({
    '198.51.100.2': { name: 'host.example.com', addresses: ['198.51.100.2'] },
    '198.51.100.3': { name: 'x.crawl.baidu.com.example.com', addresses: ['198.51.100.3'] },
    '198.51.100.4': { name: 'forged.crawl.baidu.com', addresses: ['203.0.113.1'] },
  })
  const verifier = createCrawlerVerifier(names)
  const client = clientAddressOf(address)
  verifier.isVerified(baidu, client)
  await expect.poll(() => lookups).toEqual([address])
  await new Promise(setImmediate)
  for (let round = 0; round < 5; round++) expect(verifier.isVerified(baidu, client)).toBe(false)
  expect(lookups).toEqual([address])
})

it('limits concurrent lookups and the queue', async () => {
  const lookups: string[] = []
  const silent = new Promise<string[]>(() => {})
  const names = {
    reverse: (address: string) => (lookups.push(address), silent),
    resolve4: () => silent,
    resolve6: () => silent,
  }
  const verifier = createCrawlerVerifier(names)
  for (let host = 0; host < 250; host++) verifier.isVerified(baidu, clientAddressOf(`10.0.0.${host}`))
  expect(lookups).toHaveLength(4)
})
