import { createFamilyMember } from './quark-family.ts'

export const quark = createFamilyMember({
  diskType: 'QUARK',
  apiHost: 'drive-pc.quark.cn',
  parameters: { pr: 'ucpro', fr: 'pc' },
  origin: 'https://pan.quark.cn',
})
