import { createQuarkFamilyDrive } from './quark-family.ts'

export const quark = createQuarkFamilyDrive({
  diskType: 'QUARK',
  hosts: ['drive-pc.quark.cn', 'drive-h.quark.cn'],
  parameters: { pr: 'ucpro', fr: 'pc' },
})
