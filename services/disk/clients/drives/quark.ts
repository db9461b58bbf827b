import { createFamilyMember } from './quark-family.ts'

export const quark = createFamilyMember({
  diskType: 'QUARK',
  id: /^[0-9a-f]{12}$/,
  apiHost: 'drive-pc.quark.cn',
  parameters: { pr: 'ucpro', fr: 'pc' },
  origin: 'https://pan.quark.cn',
})
