import { join } from 'node:path'

const { env } = process

const folder = import.meta.dirname

export const options = {
  namespace: env.NAMESPACE || 'pandex-test',
  release: env.RELEASE || 'pandex',
  image: env.IMAGE || 'pandex:dev',
  chart: env.CHART || join(folder, '../../charts/pandex'),
  /** Values that every installation of the test uses. */
  values: join(folder, 'values.yaml'),
  /** Values with the addresses of the engines, as pods see them. */
  engines: env.ENGINES || join(folder, 'engines.yaml'),
  /** Address of the gateway; found by itself where Services or load balancers can be reached from here. */
  url: env.URL || '',
  only: env.ONLY || '',
  /** Leaves the release installed, for a next run with ONLY. */
  keep: env.KEEP === '1',
  /** Requests per second of the load. */
  rate: Number(env.RATE || 15),
  /** Length of the run that watches memory. */
  minutes: Number(env.MINUTES || 5),
}

export const components = ['gateway', 'user', 'disk', 'search', 'order', 'captcha', 'config', 'task'] as const
export type Component = (typeof components)[number]
