import { createQuarkFamilyClient } from './quark-family.ts'

export const quark = createQuarkFamilyClient({
  diskType: 'QUARK',
  apiHost: 'drive-pc.quark.cn',
  parameters: { pr: 'ucpro', fr: 'pc' },
  origin: 'https://pan.quark.cn',
})
