import { createQuarkFamilyDrive } from './quark-family.ts'

export const uc = createQuarkFamilyDrive({
  diskType: 'UC',
  hosts: ['pc-api.uc.cn'],
  parameters: { entry: 'ft', fr: 'pc', pr: 'UCBrowser' },
})
