import { waitFor } from '../../../services/platform/testing/fixtures.ts'
import { helm, kubectl } from '../commands.ts'
import { emptyStores } from '../empty-stores.ts'
import { options } from '../options.ts'
import { nameOf, selectorOf } from '../release.ts'
import { ensureInstalled, expect } from './check.ts'
import type { Check } from './check.ts'

const kinds =
  'all,secrets,configmaps,serviceaccounts,persistentvolumeclaims,ingresses,networkpolicies,poddisruptionbudgets,horizontalpodautoscalers,roles,rolebindings'

/** What NOTES.txt names as left behind. */
const kept = [`secret/${nameOf('keys')}`]

const listLeft = async (): Promise<string[]> => {
  const text = await kubectl('get', kinds, '--selector', selectorOf(), '--output', 'name')
  return text.split('\n').filter((name) => name !== '' && !kept.includes(name))
}

export const uninstall: Check = {
  name: 'uninstall',
  run: async () => {
    await ensureInstalled()
    const before = (await listLeft()).length
    const deleted = options.keep ? 'nothing' : await emptyStores()
    await helm(['uninstall', options.release, '--wait', '--timeout', '180s'])
    await waitFor(async () => (await listLeft()).length === 0, 60_000).catch(async () => {
      throw new Error(`left behind: ${(await listLeft()).join(', ')}`)
    })
    expect(before > 0, 'nothing was installed')
    return `${before} objects removed, left: ${kept.join(', ')}; deleted in the engines: ${deleted}`
  },
}
