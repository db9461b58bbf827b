import { randomBytes } from 'node:crypto'
import { configure, unwrap } from '../../e2e/harness/admin.ts'
import { kubectl, kubectlJson } from '../commands.ts'
import { assertFailures, withLoad } from '../load/run-load.ts'
import { withWrites } from '../load/writer.ts'
import { components } from '../options.ts'
import { nameOf, restart, selectorOf } from '../release.ts'
import { clientAt } from '../site.ts'
import type { Site } from '../site.ts'
import { query } from '../stores.ts'
import { expect, useSite } from './check.ts'
import type { Check } from './check.ts'

const readServiceSecret = async (): Promise<string> => {
  const { data } = await kubectlJson<{ data: Record<string, string> }>('get', 'secret', nameOf('keys'))
  return Buffer.from(data['service-secret'] ?? '', 'base64').toString()
}

const patchKeys = (...args: string[]): Promise<string> => kubectl('patch', 'secret', nameOf('keys'), ...args)

const setKeys = (keys: Record<string, string>): Promise<string> =>
  patchKeys('--patch', JSON.stringify({ stringData: keys }))

const forgetPrevious = (): Promise<string> =>
  patchKeys('--type=json', '--patch', '[{"op":"remove","path":"/data/service-secret-previous"}]')

const restartAll = async (): Promise<void> => {
  await kubectl('rollout', 'restart', 'deployment', '--selector', selectorOf())
  for (const component of components)
    await kubectl('rollout', 'status', `deployment/${nameOf(component)}`, '--timeout=280s')
}

const setting = 'other_pri'
const secretName = 'cluster_test'

/** The stored text of a setting whose secret is encrypted with the service secret. */
const readSealed = async (): Promise<string> => {
  const [row] = await query<{ value: string }>('config', 'select value from site_config where name = $1', [setting])
  return row?.value ?? ''
}

/** Whether admins see that the setting has its secret; a secret that cannot be decrypted counts as absent. */
const isReadable = async ({ admin }: Site): Promise<boolean> =>
  JSON.stringify(await unwrap(admin.get('/admin/v1/site_config/all'))).includes(`secret-set:values/${secretName}`)

/** `deploy/operations.md`, Rotate keys: the service secret. */
export const rotation: Check = {
  name: 'rotation',
  run: async () => {
    const site = await useSite()
    const { url, admin, members } = site
    await configure(admin, { [setting]: { values: { [secretName]: randomBytes(12).toString('hex') } } })
    const sealed = await readSealed()
    expect(sealed.includes('sealed:') && (await isReadable(site)), `the secret of ${setting} is not stored encrypted`)
    const previous = await readServiceSecret()
    const next = randomBytes(32).toString('base64')
    let written = ''
    const report = await withLoad(site, async () => {
      written = await withWrites(site, async () => {
        await setKeys({ 'service-secret-previous': next })
        await restartAll()
        await setKeys({ 'service-secret': next, 'service-secret-previous': previous })
        await restartAll()
        await restart('config')
        await forgetPrevious()
        await restartAll()
      })
    })
    expect((await readServiceSecret()) === next, 'the Secret holds another service secret')
    expect(
      (await readSealed()) !== sealed,
      `the secret of ${setting} is still encrypted with the previous service secret`,
    )
    expect(await isReadable(site), `the secret of ${setting} was lost`)
    const { status } = await clientAt(url, members[0]?.token).get('/auth/v1/user/info')
    expect(status === 200, `a session of before answers ${status}`)
    return `${assertFailures(report)}, secret exchanged in 4 steps, sessions and encrypted settings kept; ${written}`
  },
}
