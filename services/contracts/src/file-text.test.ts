import { expect, it } from 'vitest'
import { maxFileTextBytes } from './file-text.ts'

it.each([
  'robots.txt',
  'ads.txt',
  '.well-known/security.txt',
  'baidu_verify_codeva-Ab12Cd34.html',
  'google0123456789abcdef.html',
  'yandex_0123456789abcdef.html',
  'ByteDanceVerify.html',
  'BingSiteAuth.xml',
  'MP_verify_0123456789abcdef.txt',
  '0123456789abcdef0123456789abcdef.txt',
])('allows %s', (name) => expect(maxFileTextBytes(name)).toBeGreaterThan(0))

it.each([
  '',
  'index.html',
  'sw.js',
  'google.js',
  'googleX.htm',
  'manifest.webmanifest',
  'sitemap.xml',
  'favicon.ico',
  'robots.txt.html',
  '../robots.txt',
  '/robots.txt',
  '/etc/passwd',
  '..\\robots.txt',
  '%2e%2e%2frobots.txt',
  'robots.txt\0.html',
  'robots.txt\n',
  'assets/x.txt',
  '.well-known/other.txt',
  '.well-known/../robots.txt',
  '.txt',
  `${'a'.repeat(81)}.txt`,
  'ｒobots.txt',
])('refuses %j', (name) => expect(maxFileTextBytes(name)).toBeUndefined())
