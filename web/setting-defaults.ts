import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { publicDefaults } from '@pandex/contracts/settings/public-defaults'
import { templateDefaults } from '@pandex/contracts/settings/template-defaults'
import type { Plugin } from 'vite'

const folder = fileURLToPath(new URL('src/', import.meta.url))

/** Setting names in the sources. Page templates are excluded: they have their own module. */
const namesInSources = (): Set<string> =>
  new Set(
    globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (path) => /\.test\.tsx?$|head-texts\.ts$/.test(path) }).flatMap(
      (path) => readFileSync(folder + path, 'utf8').match(/\w+/g) ?? [],
    ),
  )

const onlyNamed = (fields: object, names: ReadonlySet<string>): object =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)))

/** Keeps only settings and fields that the front reads, because public scripts have a size limit. */
const usedDefaults = (): object => {
  const names = namesInSources()
  const settings = Object.entries(onlyNamed(publicDefaults, names) as Record<string, string | object>)
  return Object.fromEntries(
    settings.map(([name, value]) => [name, typeof value === 'string' ? value : onlyNamed(value, names)]),
  )
}

/** Replaces the modules of setting defaults by their values, so that the browser loads neither the registry nor zod. */
export const settingDefaults = (): Plugin => ({
  name: 'setting-defaults',
  load: {
    filter: { id: /contracts\/src\/settings\/(?:public|template)-defaults\.ts$/ },
    handler: (id) =>
      id.endsWith('public-defaults.ts')
        ? `export const publicDefaults = ${JSON.stringify(usedDefaults())}`
        : `export const templateDefaults = ${JSON.stringify(templateDefaults)}`,
  },
})
