import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { chartFolder } from './chart/values-table.ts'
import { lintVariant, parseManifests, renderVariant, variants } from './chart/render.ts'
import { schemaLocation, schemaSources } from './chart/schemas.ts'
import { chartTools, findTools } from './tools/obtain-tools.ts'

const names = [...variants.keys()]
const tools = findTools(chartTools)

const rendered = new Map<string, string>()

/** Each variant is rendered once for all tests. */
const render = (variant: string): string => {
  const text = rendered.get(variant) ?? renderVariant(tools?.helm ?? '', variant)
  rendered.set(variant, text)
  return text
}

interface Summary {
  resources?: { kind: string; name: string; status: string; msg: string }[]
  summary: { valid: number; invalid: number; errors: number; skipped: number }
}

/** Reports instead of failing, so that the test shows each invalid object. */
const validate = (manifests: string): Summary => {
  const options = ['-strict', '-summary', '-output', 'json', '-exit-on-error=false', '-schema-location', schemaLocation]
  try {
    const text = execFileSync(tools?.kubeconform ?? '', options, { input: manifests, encoding: 'utf8', stdio: 'pipe' })
    return JSON.parse(text) as Summary
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout) as Summary
  }
}

describe.skipIf(!tools)('the chart', () => {
  it.each(names)('follows all rules of helm with the values of %s', (name) => {
    expect(lintVariant(tools?.helm ?? '', name)).toContain('1 chart(s) linted, 0 chart(s) failed')
  })

  it.each(names)('renders only objects that the API of Kubernetes accepts with the values of %s', (name) => {
    const manifests = render(name)
    const { resources = [], summary } = validate(manifests)
    expect(resources).toEqual([])
    expect(summary).toEqual({ valid: parseManifests(manifests).length, invalid: 0, errors: 0, skipped: 0 })
  })

  it('renders the same objects each time when the site has its own keys', () => {
    expect(renderVariant(tools?.helm ?? '', 'own-keys')).toBe(renderVariant(tools?.helm ?? '', 'own-keys'))
  })

  it('renders each kind that has a schema', () => {
    const objects = names.flatMap((name) => parseManifests<{ apiVersion: string; kind: string }>(render(name)))
    const kinds = objects.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`)
    expect(new Set(kinds)).toEqual(new Set(schemaSources.flatMap((source) => source.kinds)))
  })

  it.each([
    ['an unknown field', 'spec: { replica: 1, selector: {}, template: {} }'],
    ['a field of the wrong type', "spec: { replicas: '1', selector: {}, template: {} }"],
    ['a missing field', 'spec: { selector: {} }'],
  ])('is checked by schemas that refuse %s', (_, spec) => {
    const { summary } = validate(`apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: a }\n${spec}\n`)
    expect(summary).toMatchObject({ valid: 0, invalid: 1 })
  })

  it('passes its own suites of tests', () => {
    const output = execFileSync(tools?.['helm-unittest'] ?? '', [chartFolder], { encoding: 'utf8', stdio: 'pipe' })
    expect(output).toMatch(/Tests: +[1-9]\d* passed, \d+ total/)
  })
})
