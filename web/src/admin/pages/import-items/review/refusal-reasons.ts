/** Usual reasons, shown to the importer; the shortcuts are 1 to 4. */
export const refusalReasons = ['广告或引流', '内容与名称不符', '违规内容', '重复分享'] as const
