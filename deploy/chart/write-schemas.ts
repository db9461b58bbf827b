/**
 * `node deploy/chart/write-schemas.ts`: writes strict JSON schemas of the kinds that the chart renders, for kubeconform. Needs Go, because
 * the sources are OpenAPI documents and definitions of custom resources in Go modules.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { definitionsFile, schemaFileOf, schemaSources } from './schemas.ts'

interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  required?: string[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  'x-kubernetes-int-or-string'?: boolean
  'x-kubernetes-group-version-kind'?: { group: string; version: string; kind: string }[]
}

interface CustomResource {
  spec: {
    group: string
    names: { kind: string }
    versions: { name: string; schema: { openAPIV3Schema: Schema } }[]
  }
}

const intOrString: Schema = { type: ['string', 'integer', 'null'] }
const objectMeta = 'io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta'

/** Definitions that the document describes less exactly than the API server reads them, or that only the API server writes. */
const replacements: Record<string, Schema> = {
  'io.k8s.apimachinery.pkg.util.intstr.IntOrString': intOrString,
  'io.k8s.apimachinery.pkg.api.resource.Quantity': { type: ['string', 'number', 'null'] },
  'io.k8s.apimachinery.pkg.apis.meta.v1.ManagedFieldsEntry': { type: 'null' },
}

const download = (module: string): string => {
  // Not below another go.mod, whose requirements would choose the version.
  const answer = execFileSync('go', ['mod', 'download', '-json', module], { cwd: '/', encoding: 'utf8' })
  return (JSON.parse(answer) as { Dir: string }).Dir
}

let definitions: Record<string, Schema> = {}
const written: Record<string, Schema> = {}

/** An optional field may be null, an unknown one is an error. */
const convert = (schema: Schema, isRequired = false): Schema => {
  if (schema.$ref !== undefined) return refer(schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1))
  if (schema['x-kubernetes-int-or-string']) return intOrString
  const { type, enum: values, required, items, properties, additionalProperties } = schema
  return {
    ...(typeof type === 'string' && { type: isRequired ? type : [type, 'null'] }),
    ...(values && { enum: isRequired ? values : [...values, null] }),
    ...(required && { required }),
    ...(items && { items: convert(items, true) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, convert(each, required?.includes(name))]),
      ),
      additionalProperties: false,
    }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: convert(additionalProperties) }),
  }
}

const refer = (name: string): Schema => {
  const replacement = replacements[name]
  if (replacement) return replacement
  const definition = definitions[name]
  if (!definition) throw new Error(`no definition ${name}`)
  if (!written[name]) {
    written[name] = {} // reserved first: definitions may hold themselves
    written[name] = convert(definition)
  }
  return { $ref: `definitions.json#/${name}` }
}

const kindOf = (group: string, version: string, kind: string): string =>
  `${group ? `${group}/${version}` : version} ${kind}`

const readOpenApi = (folder: string): Map<string, Schema> => {
  const document = readFileSync(join(folder, 'api/openapi-spec/swagger.json'), 'utf8')
  definitions = (JSON.parse(document) as { definitions: Record<string, Schema> }).definitions
  return new Map(
    Object.values(definitions).flatMap((schema) =>
      (schema['x-kubernetes-group-version-kind'] ?? []).map((each) => [
        kindOf(each.group, each.version, each.kind),
        schema,
      ]),
    ),
  )
}

const readCustomResources = (folder: string): Map<string, Schema> => {
  const files = readdirSync(folder).filter((name) => /^(?!kustom).*\.yaml$/.test(name))
  const resources = files.map((name) => parse(readFileSync(join(folder, name), 'utf8')) as CustomResource)
  return new Map(
    resources.flatMap(({ spec: { group, names, versions } }) =>
      versions.map(({ name, schema }) => {
        const { properties, ...rest } = schema.openAPIV3Schema
        return [
          kindOf(group, name, names.kind),
          { ...rest, properties: { ...properties, metadata: { $ref: objectMeta } } },
        ]
      }),
    ),
  )
}

/** One definition a line, so that a diff of two versions can be read. */
const save = (file: string, content: Record<string, unknown>): void => {
  const lines = Object.entries(content).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}

rmSync(dirname(definitionsFile), { recursive: true, force: true })
mkdirSync(dirname(definitionsFile))
for (const { module, version, kinds, customResources } of schemaSources) {
  const source = `${module}@${version}`
  const folder = download(source)
  const schemas =
    customResources === undefined ? readOpenApi(folder) : readCustomResources(join(folder, customResources))
  for (const rendered of kinds) {
    const schema = schemas.get(rendered)
    if (!schema) throw new Error(`${source} has no ${rendered}`)
    const { properties, ...rest } = convert(schema, true)
    const [apiVersion, kind] = rendered.split(' ')
    save(schemaFileOf(rendered), {
      $comment: `${rendered} of ${source}, written by write-schemas.ts`,
      ...rest,
      required: [...new Set([...(rest.required ?? []), 'apiVersion', 'kind', 'metadata'])],
      properties: { ...properties, apiVersion: { const: apiVersion }, kind: { const: kind } },
    })
  }
}
save(definitionsFile, Object.fromEntries(Object.entries(written).toSorted(([a], [b]) => a.localeCompare(b))))
