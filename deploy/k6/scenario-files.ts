import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'

const folder = join(import.meta.dirname, 'scenarios')

/** The names of all scenarios, in alphabetical order. */
export const scenarios: readonly string[] = readdirSync(folder)
  .map((file) => parse(file).name)
  .toSorted((a, b) => a.localeCompare(b))

export const scenarioFile = (scenario: string): string => join(folder, `${scenario}.ts`)
