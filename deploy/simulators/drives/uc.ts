import { createFamilyMember } from './quark-family.ts'

export const uc = createFamilyMember({
  diskType: 'UC',
  hosts: ['pc-api.uc.cn'],
  parameters: { entry: 'ft', fr: 'pc', pr: 'UCBrowser' },
})
