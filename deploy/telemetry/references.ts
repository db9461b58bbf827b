/** Compares the metrics and labels of PromQL expressions with those that processes export. */
import { dashboards } from './dashboards.ts'
import { ruleGroups } from './rules.ts'

const rules = ruleGroups.flatMap((group) => group.rules)

/** All expressions of rules and dashboards. */
const expressions: string[] = [
  ...rules.map(({ expr }) => expr),
  ...dashboards.flatMap(({ panels }) => panels.flatMap(({ queries }) => Object.values(queries))),
]

/** Prometheus adds these to each target. */
const targetLabels = ['instance', 'job']

/** Labels by metric. */
type Exported = Map<string, Set<string>>

/** Reads the text format: a metric without samples has no labels here, and all are accepted. */
const readExposition = (bodies: readonly string[]): Exported => {
  const exported: Exported = new Map()
  const labelsOf = (name: string): Set<string> => {
    const labels = exported.get(name) ?? new Set()
    exported.set(name, labels)
    return labels
  }
  for (const line of bodies.join('\n').split('\n')) {
    const [, declared, type] = /^# TYPE (\S+) (\w+)/.exec(line) ?? []
    const suffixes = type === 'histogram' ? ['_bucket', '_sum', '_count'] : ['']
    if (declared) for (const suffix of suffixes) labelsOf(`${declared}${suffix}`)
    const [, name, labels] = /^([a-z]\w*)\{(.*)\} /.exec(line) ?? []
    for (const [, label = ''] of (labels ?? '').matchAll(/(\w+)="(?:[^"\\]|\\.)*"/g))
      if (name) labelsOf(name).add(label)
  }
  return exported
}

const addRecorded = (exported: Exported): void => {
  exported.set('up', new Set())
  for (const { record, labels } of rules) if (record) exported.set(record, new Set(Object.keys(labels ?? {})))
}

const findUnknownIn = (expression: string, exported: Exported): string[] => {
  const text = expression.replaceAll(/"[^"]*"/g, '""')
  const names = [...text.matchAll(/\b(?:up|(?:pandex|nodejs|process)[_:][\w:]+)\b/g)].map(([name]) => name)
  const unknown = names.filter((name) => !exported.has(name))
  const isLabelOf = (name: string, label: string): boolean => {
    const labels = exported.get(name)
    return !labels || labels.size === 0 || labels.has(label) || targetLabels.includes(label)
  }
  for (const [, name = '', selector = ''] of text.matchAll(/([\w:]+)\{([^}]*)\}/g))
    for (const [, label = ''] of selector.matchAll(/(\w+)\s*[=!]/g))
      if (!isLabelOf(name, label)) unknown.push(`${name}{${label}}`)
  for (const [, list = ''] of text.matchAll(/\bby \(([^)]*)\)/g))
    for (const label of list.split(', ')) if (!names.some((name) => isLabelOf(name, label))) unknown.push(`by ${label}`)
  return unknown
}

/**
 * Finds metrics and labels that no process exports.
 * @param bodies answers of `/metrics`
 */
export const findUnknownMetrics = (bodies: readonly string[], checked: readonly string[] = expressions): string[] => {
  const exported = readExposition(bodies)
  addRecorded(exported)
  return checked.flatMap((expression) => findUnknownIn(expression, exported).map((name) => `${name} in ${expression}`))
}
