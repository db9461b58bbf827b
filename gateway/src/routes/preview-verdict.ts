import type { Verdict } from './route.ts'

/** A preview changes nothing, so its answer must not say that something was changed. */
export const previewVerdict = (_output: unknown, { preview }: { preview?: boolean }): Verdict | undefined =>
  preview === true ? { code: 200, msg: '预览完成，没有修改任何内容' } : undefined
