import { expect, test } from 'vitest'
import { holdsKeyword } from './holds-keyword.ts'
import { parseKeyword } from './parse-keyword.ts'

const resource = {
  disk_name: '【4K】庆余年 第二季 (2024)',
  files: 'folder:正片\nfile:花絮.mkv',
  tags: ['国产剧'],
  share_user: '搬运工',
}

const isHeld = (q: string): boolean => holdsKeyword(parseKeyword(q), [resource])

test.each([
  '庆余年',
  '庆.余.年',
  '慶餘年',
  '庆余年 第2季',
  '庆余年 S02',
  '庆余年2024',
  '庆余年 国产剧',
  '庆余年 搬运工',
  '庆余年 花絮',
  '求一部庆余年资源下载',
])('holds %s', (q) => {
  expect(isHeld(q)).toBe(true)
})

test.each(['看片加QQ88888888 庆余年', '庆余年 第三季', '庆余年 2019', '庆余年3', '清余年', '三体', '，', ''])(
  'does not match %j',
  (q) => {
    expect(isHeld(q)).toBe(false)
  },
)

test('words of several resources do not match a whole keyword', () => {
  const others = [
    { ...resource, disk_name: '三体' },
    { ...resource, disk_name: '流浪地球' },
  ]
  expect(holdsKeyword(parseKeyword('三体 流浪地球'), others)).toBe(false)
})
