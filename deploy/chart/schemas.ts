import { join } from 'node:path'

/** Kinds as apiVersion and kind. */
interface SchemaSource {
  module: string
  version: string
  kinds: string[]
  /** Folder of the module with definitions of custom resources; without one, the kinds are those of the OpenAPI document. */
  customResources?: string
}

/** Go modules that describe the kinds that the chart renders. Kubernetes has the version of the test cluster. */
export const schemaSources: SchemaSource[] = [
  {
    module: 'k8s.io/kubernetes',
    version: 'v1.37.1',
    kinds: [
      'v1 ConfigMap',
      'v1 Pod',
      'v1 Secret',
      'v1 Service',
      'v1 ServiceAccount',
      'apps/v1 Deployment',
      'apps/v1 StatefulSet',
      'autoscaling/v2 HorizontalPodAutoscaler',
      'batch/v1 Job',
      'networking.k8s.io/v1 Ingress',
      'networking.k8s.io/v1 NetworkPolicy',
      'policy/v1 PodDisruptionBudget',
    ],
  },
  {
    module: 'sigs.k8s.io/gateway-api',
    version: 'v1.4.0',
    kinds: ['gateway.networking.k8s.io/v1 HTTPRoute'],
    customResources: 'config/crd/standard',
  },
  {
    module: 'github.com/prometheus-operator/prometheus-operator',
    version: 'v0.85.0',
    kinds: ['monitoring.coreos.com/v1 PodMonitor', 'monitoring.coreos.com/v1 PrometheusRule'],
    customResources: 'example/prometheus-operator-crd',
  },
  {
    module: 'github.com/kedacore/keda/v2',
    version: 'v2.21.0',
    kinds: ['keda.sh/v1alpha1 ScaledObject'],
    customResources: 'config/crd/bases',
  },
]

const schemaFolder = join(import.meta.dirname, 'schemas')

/** File of a kind, as kubeconform names it: deployment-apps-v1.json. */
export const schemaFileOf = (rendered: string): string => {
  const [apiVersion = '', kind = ''] = rendered.split(' ')
  const [version, group] = apiVersion.split('/').toReversed()
  return join(schemaFolder, `${[kind.toLowerCase(), group?.split('.')[0], version].filter(Boolean).join('-')}.json`)
}

export const definitionsFile = join(schemaFolder, 'definitions.json')

/** Argument -schema-location of kubeconform. */
export const schemaLocation = join(schemaFolder, '{{.ResourceKind}}{{.KindSuffix}}.json')
