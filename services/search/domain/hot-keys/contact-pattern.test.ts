import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasContact } from './contact-pattern.ts'

test.each([
  '看片加QQ88888888 三体',
  '三体 ｑｑ８８８８８８８８',
  '三体 Q Q：8 8 8-8 8 8 8 8',
  '三体 q.q.群 123 456 789',
  '加扣88888888看全集',
  '三体 企鹅号 12345678',
  '三体 QQ八八八八八八八八',
  '三体 加微信 abc_123',
  '三体 微信号：sanTi2024',
  '三体 微.信 abc12345',
  '三体 VX：abc123',
  '三体v x 138 0013',
  '三体 ＶＸ８８８８',
  '三体 V信同号',
  '三体 薇信 abc',
  '三体 加 V 看',
  '三体 13800138000',
  '三体 138-0013-8000',
  '三体 １３８ ００１３ ８０００',
  '三体 400-123-4567',
  '三体 http://a.example',
  '三体 www.santi.example',
  '三体 santi666.com',
  '三体 santi666 点 com',
  '三体 santi666。com',
  '三体 t.me/santi',
  '三体 @santi_bot',
  '三体 ＠santi_bot',
  '三体 tg群',
  '三体 987654321',
])('finds a contact in %s', (text) => {
  expect(hasContact(text)).toBe(true)
})

test.each([
  '三体',
  '三体 2024 4K',
  'QQ音乐',
  'QQ飞车',
  '微信',
  '微信小程序开发',
  '微信读书 pc版',
  '1984',
  '1999 2000 2001',
  '2012 1080p 60fps',
  'ASP.NET Core',
  'Node.js',
  '微积分 同济第7版',
  '三国演义 央视94版',
  '第一次的亲密接触',
  '七龙珠',
  '一九四二',
  '变形金刚5',
  'Photoshop CC 2024',
  'Mr. Robot',
  'C++ Primer',
  '24 小时 S01E02',
  'HDR & DV 2160p',
])('finds no contact in %s', (text) => {
  expect(hasContact(text)).toBe(false)
})

test('accepts any text', () => {
  const text = fc.string({
    unit: fc.constantFrom(
      'q',
      'vx',
      '微',
      '信',
      '群',
      '加',
      '18',
      '八',
      '@',
      '.',
      '。',
      ' ',
      '点',
      'a',
      '\ud83d',
      '\0',
    ),
    maxLength: 100,
  })
  fc.assert(fc.property(text, (one) => typeof hasContact(one) === 'boolean'))
})
