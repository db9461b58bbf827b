import { describe, expect, it } from 'vitest'
import { copyMessage, shareLine } from './clipboard.ts'

describe('copyMessage', () => {
  it('shows a text of fewer than five characters', () => {
    expect(copyMessage('a1b2')).toBe('a1b2')
    expect(copyMessage('密码😀😀')).toBe('密码😀😀')
  })

  it('returns 复制成功 from five characters on', () => {
    expect(copyMessage('a1b2c')).toBe('复制成功')
  })
})

describe('shareLine', () => {
  it('joins link and password in one line', () => {
    expect(shareLine({ link: 'https://pan.quark.cn/s/1', disk_pass: 'a1b2' })).toBe(
      'https://pan.quark.cn/s/1 提取码：a1b2',
    )
  })

  it('returns only the link without a password', () => {
    expect(shareLine({ link: 'https://pan.quark.cn/s/1', disk_pass: '' })).toBe('https://pan.quark.cn/s/1')
  })
})
