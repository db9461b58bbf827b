import { measureMinDurationMs } from '@pandex/platform/testing/measure'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileBans } from './bans.ts'
import { createWordFinder, foldForMatching } from './word-finder.ts'

const finder = createWordFinder(['賭博', 'Ｂａｄ Word', '禁', 'abc'])

test.each(['网络赌博平台', '赌.博', '賭 博', 'BAD  word', 'xABCx', '严禁', 'ＡＢＣ'])('finds a word in %s', (text) => {
  expect(finder.matches(text)).toBe(true)
})

test.each(['', '赌王博弈', 'badword', 'ab c', '庆余年'])('finds no word in %j', (text) => {
  expect(finder.matches(text)).toBe(false)
})

test.each([
  [
    '坏词甲',
    ['坏 词甲', '坏词 甲', '坏。词。甲', '坏、词、甲', '坏,词,甲', '[坏][词][甲]', '坏---词---甲', '坏\n词甲'],
  ],
  [
    '坏词甲',
    [
      '坏\u200b词甲',
      '坏\u00ad词甲',
      '坏\u034f词甲',
      '坏\ufe0f词甲',
      '坏\u3164词甲',
      '坏\u115f词甲',
      '坏\u2800词甲',
      '坏\u0300词甲',
    ],
  ],
  ['坏词 甲乙', ['坏词甲乙', '坏词、甲乙']],
  ['坏词', ['坏、词', '坏。词', '看 坏|词 吗']],
])('finds %s with separators inserted', (word, hidden) => {
  const one = createWordFinder([word])
  for (const text of hidden) expect([text, one.matches(text)]).toEqual([text, true])
})

test('a banned Roman numeral bans no digit', () => {
  const one = createWordFinder(['IV'])
  expect(['4K 高清', '静脉 iv 注射'].map((text) => one.matches(text))).toEqual([false, true])
})

test('finds no short word across the boundary of two words', () => {
  expect(createWordFinder(['成人']).matches('完成 人类简史')).toBe(false)
  expect(createWordFinder(['坏词甲']).matches('坏词 第1部 甲')).toBe(false)
})

test('finds the same as a plain search for each word', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'ж', 'щ', ' '), maxLength: 12 })
  fc.assert(
    fc.property(fc.array(text, { maxLength: 6 }), text, (words, searched) => {
      const plain = words.map(foldForMatching).some((word) => word !== '' && foldForMatching(searched).includes(word))
      expect(createWordFinder(words).matches(searched)).toBe(plain)
    }),
  )
})

test('searches a long list of files for ten thousand words in some milliseconds', async () => {
  const many = createWordFinder(Array.from({ length: 10_000 }, (_, index) => `禁词${index}号`))
  const files = '第01集 4K 国语.mp4\n'.repeat(1_000)
  many.matches(files)
  expect(await measureMinDurationMs(200, async () => many.matches(files))).toBeLessThan(200)
})

test('names and files are banned by a part, sharers by their whole name or id', () => {
  const bans = compileBans({
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

test('an entry that is empty after normalisation bans nothing', () => {
  const bans = compileBans({
    ban_disk_name: [' '],
    ban_files: ['\u200b'],
    ban_share_user: ['\u200b'],
    ban_share_user_id: [''],
  })
  expect(bans({ disk_name: '好片', files: '', share_user: '\u200d', share_user_id: '' })).toBe(false)
})
