import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { chartFolder } from './values-table.ts'

const variantFolder = join(import.meta.dirname, 'variants')
const exampleFolder = join(chartFolder, 'examples')
const externalEngines = join(variantFolder, 'external-engines.yaml')

const yamlFilesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(folder, name))

/** Values files of each way to install the chart: all examples, and variants that use its other parts. */
export const variants = new Map(
  [...yamlFilesOf(variantFolder), ...yamlFilesOf(exampleFolder)].map((file) => {
    const name = basename(file, '.yaml')
    const isComplete = file === externalEngines || name === 'operators' || name === 'trial'
    return [name, isComplete ? [file] : [externalEngines, file]]
  }),
)

const valuesOf = (variant: string): string[] => (variants.get(variant) ?? []).flatMap((file) => ['--values', file])

/** @returns what `helm lint --strict` prints @throws Error when the chart breaks a rule */
export const lintVariant = (helm: string, variant: string): string =>
  execFileSync(helm, ['lint', '--strict', chartFolder, ...valuesOf(variant)], { encoding: 'utf8', stdio: 'pipe' })

/** The manifests of a release named `pandex` in the namespace `site`, as one YAML stream. */
export const renderVariant = (helm: string, variant: string): string =>
  execFileSync(helm, ['template', 'pandex', chartFolder, '--namespace', 'site', ...valuesOf(variant)], {
    encoding: 'utf8',
    stdio: 'pipe',
    maxBuffer: 1 << 26,
  })

export const parseManifests = <T>(text: string): T[] =>
  parseAllDocuments(text).flatMap((document) => (document.contents ? [document.toJS() as T] : []))
