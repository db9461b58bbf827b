/** Every setting of the contract, in two halves of about the same duration. */
import type { EffectGroup } from './effect.ts'
import { driveGroups } from './rows/drives.ts'
import { hotKeywordGroups } from './rows/hot-keywords.ts'
import { importGroups } from './rows/imports.ts'
import { mailGroups } from './rows/mail.ts'
import { outsideGroups } from './rows/outside.ts'
import { pageTagGroups } from './rows/page-tags.ts'
import { paymentGroups } from './rows/payments.ts'
import { protectionGroups } from './rows/protection.ts'
import { resourceGroups } from './rows/resources.ts'
import { searchGroups } from './rows/search.ts'
import { seoGroups } from './rows/seo.ts'
import { siteGroups } from './rows/site.ts'
import { userGroups } from './rows/users.ts'

/** What visitors see on pages. */
export const pageSettings: EffectGroup[] = [
  ...siteGroups,
  ...searchGroups,
  ...hotKeywordGroups,
  ...resourceGroups,
  ...seoGroups,
  ...pageTagGroups,
]

/** Accounts, payments, protection, imports and drives. */
export const serviceSettings: EffectGroup[] = [
  ...userGroups,
  ...mailGroups,
  ...paymentGroups,
  ...protectionGroups,
  ...outsideGroups,
  ...importGroups,
  ...driveGroups,
]
