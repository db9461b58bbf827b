/** `make chart`: writes the table of values into the chart's README. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chartFolder, insertValuesTable } from './values-table.ts'

const file = join(chartFolder, 'README.md')
writeFileSync(file, insertValuesTable(readFileSync(file, 'utf8')))
