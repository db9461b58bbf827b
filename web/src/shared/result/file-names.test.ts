import { expect, test } from 'vitest'
import { pickFileNames } from './file-names.ts'

test.each([
  '庆余年 第二季.mp4',
  '庆余年/庆余年.第二季.MKV',
  '<em>庆余年</em>【第二季】.mkv',
  '正片/<em>庆余年</em> 第二季',
])('omits %s below a title of the same name', (file) => {
  const hit = { disk_name: '<em>庆余年</em> 第二季', files: `folder:庆余年\nfile:${file}\nfile:S02E01.mkv` }
  expect(pickFileNames(hit)).toEqual(['S02E01.mkv'])
})

test('leaves out the only file where the title is that file', () => {
  expect(pickFileNames({ disk_name: '三体&amp;黑暗森林.pdf', files: 'file:三体&amp;黑暗森林.pdf' })).toEqual([])
})

test('shows no folders, and files with a match before others', () => {
  const files = 'folder:<em>甲</em>\nfile:1.mkv\nfile:2.mkv\nfile:3.mkv\nfile:<em>甲</em>.mkv'
  expect(pickFileNames({ disk_name: '合集', files })).toEqual(['1.mkv', '2.mkv', '<em>甲</em>.mkv'])
})
