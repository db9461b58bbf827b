import { describe, expect, it } from 'vitest'
import { groupOfFile } from './format-groups.ts'

describe('groupOfFile', () => {
  it('follows the extension, ignoring case', () => {
    expect(['a.MKV', 'b.flac', 'c.tar.gz', 'd', 'e.unknown'].map(groupOfFile)).toEqual([
      'video',
      'music',
      'compress',
      undefined,
      undefined,
    ])
  })
})
