import { expect, it } from 'vitest'
import { isReferrerHost, readReferrer } from './referrers.ts'

const own = ['pan.example.com', 'www.example.com']

it.each([
  [undefined, 'direct'],
  ['', 'direct'],
  ['https://www.Baidu.com/s?wd=private+words#part', 'www.baidu.com'],
  ['http://m.sm.cn:8080/', 'm.sm.cn'],
  ['https://例子.测试/路径', 'xn--fsqu00a.xn--0zwm56d'],
  ['https://user:secret@site.example/', 'site.example'],
  ['https://pan.example.com/search?q=x', undefined],
  ['https://PAN.example.com:9330/', undefined],
  ['http://www.example.com', undefined],
  ['android-app://com.google.android.googlequicksearchbox/', 'other'],
  ['javascript:alert(1)', 'other'],
  ['not an address', 'other'],
  ['http://127.0.0.1/', 'other'],
  ['http://[::1]/', 'other'],
  ['http://nas/', 'other'],
  ['http://direct/', 'other'],
  [`https://${'a.'.repeat(60)}example/`, 'other'],
  ['https://under_score.example/', 'other'],
])('reads the referrer %j as %j, never its path', (header, host) => {
  expect(readReferrer(header, own)).toBe(host)
})

it('checks a host in a time that does not depend on its form', () => {
  const startedAt = performance.now()
  for (let index = 0; index < 1_000; index++) isReferrerHost(`${'a-'.repeat(45)}!`)
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})
