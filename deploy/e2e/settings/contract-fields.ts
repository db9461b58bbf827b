import { allSettings } from '@pandex/contracts/settings/all-settings'
import { describeSetting } from '@pandex/contracts/settings/describe-setting'

interface Schema {
  properties?: Record<string, Schema>
}

const pathsOf = (path: string, { properties }: Schema): string[] =>
  properties ? Object.entries(properties).flatMap(([field, inner]) => pathsOf(`${path}.${field}`, inner)) : [path]

/** Every field of the contract by its path; a list or a table of names is one field. */
export const contractFields: readonly string[] = allSettings.flatMap((setting) =>
  pathsOf(setting.name, describeSetting(setting).schema as Schema),
)

/** Fields whose effect cannot be observed here, with the reason. */
export const unobservableFields: Readonly<Record<string, string>> = {
  'doc_basic.report_contact_days':
    'addresses are cleared every ten minutes, and a day after the report at the earliest',
  'anti_crawler.verify_crawlers': 'needs an address whose reverse DNS name belongs to a search engine',
}
