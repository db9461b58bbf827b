import { expect, test } from 'vitest'
import { isPublicHostText, readPublicUrl } from './public-host.ts'

const privateHosts = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '017700000001',
  '0',
  '10.0.0.1',
  '169.254.169.254',
  '192.168.1.1',
  '100.64.0.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[fd00::1]',
  '[fe80::1]',
  '[64:ff9b::7f00:1]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  '127.0.0.1.',
  'redis',
  'printer.local',
  'metadata.google.internal',
  'db.corp',
  'router.lan',
  'nas.home.arpa',
  'a.localhost',
  '１２７.0.0.1',
  '127。0。0。1',
  'example.com.',
]

test.each(privateHosts)('refuses %s as the host of a URL and by itself', (host) => {
  expect(readPublicUrl(`https://${host}/x`)).toBeUndefined()
  expect(isPublicHostText(host)).toBe(false)
  expect(isPublicHostText(host.replace(/^\[(.*)\]$/, '$1'))).toBe(false)
})

test.each([
  'http://example.com/',
  'https://user@example.com/',
  'https://user:pass@example.com/',
  'https://@example.com/',
  'https:example.com',
  'https:///example.com',
  'https:\\\\example.com\\',
  'https://exam\tple.com/',
  'https://exam​ple.com/',
  ' https://example.com/',
  'javascript:alert(1)',
  '//example.com/',
  'example.com',
  '',
])('refuses the URL %j', (text) => {
  expect(readPublicUrl(text)).toBeUndefined()
})

test.each(['exa mple.com', 'example.com/x', 'example.com:25', 'user@example.com', 'example.com#x', '134744072', ''])(
  'refuses the host %j',
  (text) => {
    expect(isPublicHostText(text)).toBe(false)
    expect(isPublicHostText(text, { isPrivateAllowed: true })).toBe(false)
  },
)

test('accepts public hosts by name and by address', () => {
  expect(readPublicUrl('https://img.example.com:8443/a b'.replace(' ', '%20'))?.host).toBe('img.example.com:8443')
  expect(readPublicUrl('https://例子.中国/')?.hostname).toBe('xn--fsqu00a.xn--fiqs8s')
  expect(readPublicUrl('https://8.8.8.8/')?.hostname).toBe('8.8.8.8')
  expect(readPublicUrl('https://[2606:4700::1111]/')?.hostname).toBe('[2606:4700::1111]')
  expect(
    ['smtp.example.com', 'SMTP.Example.com', '8.8.8.8', '2606:4700::1111'].every((host) => isPublicHostText(host)),
  ).toBe(true)
})

test('accepts private hosts, credentials and other schemes only where they are allowed', () => {
  const proxy = { protocols: ['http:', 'https:'], hasCredentials: true }
  expect(readPublicUrl('http://who:pass@proxy.example:3128', proxy)?.host).toBe('proxy.example:3128')
  expect(readPublicUrl('http://127.0.0.1:3128', proxy)).toBeUndefined()
  expect(readPublicUrl('http://127.0.0.1:3128', { ...proxy, isPrivateAllowed: true })?.port).toBe('3128')
  expect(
    ['mail', 'localhost', '10.0.0.1', '::1'].every((host) => isPublicHostText(host, { isPrivateAllowed: true })),
  ).toBe(true)
})
