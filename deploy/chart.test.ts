import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chartFolder, insertValuesTable } from './chart/values-table.ts'

it('lists all values of the chart in its README', () => {
  const readme = readFileSync(join(chartFolder, 'README.md'), 'utf8')
  expect(readme).toBe(insertValuesTable(readme))
  expect(readme).toContain('| `services.gateway.semiSpaceMB` | `8` |')
})
