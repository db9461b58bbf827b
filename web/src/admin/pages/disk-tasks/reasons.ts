/** Why imports are refused most; the importer reads it. The first one has the key 1. */
export const refusals = ['广告或引流', '内容与名称不符', '违规内容', '重复分享'] as const
