import { describeSettings } from './effect.ts'
import { serviceSettings } from './groups.ts'

describeSettings(serviceSettings)
