import { createQuarkFamilyClient } from './quark-family.ts'

export const uc = createQuarkFamilyClient({
  diskType: 'UC',
  apiHost: 'pc-api.uc.cn',
  parameters: { entry: 'ft', fr: 'pc', pr: 'UCBrowser' },
  origin: 'https://drive.uc.cn',
})
