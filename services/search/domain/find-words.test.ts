import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBans } from './bans.ts'
import { createWordFinder, foldText } from './find-words.ts'

const finder = createWordFinder(['賭博', 'Ｂａｄ Word', '禁', 'abc'])

test.each(['网络赌博平台', '赌.博', '賭 博', 'BAD  word', 'xABCx', '严禁', 'ＡＢＣ'])('finds a word in %s', (text) => {
  expect(finder.isHeldBy(text)).toBe(true)
})

test.each(['', '赌王博弈', 'badword', 'ab c', '庆余年'])('finds none in %j', (text) => {
  expect(finder.isHeldBy(text)).toBe(false)
})

test('finds what a plain look for each word finds', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '庆', '余', ' '), maxLength: 12 })
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), text, (words, searched) => {
      const plain = words.map(foldText).some((word) => word !== '' && foldText(searched).includes(word))
      expect(createWordFinder(words).isHeldBy(searched)).toBe(plain)
    }),
  )
})

test('looks through a long list of files for ten thousand words in some milliseconds', () => {
  const many = createWordFinder(Array.from({ length: 10_000 }, (_, index) => `禁词${index}号`))
  const files = '第01集 4K 国语.mp4\n'.repeat(1_000)
  many.isHeldBy(files)
  const startedAt = performance.now()
  many.isHeldBy(files)
  expect(performance.now() - startedAt).toBeLessThan(200)
})

test('names and files are banned by what they hold, sharers by all of their name or id', () => {
  const bans = readBans({
    ban_disk_name: ['坏片'],
    ban_files: ['病毒.exe'],
    ban_share_user: ['坏人'],
    ban_share_user_id: ['42'],
  })
  const good = { disk_name: '好片', files: 'file:好片.mp4', share_user: '好人', share_user_id: '1' }
  expect(bans(good)).toBe(false)
  expect(bans({ ...good, disk_name: '一部坏片' })).toBe(true)
  expect(bans({ ...good, files: 'file:好片.mp4\nfile:病毒.EXE' })).toBe(true)
  expect(bans({ ...good, share_user: '壞人' })).toBe(true)
  expect(bans({ ...good, share_user: '坏人家' })).toBe(false)
  expect(bans({ ...good, share_user_id: '42' })).toBe(true)
  expect(bans({ ...good, share_user_id: '421' })).toBe(false)
})
