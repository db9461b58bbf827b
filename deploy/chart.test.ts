import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { chartFolder, insertValuesTable } from './chart/values-table.ts'

const read = (file: string): string => readFileSync(join(chartFolder, file), 'utf8')

interface Chart {
  description: string
  annotations: Record<string, string>
}

interface Values {
  engines: Record<string, { image?: string }>
  k6: { image: string }
}

const chart = parse(read('Chart.yaml')) as Chart

it('lists all values of the chart in its README', () => {
  const readme = read('README.md')
  expect(readme).toBe(insertValuesTable(readme))
  expect(readme).toContain('| `services.gateway.semiSpaceMB` | `8` |')
})

it('names in its description the number of services', () => {
  const services = Object.keys(parse(read('files/components.yaml')) as object).filter((name) => name !== 'gateway')
  expect(services).toHaveLength(7)
  expect(chart.description).toContain('a gateway and seven services')
})

it('lists for Artifact Hub the images of others, as values.yaml has them', () => {
  const { engines, k6 } = parse(read('values.yaml')) as Values
  const images = parse(chart.annotations['artifacthub.io/images'] ?? '') as { image: string }[]
  const used = [...Object.values(engines).flatMap(({ image }) => image ?? []), k6.image]
  expect(new Set(images.map(({ image }) => image))).toEqual(new Set(used))
})
