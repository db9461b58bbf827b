import { deploy, createNamespace, listPods } from '../release.ts'
import { components } from '../options.ts'
import { expect, useSite } from './check.ts'
import type { Check } from './check.ts'
import { helm } from '../commands.ts'
import { options } from '../options.ts'
import { makeShares } from '../../e2e/fixtures/shares.ts'
import { clientAt, importShares } from '../site.ts'
import { waitFor } from '../../../services/platform/testing/fixtures.ts'

export const install: Check = {
  name: 'install',
  run: async () => {
    await createNamespace()
    await deploy()
    const pods = await listPods()
    const missing = components.filter((component) => !pods.some((pod) => pod.component === component && pod.isReady))
    expect(missing.length === 0, `no ready pod of ${missing.join(', ')}`)
    const restarts = pods.reduce((sum, pod) => sum + pod.restarts, 0)
    return `${pods.length} pods ready, ${restarts} restarts, in a namespace that enforces the restricted profile`
  },
}

export const helmTest: Check = {
  name: 'helm-test',
  run: async () => {
    await useSite()
    const text = await helm(['test', options.release, '--timeout', '180s'])
    expect(/Phase:\s+Succeeded/.test(text), text)
    return 'succeeded'
  },
}

export const importAndSearch: Check = {
  name: 'import-search',
  run: async () => {
    const { url } = await useSite()
    const visitor = clientAt(url)
    const shares = makeShares(5)
    const startedAt = performance.now()
    await importShares(visitor, shares)
    await waitFor(async () => (await Promise.all(shares.map((share) => visitor.isFound(share)))).every(Boolean))
    return `5 links found ${((performance.now() - startedAt) / 1_000).toFixed(1)} s after their import, at ${url}`
  },
}
