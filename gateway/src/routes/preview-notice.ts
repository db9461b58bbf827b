import type { Refusal } from '../types.ts'

/** A preview changes nothing, so the success text must not claim a change. */
export const previewNotice = (_output: unknown, { preview }: { preview?: boolean }): Refusal | undefined =>
  preview === true ? { code: 200, msg: '预览完成，没有修改任何内容' } : undefined
