import type { Verdict } from './route.ts'

/** A preview changes nothing, so the success text must not claim a change. */
export const previewVerdict = (_output: unknown, { preview }: { preview?: boolean }): Verdict | undefined =>
  preview === true ? { code: 200, msg: '预览完成，没有修改任何内容' } : undefined
