import { createFamilyMember } from './quark-family.ts'

export const quark = createFamilyMember({
  diskType: 'QUARK',
  hosts: ['drive-pc.quark.cn', 'drive-h.quark.cn'],
  parameters: { pr: 'ucpro', fr: 'pc' },
})
