/**
 * Xunlei, called like its own client. Every call needs a captcha token, which the client obtains itself by signing its identity with the
 * salts of its id and version. A token is valid for five minutes.
 */
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { ProbeSession } from './probe-session.ts'
import type { DriveClient } from './drive-client.ts'
import type { ProbedShare, DeadReason, DriveAnswer, DriveSettings } from './drive.ts'
import { looseCount, looseId, looseList, looseObject, looseText, looseToken } from './lenient-schemas.ts'
import { readTree, type Listing } from './share-tree.ts'
import { ProbeEnded, dead, unsure } from './verdicts.ts'

const captchaHost = 'xluser-ssl.xunlei.com'
const apiHost = 'api-pan.xunlei.com'
const pageSize = 100
/** Safety margin, so that a token stays valid until the probe ends. */
const tokenMarginMs = 30_000
const maxTokenMs = 300_000
const captchaRetryMs = 300_000

const deadStates: readonly [RegExp, DeadReason][] = [
  [/^NOT_FOUND$/, 'not_found'],
  [/^DELETED$/, 'cancelled'],
  [/^CANCEL/, 'cancelled'],
  [/^EXPIRED$/, 'expired'],
  [/^SENSITIVE_RESOURCE$/, 'illegal'],
  [/^BANNED/, 'sharer_banned'],
]

const captchaAnswer = z.object({
  captcha_token: z.string().min(1).max(8_192),
  expires_in: looseCount,
  url: z.string().optional(),
})
const captchaRequired = z.object({ url: z.string().min(1) })

const captchaRefused = z.union([
  z.object({ error_code: z.literal(9) }),
  z.object({ error: z.literal('captcha_invalid') }),
])

const shareAnswer = z.object({
  share_status: z.string(),
  title: looseText,
  files: z.array(z.unknown()).optional(),
  user_info: looseObject({ user_id: looseId, nickname: looseText }),
  pass_code_token: looseToken,
  next_page_token: looseToken,
})
type ShareAnswer = z.infer<typeof shareAnswer>

const entryList = looseList(z.object({ id: z.string().max(64), kind: z.string(), name: z.string(), size: looseCount }))

const signCaptcha = (
  { clientId, clientVersion, packageName, salts }: DriveSettings['xunlei'],
  device: string,
  at: string,
) => {
  const md5 = (text: string): string => createHash('md5').update(text).digest('hex')
  return `1.${salts.reduce((text, salt) => md5(text + salt), clientId + clientVersion + packageName + device + at)}`
}

const createTokenCache = () => {
  const device = randomBytes(16).toString('hex')
  let kept: { token: string; client: string; until: number } | undefined

  const request = async (session: ProbeSession, deviceId: string): Promise<{ token: string; livesMs: number }> => {
    const { xunlei } = session.settings
    const timestamp = String(Date.now())
    const answer = await session.fetchJson(
      {
        url: `https://${captchaHost}/v1/shield/captcha/init`,
        headers: { 'x-client-id': xunlei.clientId, 'x-device-id': deviceId, 'x-client-version': xunlei.clientVersion },
        json: {
          action: 'get:/drive/v1/share',
          captcha_token: '',
          client_id: xunlei.clientId,
          device_id: deviceId,
          meta: {
            timestamp,
            captcha_sign: signCaptcha(xunlei, deviceId, timestamp),
            client_version: xunlei.clientVersion,
            package_name: xunlei.packageName,
            user_id: '0',
          },
          redirect_uri: 'xlaccsdk01://xunlei.com/callback?state=harbor',
        },
      },
      z.unknown(),
    )
    if (captchaRequired.safeParse(answer).success) throw new ProbeEnded(unsure('captcha', captchaRetryMs))
    if (captchaRefused.safeParse(answer).success) throw new ProbeEnded(unsure('captcha'))
    const read = captchaAnswer.safeParse(answer)
    if (!read.success) throw new ProbeEnded(unsure('unreadable'))
    return { token: read.data.captcha_token, livesMs: Math.min(read.data.expires_in * 1_000, maxTokenMs) }
  }

  return {
    get: async (
      session: ProbeSession,
      isNew: boolean,
    ): Promise<{ token: string; deviceId: string; wasKept: boolean }> => {
      const deviceId = session.settings.xunlei.deviceId ?? device
      const client = JSON.stringify([session.settings.xunlei, deviceId])
      if (!isNew && kept?.client === client && kept.until > Date.now())
        return { token: kept.token, deviceId, wasKept: true }
      kept = undefined
      const { token, livesMs } = await request(session, deviceId)
      kept = { token, client, until: Date.now() + livesMs - tokenMarginMs }
      return { token, deviceId, wasKept: false }
    },
  }
}

const readVerdict = ({ share_status: status }: ShareAnswer): DriveAnswer | null => {
  if (status === 'OK') return null
  if (status === 'PASS_CODE_EMPTY') return { verdict: 'password', isWrong: false }
  if (status === 'PASS_CODE_ERROR') return { verdict: 'password', isWrong: true }
  const reason = deadStates.find(([state]) => state.test(status))?.[1]
  return reason ? dead(reason) : unsure('unreadable')
}

const toListing = ({ files, next_page_token: next }: ShareAnswer): Listing<string, string> => ({
  entries: entryList
    .parse(files)
    .map(({ name, size, kind, id }) => ({ name, size, folder: kind === 'drive#folder' ? id : undefined })),
  next: next || undefined,
})

export const createXunlei = (): DriveClient => {
  const tokens = createTokenCache()

  /** Retries a refused cached token once with a new one; a refused new token means that this client is blocked. */
  const call = async (
    session: ProbeSession,
    path: string,
    parameters: Record<string, string>,
    isAgain = false,
  ): Promise<ShareAnswer> => {
    const { token, deviceId, wasKept } = await tokens.get(session, isAgain)
    const answer = await session.fetchJson(
      {
        url: `https://${apiHost}/drive/v1/${path}?${new URLSearchParams({ ...parameters, limit: String(pageSize), thumbnail_size: 'SIZE_SMALL' }).toString()}`,
        headers: {
          'x-client-id': session.settings.xunlei.clientId,
          'x-device-id': deviceId,
          'x-captcha-token': token,
          origin: 'https://pan.xunlei.com',
          referer: 'https://pan.xunlei.com/',
        },
      },
      z.unknown(),
    )
    if (captchaRefused.safeParse(answer).success) {
      if (wasKept) return call(session, path, parameters, true)
      throw new ProbeEnded(unsure('captcha'))
    }
    const read = shareAnswer.safeParse(answer)
    if (!read.success) throw new ProbeEnded(unsure('unreadable'))
    return read.data
  }

  const ask = async (session: ProbeSession, share: ProbedShare): Promise<DriveAnswer> => {
    if (session.settings.xunlei.salts.length === 0) return { verdict: 'unsupported', msg: '未配置迅雷客户端' }
    const root = { share_id: share.disk_id, pass_code: share.disk_pass, pass_code_token: '', page_token: '' }
    const first = await call(session, 'share', root)
    const verdict = readVerdict(first)
    if (verdict) return verdict
    const tree = await readTree(session, 'XUNLEI', toListing(first), async (folder = '', page = '') => {
      const where = {
        share_id: share.disk_id,
        parent_id: folder,
        pass_code_token: first.pass_code_token,
        page_token: page,
      }
      const answer = await call(session, 'share/detail', where)
      if (readVerdict(answer)) throw new ProbeEnded(unsure('unreadable'))
      return toListing(answer)
    })
    return {
      verdict: 'valid',
      share: {
        ...tree,
        disk_name: first.title,
        share_user: first.user_info.nickname,
        share_user_id: first.user_info.user_id,
        // Not reported; the files' own times are creation times.
        shared_time: '',
      },
    }
  }

  return { hosts: [captchaHost, apiHost], ask }
}
