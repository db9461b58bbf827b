import { describe, expect, it } from 'vitest'
import { loadConfig as loadGateway } from '../gateway/src/config.ts'
import { loadConfig as loadCaptcha } from '../services/captcha/config.ts'
import { loadConfig as loadSettings } from '../services/config/config.ts'
import { loadConfig as loadDisk } from '../services/disk/config.ts'
import { loadConfig as loadOrder } from '../services/order/config.ts'
import { listDatabaseServices, postgresVariableOf } from '../services/platform/src/setup/database-services.ts'
import { makeSecrets } from '../services/platform/src/setup/make-secrets.ts'
import { loadConfig as loadSearch } from '../services/search/config.ts'
import { loadConfig as loadTask } from '../services/task/config.ts'
import { loadConfig as loadUser, loadFirstAdminConfig } from '../services/user/config.ts'
import { environmentsOf } from './chart/environment.ts'
import type { Manifest } from './chart/environment.ts'
import { parseManifests, renderVariant, variants } from './chart/render.ts'
import { chartTools, findTools } from './tools/obtain-tools.ts'

type Environment = Record<string, string>

const loaders: Record<string, (env: Environment) => object> = {
  gateway: loadGateway,
  user: loadUser,
  disk: loadDisk,
  search: loadSearch,
  order: loadOrder,
  captcha: loadCaptcha,
  config: loadSettings,
  task: loadTask,
}

/** Read by Node and OpenTelemetry themselves, and by the kubelet, which puts POSTGRES_SERVER and POD_NAME into other variables. */
const readByOthers = ['NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'OTEL_RESOURCE_ATTRIBUTES', 'POSTGRES_SERVER', 'POD_NAME']

const siteKeys = makeSecrets()

/** Values that the chart does not make, by their key in a Secret. */
const outsideSecrets: Record<string, string> = {
  'service-secret': siteKeys.serviceSecret,
  'jwt-private-key': siteKeys.jwtPrivateKey,
  'jwt-public-keys': siteKeys.jwtPublicKeys,
  'admin-password': 'a password of the site',
  'api-key': 'a2V5OmtleQ==',
  password: 'secret',
  'service-secret-previous': 'a secret of more than sixteen letters',
}

/** Addresses in Secrets of the operators. */
const outsideUrls: Record<string, string> = {
  'pandex-postgres-url': 'postgres://pandex:secret@pandex-postgres-rw:5432',
  'pandex-redis-url': 'rediss://pandex:secret@redis',
  'pandex-elasticsearch-url': 'https://elastic:secret@pandex-es-http:9200',
}

const tools = findTools(chartTools)
const names = [...variants.keys()]
const cached = new Map<string, Manifest[]>()

const manifestsOf = (variant: string): Manifest[] => {
  const manifests = cached.get(variant) ?? parseManifests<Manifest>(renderVariant(tools?.helm ?? '', variant))
  cached.set(variant, manifests)
  return manifests
}

const environmentOf = (variant: string, component: string, container = component): Environment => {
  const secret = (name: string, key: string): string | undefined => outsideUrls[name] ?? outsideSecrets[key]
  const environment = environmentsOf(manifestsOf(variant), component, secret).get(container)
  if (!environment) throw new Error(`${variant}: no container ${container} of ${component}`)
  return environment
}

const unread = (environment: Environment, config: object): string[] =>
  Object.keys(environment).filter((name) => !(name in config) && !readByOthers.includes(name))

describe.skipIf(!tools)('the environment of', () => {
  describe.each(Object.entries(loaders))('the component %s', (component, load) => {
    it.each(names)('is complete, valid and read as a whole with the values of %s', (variant) => {
      const environment = environmentOf(variant, component)
      expect(unread(environment, load(environment))).toEqual([])
    })
  })

  it('each component names its pod and namespace to the collector', () => {
    const attributes = Object.keys(loaders).map((name) => environmentOf('everything', name)['OTEL_RESOURCE_ATTRIBUTES'])
    expect(new Set(attributes)).toEqual(new Set(['k8s.pod.name=metadata.name,k8s.namespace.name=site']))
  })

  it.each(names)('the first admin names its database and password with the values of %s', (variant) => {
    const environment = environmentOf(variant, 'prepare', 'first-admin')
    const config = loadFirstAdminConfig(environment)
    expect(unread(environment, config)).toEqual([])
    expect(config.POSTGRES_URL).toBe(environmentOf(variant, 'user')['POSTGRES_URL'])
    expect(config.PANDEX_ADMIN_PASSWORD).toMatch(/^.{8,}$/)
  })

  it.each(names)('the preparation of the stores is that of the services with the values of %s', (variant) => {
    const environment = environmentOf(variant, 'prepare', 'stores')
    const urls = listDatabaseServices().map((service) => [
      postgresVariableOf(service),
      environmentOf(variant, service)['POSTGRES_URL'],
    ])
    const shared = Object.entries(environmentOf(variant, 'order')).filter(([name]) => name.startsWith('KAFKA_'))
    expect(environment).toMatchObject(Object.fromEntries([...urls, ...shared]))
    expect(environment['KAFKA_REPLICATION']).toMatch(/^\d$/)
  })
})
