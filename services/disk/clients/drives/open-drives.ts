import { recordLastRequest } from '@pandex/platform/outbound/last-request'
import { openOutbound } from '@pandex/platform/outbound/outbound'
import type { Outbound, OutboundOptions, OutboundRequest } from '@pandex/platform/outbound/outbound'
import type { Resource } from '@pandex/platform/process/resource'
import { unassignedShareIds } from '@pandex/contracts/share-link'
import type { DiskType } from '@pandex/contracts/share-link'
import type { Drive, DriveAnswer, DriveSettings } from './drive.ts'
import { defaultDriveSettings } from './drive-settings.ts'
import { createDrives, driveHosts } from './drives.ts'
import { unsure } from './verdicts.ts'
import type { SiteConfig, SiteRules } from '../site-config.ts'

export interface DrivesOptions {
  siteConfig: SiteConfig
  paceScale: number
  isPrivateProxyAllowed?: boolean
  simulator?: OutboundOptions['mapTo']
}

/** Requests to drives whose outcome an admin reads, by the same client as probes. */
export interface DriveChecks {
  /**
   * Asks the drive about a share that does not exist.
   * @returns its answer, and in Chinese how the last request ended
   * @throws AppError unavailable without a configuration; OutboundError forbidden with an invalid proxy
   */
  probe(diskType: DiskType, signal: AbortSignal): Promise<{ answer: DriveAnswer; lastRequest: string }>
  /** Requests a page of a drive through the proxy. @returns in Chinese what failed, or undefined @throws as `probe` */
  findProxyFailure(signal: AbortSignal): Promise<string | undefined>
}

/** Small, and reachable wherever a drive is. */
const proxyTestUrl = 'https://pan.baidu.com/robots.txt'

/** Without salts the configured client is unusable, so the default client is used. */
const xunleiOf = (rules: SiteRules['drive_basic']): DriveSettings['xunlei'] =>
  rules.xunlei_salts.length === 0
    ? defaultDriveSettings.xunlei
    : {
        clientId: rules.xunlei_client_id,
        clientVersion: rules.xunlei_client_version,
        packageName: rules.xunlei_package,
        salts: rules.xunlei_salts,
      }

const settingsOf = (rules: SiteRules['drive_basic'], paceScale: number): DriveSettings => {
  const pauses = Object.entries(defaultDriveSettings.pauseMs).map(([type, ms]) => [type, Math.ceil(ms * paceScale)])
  return {
    ...defaultDriveSettings,
    lanzouHost: rules.lanzou_host || defaultDriveSettings.lanzouHost,
    xunlei: xunleiOf(rules),
    pauseMs: Object.fromEntries(pauses) as Record<DiskType, number>,
  }
}

/** Outbound client that closes after its last request when it is replaced. */
const openReplaceableOutbound = (options: OutboundOptions) => {
  const outbound = openOutbound(options)
  let inFlight = 0
  let isReplaced = false
  const close = () => outbound[Symbol.asyncDispose]()
  const closeIfUnused = (): void => {
    if (isReplaced && inFlight === 0) void close()
  }
  return {
    fetch: async (request: OutboundRequest) => {
      inFlight += 1
      return outbound.fetch(request).finally(() => {
        inFlight -= 1
        closeIfUnused()
      })
    },
    replace: () => {
      isReplaced = true
      closeIfUnused()
    },
    close,
  }
}

/** Outbound through the configured proxy; a changed proxy applies to new requests. */
const openSwitchableOutbound = (options: OutboundOptions) => {
  let proxyUrl = ''
  let outbound = openReplaceableOutbound(options)
  const applyProxy = (requestedProxy: string): void => {
    if (requestedProxy === proxyUrl) return
    const before = outbound
    outbound = openReplaceableOutbound({ ...options, proxyUrl: requestedProxy || undefined })
    proxyUrl = requestedProxy
    before.replace()
  }
  const current: Outbound = {
    name: 'outbound',
    fetch: async (request) => outbound.fetch(request),
    [Symbol.asyncDispose]: async () => outbound.close(),
  }
  return { current, applyProxy }
}

export const openDrives = ({
  siteConfig,
  paceScale,
  isPrivateProxyAllowed = false,
  simulator,
}: DrivesOptions): Resource & { drives: Record<DiskType, Drive>; checks: DriveChecks } => {
  const { current, applyProxy } = openSwitchableOutbound({
    allowedHosts: driveHosts,
    mapTo: simulator,
    isPrivateProxyAllowed,
  })
  let settings = defaultDriveSettings
  const configure = async (): Promise<void> => {
    const { drive_basic } = await siteConfig.read()
    settings = settingsOf(drive_basic, paceScale)
    applyProxy(drive_basic.proxy_url)
  }
  const byConfiguration = (drive: Drive): Drive => ({
    ask: async (share, signal) => {
      try {
        await configure()
      } catch {
        // Without a configuration or with an invalid proxy, no request may leave by another route.
        return unsure('unreachable')
      }
      return drive.ask(share, signal)
    },
  })
  const drives = Object.entries(createDrives(current, () => settings)).map(([type, drive]) => [
    type,
    byConfiguration(drive),
  ])
  const checks: DriveChecks = {
    probe: async (diskType, signal) => {
      await configure()
      const last = recordLastRequest(current)
      const drive = createDrives(last.outbound, () => settings)[diskType]
      const answer = await drive.ask({ disk_id: unassignedShareIds[diskType], disk_pass: '' }, signal)
      return { answer, lastRequest: last.describe() }
    },
    findProxyFailure: async (signal) => {
      await configure()
      const last = recordLastRequest(current)
      // Any status proves that the proxy leads to the drive.
      await last.outbound.fetch({ url: proxyTestUrl, maxHops: 0, signal }).catch(() => undefined)
      return last.status() === undefined ? last.describe() : undefined
    },
  }
  return {
    name: 'drives',
    drives: Object.fromEntries(drives) as Record<DiskType, Drive>,
    checks,
    [Symbol.asyncDispose]: () => current[Symbol.asyncDispose](),
  }
}
