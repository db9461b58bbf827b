import { readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { bundleScenario } from './k6/bundle-scenario.ts'
import { scenarios } from './k6/scenario-files.ts'
import { REPOSITORY } from './local/repository.ts'
import { k6Version } from './tools/obtain-tools.ts'

const read = (file: string): string => readFileSync(join(REPOSITORY, file), 'utf8')

const maxConfigMapBytes = 1_048_576

describe.each(scenarios)('the scenario %s', (scenario) => {
  it('is bundled into one module that a ConfigMap holds and k6 runs alone', async () => {
    const code = await bundleScenario(scenario)
    const imported = [...code.matchAll(/^import .* from "(.+)";$/gm)].map(([, name = '']) => name)
    expect(imported.filter((name) => !/^k6(?:\/|$)/.test(name))).toEqual([])
    expect(imported).toContain('k6')
    expect(code).toMatch(/^export \{.*\boptions\b.*\bsetup\b/m)
    expect(Buffer.byteLength(code)).toBeLessThan(maxConfigMapBytes / scenarios.length)
  })

  it.each(['README.md', 'README.zh-CN.md'])('is named in %s', (file) => {
    expect(read(file)).toContain(`s=${scenario}`)
  })
})

interface TestRun {
  spec: {
    script: { configMap: { file: string } }
    runner: { image: string; env: { name: string }[] }
  }
}

it('names in the TestRun an existing scenario, the k6 of the laptop, and variables that the scenario reads', async () => {
  const { script, runner } = (parseYaml(read('deploy/k6/testrun.yaml')) as TestRun).spec
  const scenario = parse(script.configMap.file).name
  expect(scenarios).toContain(scenario)
  expect(`v${runner.image.split(':')[1]}`).toBe(k6Version)
  const known = [...(await bundleScenario(scenario)).matchAll(/__ENV\.(\w+)/g)].map(([, name]) => name)
  expect(runner.env.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
})
