/** Environment of a container as Kubernetes gives it to the process. */

interface SecretKey {
  name: string
  key: string
  optional?: boolean
}

interface Variable {
  name: string
  value?: string
  valueFrom?: { secretKeyRef: SecretKey; fieldRef?: undefined } | { fieldRef: { fieldPath: string } }
}

interface Container {
  name: string
  env: Variable[]
}

interface PodSpec {
  initContainers?: Container[]
  containers: Container[]
}

export interface Manifest {
  kind: string
  metadata: { name: string; labels: Record<string, string> }
  data?: Record<string, string>
  spec?: { template?: { spec: PodSpec } }
}

const decode = (text: string): string => Buffer.from(text, 'base64').toString()

/** Replaces $(NAME) by variables above, as the kubelet does. */
const expand = (text: string, known: Record<string, string>): string =>
  text.replaceAll(/\$\((\w+)\)/g, (whole, name: string) => known[name] ?? whole)

/**
 * Environments of the containers of a component, by container.
 * @param outside value that the chart does not make, by the name of its Secret and its key: of other Secrets, or an optional one
 * @throws Error when a Secret of the chart lacks a key that a container needs
 */
export const environmentsOf = (
  manifests: readonly Manifest[],
  component: string,
  outside: (secret: string, key: string) => string | undefined,
): Map<string, Record<string, string>> => {
  const secrets = manifests.filter(({ kind }) => kind === 'Secret')
  const read = ({ name, key, optional }: SecretKey): string | undefined => {
    const own = secrets.filter(({ metadata }) => metadata.name === name)
    const values = own.map(({ data }) => data?.[key]).filter((value) => value !== undefined)
    const value = own.length > 0 && !optional ? values.map(decode)[0] : outside(name, key)
    if (value === undefined && !optional) throw new Error(`${component}: no Secret ${name} with the key ${key}`)
    return value
  }
  const valueOf = ({ value, valueFrom }: Variable): string | undefined => {
    if (!valueFrom) return value
    // The kubelet knows the fields of a pod: their path stands for them.
    return valueFrom.fieldRef ? valueFrom.fieldRef.fieldPath : read(valueFrom.secretKeyRef)
  }
  const pods = manifests.flatMap(({ kind, metadata, spec }) => {
    const isWorkload = kind === 'Deployment' || kind === 'Job'
    return isWorkload && metadata.labels['app.kubernetes.io/component'] === component ? [spec?.template?.spec] : []
  })
  const containers = pods.flatMap((pod) => [...(pod?.initContainers ?? []), ...(pod?.containers ?? [])])
  return new Map(
    containers.map(({ name, env }) => {
      const known: Record<string, string> = {}
      for (const variable of env) {
        const value = valueOf(variable)
        if (value !== undefined) known[variable.name] = expand(value, known)
      }
      return [name, known]
    }),
  )
}
