import type { ConfigKey } from './define-key.ts'
import { pipelineKeys } from './pipeline.ts'
import { plainKeys } from './plain.ts'
import { protectionKeys } from './protection.ts'
import { resourceKeys } from './resources.ts'
import { seoKeys } from './seo.ts'
import { siteKeys } from './site.ts'
import { userKeys } from './users.ts'

export const allKeys: readonly ConfigKey[] = [
  ...siteKeys,
  ...userKeys,
  ...resourceKeys,
  ...seoKeys,
  ...protectionKeys,
  ...pipelineKeys,
  ...plainKeys,
]
