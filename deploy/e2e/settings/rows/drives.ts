import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { diskTypes } from '@pandex/contracts/share-link'
import type { SimulatedShare } from '../../../simulators/drives/simulated-share.ts'
import type { DriveRequest } from '../../../simulators/drives/simulated-drive.ts'
import {
  askAgain,
  forgetPace,
  importShares,
  makeShare,
  pauseAfterQuestion,
  readKeptSeconds,
  settleDrive,
  testDrive,
} from '../drive-checks.ts'
import { unwrap } from '../../harness/admin.ts'
import { effect } from '../effect.ts'
import type { EffectGroup, Observe } from '../effect.ts'
import type { SettingsSite } from '../settings-site.ts'

const longMs = 3_000_000
const proxied: string[] = []

/** Records which hosts are requested through it, and refuses. */
const proxy = createServer().on('connect', ({ url = '' }, socket) => {
  proxied.push(url)
  socket.destroy()
})

const startProxy = async (): Promise<void> => {
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve)
  })
  proxy.unref()
}

const xunleiRequests: DriveRequest[] = []

/** Records the requests to Xunlei, whose client identifies itself in its first one. */
const recordXunlei = async ({ drives }: SettingsSite): Promise<void> => {
  drives.set('XUNLEI', (reply, request) => {
    if (request.path.endsWith('/captcha/init')) xunleiRequests.push(request)
    return reply
  })
}

interface XunleiIdentity {
  client_id: string
  device_id: string
  meta: { client_version: string; package_name: string; timestamp: string; captcha_sign: string }
}

const xunleiIdentity =
  (read: (identity: XunleiIdentity) => unknown): Observe =>
  async (site) => {
    await forgetPace(site, 'XUNLEI')
    // Refused when the drive was tested a moment ago: the last request still counts.
    await testDrive(site, 'XUNLEI').catch(() => undefined)
    return read(JSON.parse(xunleiRequests.at(-1)?.body ?? '{}') as XunleiIdentity)
  }

const isSignedWith =
  (salts: readonly string[]) =>
  ({ client_id, device_id, meta }: XunleiIdentity): boolean => {
    const md5 = (text: string): string => createHash('md5').update(text).digest('hex')
    const start = client_id + meta.client_version + meta.package_name + device_id + meta.timestamp
    return meta.captcha_sign === `1.${salts.reduce((text, salt) => md5(text + salt), start)}`
  }

const readLanzouLink = async ({ visitor }: SettingsSite): Promise<string | undefined> => {
  const input = { text: 'https://wwe.lanzoux.com/iA1b2C3d4' }
  const { list } = await unwrap(visitor.post<{ list: { link: string }[] }>('/v1/task/preview_import', input))
  return list[0]?.link
}

const isAbout = (seconds: number, expected: number): boolean => Math.abs(seconds - expected) < 30

const keepsPassword =
  (expected: number): Observe =>
  async (site) => {
    const share = makeShare({ disk_pass: 'a1b2' })
    await forgetPace(site, 'QUARK')
    await importShares(site, [share])
    return isAbout(await readKeptSeconds(site, share), expected)
  }

/** A stored resource. Its names are its own: a copy of another one would not be stored. */
const importValid = async (site: SettingsSite): Promise<SimulatedShare> => {
  const name = randomBytes(6).toString('hex')
  const share = makeShare({ title: `馆藏目录 ${name}`, files: [{ path: `${name}.txt`, size: 1_000 }] })
  await forgetPace(site, 'QUARK')
  await importShares(site, [share])
  await readKeptSeconds(site, share)
  return share
}

const keepsValid =
  (expected: number): Observe =>
  async (site) =>
    isAbout(await readKeptSeconds(site, await importValid(site)), expected)

const importAndLose = async (site: SettingsSite): Promise<SimulatedShare> => {
  const share = await importValid(site)
  site.drives.put({ ...share, state: 'dead' })
  await askAgain(site, share)
  return share
}

const keepsSuspicion =
  (expected: number): Observe =>
  async (site) =>
    isAbout(await readKeptSeconds(site, await importAndLose(site)), expected)

const keepsDead =
  (expected: number): Observe =>
  async (site) => {
    const share = await importAndLose(site)
    await readKeptSeconds(site, share)
    await askAgain(site, share, `first_dead_at = now() - interval '2 hours'`)
    return isAbout(await readKeptSeconds(site, share), expected)
  }

const keepsUnsure =
  (expected: number): Observe =>
  async (site) => {
    const share = makeShare()
    await forgetPace(site, 'QUARK')
    await importShares(site, [share], 'garbage')
    return isAbout(await readKeptSeconds(site, share), expected)
  }

const silent = Object.fromEntries(diskTypes.map((type) => [type, { enabled: false }]))
const onlyQuark = { ...silent, QUARK: { enabled: true, every_ms: 50 } }

export const driveGroups: readonly EffectGroup[] = [
  {
    name: 'Answers of drives',
    given: { drive_basic: onlyQuark },
    prepare: (site) => settleDrive(site, 'QUARK'),
    effects: [
      effect('drive_basic.valid_seconds', 5_000, keepsValid(5_000), false, true),
      effect('drive_basic.dead_seconds', 7_000, keepsDead(7_000), false, true),
      effect('drive_basic.dead_confirm_seconds', 3_000, keepsSuspicion(3_000), false, true),
      effect('drive_basic.password_seconds', 6_000, keepsPassword(6_000), false, true),
      effect('drive_basic.unsure_seconds', 4_000, keepsUnsure(4_000), false, true),
    ],
  },
  {
    name: 'Rate of questions to drives',
    given: { drive_basic: {} },
    effects: diskTypes.map((type) =>
      effect(
        `drive_basic.${type}.every_ms`,
        longMs,
        async (site) => (await pauseAfterQuestion(site, type)) > longMs - 60_000,
        false,
        true,
      ),
    ),
  },
  {
    name: 'Random part of the rate',
    given: { drive_basic: { UC: { every_ms: longMs } } },
    effects: [
      effect(
        'drive_basic.jitter_percent',
        0,
        async (site) => (await pauseAfterQuestion(site, 'UC')) > longMs + 5_000,
        true,
        false,
      ),
    ],
  },
  {
    name: 'Drives that are asked',
    given: { drive_basic: {} },
    prepare: async (site) => {
      for (const type of diskTypes) await forgetPace(site, type)
    },
    effects: diskTypes.map((type) =>
      effect(
        `drive_basic.${type}.enabled`,
        false,
        async (site) => (await testDrive(site, type)).startsWith('没有启用'),
        false,
        true,
      ),
    ),
  },
  {
    name: 'Clients of drives',
    given: { drive_basic: { xunlei_salts: ['old salt'] } },
    prepare: recordXunlei,
    effects: [
      effect(
        'drive_basic.xunlei_client_id',
        'library',
        xunleiIdentity(({ client_id }) => client_id === 'library'),
        false,
        true,
      ),
      effect(
        'drive_basic.xunlei_client_version',
        '9.9.9',
        xunleiIdentity(({ meta }) => meta.client_version === '9.9.9'),
        false,
        true,
      ),
      effect(
        'drive_basic.xunlei_package',
        'org.library',
        xunleiIdentity(({ meta }) => meta.package_name === 'org.library'),
        false,
        true,
      ),
      effect(
        'drive_basic.xunlei_salts',
        ['first', 'second'],
        xunleiIdentity(isSignedWith(['first', 'second'])),
        false,
        true,
      ),
      effect(
        'drive_basic.lanzou_host',
        'www.lanzoui.com',
        async (site) => {
          await forgetPace(site, 'LZY')
          await testDrive(site, 'LZY')
          const asked = site.drives.seen().findLast(({ disk_type }) => disk_type === 'LZY')?.host
          return { asked, shown: await readLanzouLink(site) }
        },
        { asked: 'www.lanzoux.com', shown: 'https://www.lanzoux.com/iA1b2C3d4' },
        { asked: 'www.lanzoui.com', shown: 'https://www.lanzoui.com/iA1b2C3d4' },
      ),
    ],
  },
  {
    name: 'Proxy of drives',
    given: { drive_basic: {} },
    prepare: startProxy,
    effects: [
      effect(
        'drive_basic.proxy_url',
        () => `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
        async (site) => {
          await testDrive(site, 'proxy_url')
          return proxied.length > 0
        },
        false,
        true,
      ),
    ],
  },
]
