import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as enums from './enums.ts'

const services = join(import.meta.dirname, '../..')

/** The lists of `check (<column> in (…))` and of partial indexes, of all migrations of a service. */
const listsInSql = (service: string, column: string): string[][] => {
  const folder = join(services, service, 'migrations')
  const sql = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const lists = sql.join('\n').matchAll(new RegExp(`\\(\\s*${column} in\\s*\\(('[^)]*)\\)`, 'g'))
  return [...lists].map(([, list = '']) => [...list.matchAll(/'(\w*)'/g)].map(([, value = '']) => value))
}

const sorted = (values: readonly string[]): string[] => values.toSorted((a, b) => a.localeCompare(b))

test.each([
  ['disk', 'health', [enums.healths]],
  ['disk', 'reason', [enums.reportReasons, enums.reportReasons]],
  ['disk', 'verdict', [enums.reportVerdicts]],
  ['disk', 'takedown', [enums.takedowns]],
  ['disk', 'to_state', [enums.claimStates]],
  ['disk', 'policy', [['', ...enums.policyKinds]]],
  ['disk', 'type', [['', ...enums.movieTypes]]],
  ['disk', 'origin', [enums.importOrigins]],
  ['task', 'origin', [enums.importOrigins, enums.importOrigins, ['admin', 'schedule']]],
  ['task', 'status', [enums.itemStatuses, [...enums.openJobStatuses, 'cancelled', 'failed', 'done']]],
  ['user', 'role', [enums.roles]],
  // A later migration adds `deleted`.
  ['user', 'status', [enums.settableAccountStatuses]],
  ['user', 'kind', [enums.cdkeyKinds]],
  // A later migration adds `search` to the list of the first one.
  ['user', 'reason', [enums.coinReasons.filter((reason) => reason !== 'search')]],
])('the tables of the %s service accept the same values of %s', (service, column, expected) => {
  expect(listsInSql(service, column).map(sorted)).toEqual(expected.map(sorted))
})
