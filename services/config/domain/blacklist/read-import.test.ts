import { expect, test } from 'vitest'
import { readImport } from './read-import.ts'

const noProtectedNetworks = { own: null, proxies: [] }

test('reads an exported file: byte order mark, header row and quoted reasons', async () => {
  const file = '\uFEFFip,reason\r\n203.0.113.9,"扫描, 很快"\r\n2001:db8::/32,"他说 ""好"""\r\n198.51.100.0/24,\r\n'
  expect(await readImport(file, noProtectedNetworks)).toMatchObject({
    entries: [
      { ip: '203.0.113.9', reason: '扫描, 很快' },
      { ip: '2001:db8::/32', reason: '他说 "好"' },
      { ip: '198.51.100.0/24', reason: '' },
    ],
    invalidTotal: 0,
  })
})
