/** The registry: every setting of the site, its fields, defaults, bounds, titles and visibility. */
import type { z } from 'zod'
import { pageTagSettings } from './page-tags.ts'
import { pipelineSettings } from './pipeline.ts'
import { plainSettings } from './plain-values.ts'
import { protectionSettings } from './protection.ts'
import { resourceSettings } from './resources.ts'
import { seoSettings } from './seo.ts'
import { siteSettings } from './site.ts'
import { storageSettings } from './storage.ts'
import { userSettings } from './users.ts'

export const allSettings = [
  ...siteSettings,
  ...userSettings,
  ...resourceSettings,
  ...seoSettings,
  ...pageTagSettings,
  ...protectionSettings,
  ...pipelineSettings,
  ...plainSettings,
  ...storageSettings,
] as const

type Setting = (typeof allSettings)[number]

export type SettingName = Setting['name']

/** Value of each setting, as its schema returns it. */
export type SettingValues = { [S in Setting as S['name']]: z.output<S['schema']> }

/** Settings that visitors may read. Their private fields are declared here, but never sent. */
export type PublicSettings = Pick<SettingValues, Extract<Setting, { visibility: 'public' }>['name']>
