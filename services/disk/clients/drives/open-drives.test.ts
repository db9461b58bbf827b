import { diskTypes } from '@pandex/contracts/share-link'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startDriveSimulator } from '../../../../deploy/simulators/drives/start-simulator.ts'
import type { DriveSimulator } from '../../../../deploy/simulators/drives/start-simulator.ts'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { shareAt } from '../../test/drives/drive-fixture.ts'
import { createUnrestrictedRules } from '../../test/fake-services.ts'
import { openDrives } from './open-drives.ts'
import { withDrivesDisabled } from '../site-config.ts'
import type { SiteRules } from '../site-config.ts'

let simulator: DriveSimulator
let rules: SiteRules
let isConfigDown = false

const siteConfig = {
  read: async (): Promise<SiteRules> => {
    if (isConfigDown) throw new Error('away')
    return rules
  },
}

beforeAll(async () => {
  simulator = await startDriveSimulator({ shares: [shareAt('QUARK')] })
})

beforeEach(() => {
  rules = createUnrestrictedRules()
  isConfigDown = false
})

afterAll(() => simulator[Symbol.asyncDispose]())

const open = () => openDrives({ siteConfig, paceScale: 0.001, simulator })
type Opened = ReturnType<typeof open>

const probe = async ({ drives }: Opened) => {
  const { disk_id, disk_pass } = shareAt('QUARK')
  return drives.QUARK.ask({ disk_id, disk_pass }, AbortSignal.timeout(10_000))
}

test.each(['no address', 'ftp://proxy.example', 'http://', 'https://[::1'])(
  'the proxy "%s" stops all probes and yields no statement about any share until the setting is fixed',
  async (proxy_url) => {
    await using opened = open()
    expect(await probe(opened)).toMatchObject({ verdict: 'valid' })
    const before = simulator.seen().length
    rules.drive_basic.proxy_url = proxy_url
    expect(await probe(opened)).toMatchObject({ verdict: 'unsure', cause: 'unreachable' })
    expect(await probe(opened)).toMatchObject({ verdict: 'unsure', cause: 'unreachable' })
    expect(simulator.seen()).toHaveLength(before)
    rules.drive_basic.proxy_url = ''
    expect(await probe(opened)).toMatchObject({ verdict: 'valid' })
  },
)

test('an unresponsive proxy pauses the drives, and a changed proxy is used without a restart', async () => {
  await using opened = open()
  rules.drive_basic.proxy_url = 'http://127.0.0.1:1'
  expect(await probe(opened)).toMatchObject({ verdict: 'unsure', cause: 'unreachable' })
  rules.drive_basic.proxy_url = ''
  expect(await Promise.all([probe(opened), probe(opened)])).toMatchObject([{ verdict: 'valid' }, { verdict: 'valid' }])
})

test('a changed proxy ends no request in flight', async () => {
  await using opened = openDrives({ siteConfig, paceScale: 0.001, simulator, isPrivateProxyAllowed: true })
  simulator.set('BDY', { slowMs: 500 })
  const before = simulator.seen().length
  const failure = opened.checks.findProxyFailure(AbortSignal.timeout(10_000))
  await waitFor(() => simulator.seen().length > before)
  rules.drive_basic.proxy_url = 'http://127.0.0.1:1'
  expect(await probe(opened)).toMatchObject({ verdict: 'unsure', cause: 'unreachable' })
  expect(await failure).toBeUndefined()
})

test('without a configuration no drive is probed', async () => {
  await using opened = open()
  isConfigDown = true
  expect(await probe(opened)).toMatchObject({ verdict: 'unsure', cause: 'unreachable' })
})

test('without reachable drives all drives are switched off, and all other settings stay as configured', async () => {
  const { drive_basic, ...others } = await withDrivesDisabled(siteConfig).read()
  expect(diskTypes.map((type) => drive_basic[type].enabled)).toEqual(diskTypes.map(() => false))
  const { drive_basic: own, ...othersOfSite } = rules
  expect(drive_basic).toMatchObject({ QUARK: { every_ms: own.QUARK.every_ms }, valid_seconds: own.valid_seconds })
  expect([others, own.QUARK.enabled]).toEqual([othersOfSite, true])
})
