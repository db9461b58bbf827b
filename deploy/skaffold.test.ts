import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { REPOSITORY } from './local/repository.ts'

interface Release {
  chartPath: string
  valuesFiles: string[]
  setValueTemplates: Record<string, string>
}

interface Forward {
  resourceName: string
  localPort: number
}

interface Skaffold {
  build: {
    artifacts: {
      image: string
      docker: { dockerfile: string; target: string }
      sync: { manual: { src: string; dest: string }[] }
    }[]
  }
  deploy: { helm: { releases: Release[] } }
  portForward: Forward[]
  profiles: { name: string; patches: { path: string; value: unknown }[]; portForward?: Forward[] }[]
}

type Values = Record<string, unknown>

const read = (file: string): string => readFileSync(join(REPOSITORY, file), 'utf8')
const readYaml = <T>(file: string): T => parse(read(file)) as T

const files = execFileSync('git', ['ls-files'], { cwd: REPOSITORY, encoding: 'utf8' }).trim().split('\n')
const skaffold = readYaml<Skaffold>('skaffold.yaml')
const [artifact] = skaffold.build.artifacts
const [release] = skaffold.deploy.helm.releases
const chart = release?.chartPath ?? ''
const components = readYaml<Record<string, { main: string }>>(`${chart}/files/components.yaml`)
const defaults = readYaml<Values>(`${chart}/values.yaml`)

const profileValues = skaffold.profiles.flatMap(({ patches }) =>
  patches.filter(({ path }) => path.includes('/valuesFiles/')).map(({ value }) => String(value)),
)
const valuesFiles = [...(release?.valuesFiles ?? []), ...profileValues]

const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0

/** Keys of `values` that the chart does not know. A service takes the keys of `defaults`. */
const unknownKeys = (values: Values, known: Values, path: string[] = []): string[] =>
  Object.entries(values).flatMap(([key, value]) => {
    const here = [...path, key]
    const isService = path.length === 1 && path[0] === 'services'
    const model = isService && key in components ? defaults['defaults'] : known[key]
    if (model === undefined) return [here.join('.')]
    return isMap(value) && isMap(model) ? unknownKeys(value, model, here) : []
  })

it('builds a stage of the Dockerfile', () => {
  const { dockerfile = '', target = '' } = artifact?.docker ?? {}
  expect(read(dockerfile)).toMatch(new RegExp(`^FROM \\w+ AS ${target}$`, 'm'))
})

it('copies files that exist into the folder where the image has them', () => {
  const rules = artifact?.sync.manual ?? []
  expect(rules.length).toBeGreaterThan(0)
  expect(rules.filter(({ src }) => !files.some((file) => matchesGlob(file, src)))).toEqual([])
  expect(new Set(rules.map(({ dest }) => dest))).toEqual(new Set(['/app']))
  expect(read(artifact?.docker.dockerfile ?? '')).toContain('WORKDIR /app')
})

it('sets values of the chart to the image that it builds', () => {
  const templates = release?.setValueTemplates ?? {}
  const values = Object.keys(templates).map((path) => path.split('.'))
  expect(values.filter(([group = '', key = '']) => (defaults[group] as Values)[key] === undefined)).toEqual([])
  expect(Object.values(templates).join(' ')).toContain(`IMAGE_TAG_${artifact?.image}}}`)
})

describe.each(valuesFiles)('%s', (file) => {
  it('exists and sets only values that the chart has', () => {
    expect(existsSync(join(REPOSITORY, file))).toBe(true)
    expect(unknownKeys(readYaml<Values>(file), defaults)).toEqual([])
  })
})

it.each(['deploy/skaffold/dev.yaml', 'deploy/skaffold/debug.yaml'])('%s runs each service and restarts it', (file) => {
  const { services } = readYaml<{ services: Record<string, { args: string[] }> }>(file)
  const started = Object.entries(services).map(([name, { args }]) => [name, args[0], args.at(-1)])
  expect(started).toEqual(Object.entries(components).map(([name, { main }]) => [name, '--watch', main]))
})

it('forwards each port to an object of the chart, on a port of its own', () => {
  const lists = [skaffold.portForward, ...skaffold.profiles.map(({ portForward = [] }) => portForward)]
  const names = new Set(Object.keys(components).map((name) => `pandex-${name}`))
  for (const list of lists) {
    expect(list.filter(({ resourceName }) => !names.has(resourceName))).toEqual([])
    expect(new Set(list.map(({ localPort }) => localPort)).size).toBe(list.length)
  }
})

/** `make skaffold` builds it; without it these tests are skipped. */
const binary = process.env.SKAFFOLD

/** What skaffold makes of its file with these profiles. @throws Error when it does not accept the file */
const diagnose = async (profiles: string, file = 'skaffold.yaml'): Promise<Skaffold> => {
  const home = mkdtempSync(join(tmpdir(), 'pandex-skaffold-'))
  const chosen = profiles === '' ? [] : ['--profile', profiles]
  const options = ['--yaml-only', '--filename', file, '--update-check=false', '--interactive=false', ...chosen]
  // The context of a kubeconfig would choose a profile.
  const env = { PATH: process.env.PATH, HOME: home, KUBECONFIG: join(home, 'none') }
  try {
    const { stdout } = await promisify(execFile)(binary ?? '', ['diagnose', ...options], { cwd: REPOSITORY, env })
    return parse(stdout) as Skaffold
  } finally {
    rmSync(home, { recursive: true })
  }
}

describe.skipIf(!binary)('skaffold diagnose', () => {
  it.each(['', ...skaffold.profiles.map(({ name }) => name), 'local,debug', 'cluster,debug'])(
    'accepts the file with the profiles "%s"',
    async (profiles) => {
      const names = profiles.split(',').filter(Boolean)
      const added = skaffold.profiles
        .filter(({ name }) => names.includes(name))
        .flatMap(({ patches }) => patches.filter(({ path }) => path.includes('/valuesFiles/')))
      const expected = [...(release?.valuesFiles ?? []), ...added.map(({ value }) => String(value))]
      const { build, deploy } = await diagnose(profiles)
      expect(build.artifacts[0]?.docker).toEqual(artifact?.docker)
      expect(deploy.helm.releases[0]?.valuesFiles).toEqual(expected.map((file) => join(REPOSITORY, file)))
    },
  )

  it('refuses an unknown profile', async () => {
    await expect(diagnose('absent')).rejects.toThrow(/profile selection \["absent"\]/)
  })
})
