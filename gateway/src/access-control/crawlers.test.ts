import { expect, it } from 'vitest'
import { clientAddressOf } from '../identity/client-address.ts'
import { findClaimedCrawler, createCrawlerVerifier } from './crawlers.ts'
import type { Crawler, DnsResolver } from './crawlers.ts'

const nobody = Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })

const createNames = (hosts: Record<string, { name: string; addresses: string[] }>) => {
  const asked: string[] = []
  const resolve = async (name: string): Promise<string[]> => {
    const host = Object.values(hosts).find((candidate) => candidate.name === name)
    if (!host) throw nobody
    return host.addresses
  }
  const names: DnsResolver = {
    reverse: async (address) => {
      asked.push(address)
      const host = hosts[address]
      if (!host) throw nobody
      return [host.name]
    },
    resolve4: resolve,
    resolve6: resolve,
  }
  return { names, asked }
}

const claim = (userAgent: string): Crawler => {
  const crawler = findClaimedCrawler(userAgent)
  if (!crawler) throw new Error(`${userAgent} claims nothing`)
  return crawler
}

const baidu = claim('Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)')
const google = claim('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')

it.each([
  ['Sogou web spider/4.0', '.crawl.sogou.com'],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', '.search.msn.com'],
  ['Mozilla/5.0 (compatible; YandexBot/3.0)', '.yandex.ru'],
  ['Mozilla/5.0; Bytespider; spider-feedback@bytedance.com', '.crawl.bytedance.com'],
])('reads the claim of %s', (userAgent, host) => {
  expect(claim(userAgent).hostSuffixes).toContain(host)
})

it('takes a browser for nobody special', () => {
  expect(findClaimedCrawler('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0')).toBeUndefined()
})

it('believes a claim that the name service confirms in both directions, IPv4 and IPv6', async () => {
  const { names, asked } = createNames({
    '203.0.113.1': { name: 'baiduspider-203-0-113-1.crawl.baidu.com', addresses: ['203.0.113.1'] },
    '2001:db8::1': { name: 'Crawl-1.GOOGLEBOT.com', addresses: ['2001:DB8:0::1'] },
  })
  const resolve6 = names.resolve6
  names.resolve6 = (name) => resolve6(name === 'crawl-1.googlebot.com' ? 'Crawl-1.GOOGLEBOT.com' : name)
  const check = createCrawlerVerifier(names)
  const [one, two] = [clientAddressOf('203.0.113.1'), clientAddressOf('2001:db8::1')]
  expect(check.isVerified(baidu, one)).toBe(false)
  await expect.poll(() => check.isVerified(baidu, one)).toBe(true)
  await expect.poll(() => check.isVerified(google, two)).toBe(true)
  expect(asked).toEqual(['203.0.113.1', '2001:db8::1'])
})

it.each([
  ['no name at all', '198.51.100.1'],
  ["somebody else's name", '198.51.100.2'],
  ['a name that only begins like the true one', '198.51.100.3'],
  ['a name it gave itself, which does not lead back', '198.51.100.4'],
])('believes nobody with %s, and asks once', async (_, address) => {
  const { names, asked } = createNames({
    '198.51.100.2': { name: 'host.example.com', addresses: ['198.51.100.2'] },
    '198.51.100.3': { name: 'x.crawl.baidu.com.example.com', addresses: ['198.51.100.3'] },
    '198.51.100.4': { name: 'forged.crawl.baidu.com', addresses: ['203.0.113.1'] },
  })
  const check = createCrawlerVerifier(names)
  const client = clientAddressOf(address)
  check.isVerified(baidu, client)
  await expect.poll(() => asked).toEqual([address])
  await new Promise(setImmediate)
  for (let round = 0; round < 5; round++) expect(check.isVerified(baidu, client)).toBe(false)
  expect(asked).toEqual([address])
})

it('asks about a few at a time and keeps no more than a bounded number waiting', async () => {
  const asked: string[] = []
  const silent = new Promise<string[]>(() => {})
  const names = {
    reverse: (address: string) => (asked.push(address), silent),
    resolve4: () => silent,
    resolve6: () => silent,
  }
  const check = createCrawlerVerifier(names)
  for (let host = 0; host < 250; host++) check.isVerified(baidu, clientAddressOf(`10.0.0.${host}`))
  expect(asked).toHaveLength(4)
})
