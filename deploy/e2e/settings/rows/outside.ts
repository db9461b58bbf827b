import { createHash, createHmac } from 'node:crypto'
import { drawImage } from '../../../../services/config/test/images.ts'
import { unwrap } from '../../harness/admin.ts'
import { waitFor } from '../../../../services/platform/testing/fixtures.ts'
import type { DriveRequest } from '../../../simulators/drives/simulated-drive.ts'
import { effect } from '../effect.ts'
import type { EffectGroup, Observe } from '../effect.ts'
import { bucketHost, geminiHost, indexNowHost } from '../recorder.ts'
import type { SettingsSite } from '../settings-site.ts'

const geminiSettings = { enabled: true, base_url: `https://${geminiHost}`, model: 'old-model', keys: ['old key'] }
const publicSite = { site_basic: { site_name: '书房', host: 'https://books.example.org' } }
const pushSettings = {
  indexnow_enabled: true,
  indexnow_key: 'oldkey',
  baidu_enabled: true,
  baidu_site: 'old.example.org',
  baidu_token: 'oldtoken',
}
const bucketSettings = {
  kind: 's3',
  endpoint: `https://${bucketHost}`,
  bucket: 'old-bucket',
  access_key_id: 'OLDKEY',
  secret_access_key: 'old secret',
}

/** The requests that outside servers get from an action. */
const requestsOf = async ({ recorder }: SettingsSite, act: () => Promise<unknown>): Promise<DriveRequest[]> => {
  const before = recorder.requests.length
  await act()
  return recorder.requests.slice(before)
}

const askModel = (site: SettingsSite): Promise<DriveRequest[]> =>
  requestsOf(site, () => site.admin.get('/admin/v1/task/check_gemini'))

/** The request to the model in a check of its settings. */
const asked =
  (read: (request: DriveRequest) => unknown): Observe =>
  async (site) =>
    (await askModel(site)).map(read)[0]

/** Writes the article of the sample again. */
const writeArticle = (site: SettingsSite): Promise<DriveRequest[]> =>
  requestsOf(site, async () => {
    const { admin, sample } = site
    const { id } = await unwrap(admin.get<{ id: number }>(`/v1/disk/doc/${sample.docId}`))
    const input = { id, replace_by_hand: true }
    const { job_id } = await unwrap(admin.post<{ job_id: number }>('/admin/v1/disk/renew_article', input))
    await waitFor(async () => {
      const { list } = await unwrap(
        admin.get<{ list: { id: number; status: string }[] }>('/admin/v1/task/list?size=20'),
      )
      return list.some((job) => job.id === job_id && ['cancelled', 'failed', 'done'].includes(job.status))
    }, 15_000)
  })

const pushSample = ({ admin, sample }: SettingsSite) =>
  admin.post('/admin/v1/disk/submit_indexnow', { doc_ids: [sample.docId] })

/** The request to a search engine when a page is pushed. */
const pushed =
  (engine: 'indexnow' | 'baidu', read: (request: DriveRequest) => unknown): Observe =>
  async (site) => {
    const requests = await requestsOf(site, () => pushSample(site))
    return requests.filter(({ host }) => host.includes(engine)).map(read)[0]
  }

const isPushed = (engine: 'indexnow' | 'baidu'): Observe => pushed(engine, () => true)

let pictures = 0

/** Uploads a new picture. @returns the request that stores it, if an outside server does */
const upload = async (site: SettingsSite): Promise<DriveRequest | undefined> => {
  pictures += 1
  const picture = await drawImage('png', { width: 8 + pictures })
  const form = new FormData()
  form.set('file', new File([new Uint8Array(picture)], 'cover.png', { type: 'image/png' }))
  const requests = await requestsOf(site, () =>
    fetch(new URL('/admin/v1/upload/static', site.product.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${site.adminToken}` },
      body: form,
    }),
  )
  return requests.find(({ method }) => method === 'PUT')
}

const uploaded =
  (read: (request: DriveRequest) => unknown): Observe =>
  async (site) => {
    const request = await upload(site)
    return request && read(request)
  }

const credentialOf = ({ headers }: DriveRequest): string[] =>
  /Credential=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split('/') ?? []

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Whether AWS Signature Version 4 of a request was made with a secret. */
const isSignedWith =
  (secret: string) =>
  (request: DriveRequest): boolean => {
    const { headers, path } = request
    const [, ...scope] = credentialOf(request)
    const bodyHash = headers['x-amz-content-sha256'] ?? ''
    const time = headers['x-amz-date'] ?? ''
    const named = [`host:${bucketHost}`, `x-amz-content-sha256:${bodyHash}`, `x-amz-date:${time}`, '']
    const canonical = ['PUT', path, '', ...named, 'host;x-amz-content-sha256;x-amz-date', bodyHash].join('\n')
    const canonicalHash = createHash('sha256').update(canonical).digest('hex')
    const text = ['AWS4-HMAC-SHA256', time, scope.join('/'), canonicalHash].join('\n')
    const key = scope.reduce<string | Buffer>(hmac, `AWS4${secret}`)
    return headers.authorization?.endsWith(`Signature=${hmac(key, text).toString('hex')}`) ?? false
  }

export const outsideGroups: readonly EffectGroup[] = [
  {
    name: 'Articles',
    given: { gemini: { ...geminiSettings, enabled: false } },
    effects: [effect('gemini.enabled', true, async (site) => (await askModel(site)).length > 0, false, true)],
  },
  {
    name: 'Address of the model',
    given: { gemini: { ...geminiSettings, base_url: '' } },
    effects: [
      effect(
        'gemini.base_url',
        `https://${geminiHost}`,
        asked(({ host }) => host),
        'generativelanguage.googleapis.com',
        geminiHost,
      ),
    ],
  },
  {
    name: 'Model, key, prompt and number of articles',
    given: { gemini: { ...geminiSettings, daily_limit: 1 } },
    // The only article of the day.
    prepare: async (site) => void (await writeArticle(site)),
    effects: [
      effect(
        'gemini.model',
        'new-model',
        asked(({ path }) => path.includes('/new-model:')),
        false,
        true,
      ),
      effect(
        'gemini.keys',
        ['new key'],
        asked(({ headers }) => headers['x-goog-api-key']),
        'old key',
        'new key',
      ),
      effect('gemini.daily_limit', 50, async (site) => (await writeArticle(site)).length, 0, 1),
      effect(
        'gemini.prompt',
        '写给馆员：%disk_name%',
        async (site) => (await writeArticle(site)).some(({ body }) => body.includes('写给馆员')),
        false,
        true,
      ),
    ],
  },
  {
    name: 'Pushing pages',
    given: { ...publicSite, seo_push: { ...pushSettings, indexnow_enabled: false, baidu_enabled: false } },
    effects: [
      effect('seo_push.indexnow_enabled', true, isPushed('indexnow'), undefined, true),
      effect('seo_push.baidu_enabled', true, isPushed('baidu'), undefined, true),
    ],
  },
  {
    name: 'Accounts of the search engines',
    given: { ...publicSite, seo_push: pushSettings },
    effects: [
      effect(
        'seo_push.indexnow_key',
        'newkey',
        pushed('indexnow', ({ fields }) => fields.get('key')),
        'oldkey',
        'newkey',
      ),
      effect(
        'seo_push.indexnow_endpoint',
        `https://${indexNowHost}/indexnow`,
        pushed('indexnow', ({ host }) => host),
        'api.indexnow.org',
        indexNowHost,
      ),
      effect(
        'seo_push.baidu_site',
        'books.example.org',
        pushed('baidu', ({ query }) => query.get('site')),
        'old.example.org',
        'books.example.org',
      ),
      effect(
        'seo_push.baidu_token',
        'newtoken',
        pushed('baidu', ({ query }) => query.get('token')),
        'oldtoken',
        'newtoken',
      ),
    ],
  },
  {
    name: 'Pushed pages a day',
    given: { ...publicSite, seo_push: { ...pushSettings, daily_quota: 0 } },
    effects: [effect('seo_push.daily_quota', 1_000, async (site) => (await pushSample(site)).envelope.code, 429, 200)],
  },
  {
    name: 'Place of images',
    given: { upload_storage: { ...bucketSettings, kind: 'postgres' } },
    effects: [effect('upload_storage.kind', 's3', async (site) => (await upload(site)) !== undefined, false, true)],
  },
  {
    name: 'Address of the image storage',
    given: { upload_storage: { ...bucketSettings, endpoint: '' } },
    effects: [
      effect(
        'upload_storage.endpoint',
        `https://${bucketHost}`,
        uploaded(({ host }) => host),
        undefined,
        bucketHost,
      ),
    ],
  },
  {
    name: 'Account of the image storage',
    given: { upload_storage: bucketSettings },
    effects: [
      effect(
        'upload_storage.region',
        'eu-west-1',
        uploaded((request) => credentialOf(request)[2]),
        'us-east-1',
        'eu-west-1',
      ),
      effect(
        'upload_storage.bucket',
        'new-bucket',
        uploaded(({ path }) => path.split('/')[1]),
        'old-bucket',
        'new-bucket',
      ),
      effect(
        'upload_storage.access_key_id',
        'NEWKEY',
        uploaded((request) => credentialOf(request)[0]),
        'OLDKEY',
        'NEWKEY',
      ),
      effect('upload_storage.secret_access_key', 'new secret', uploaded(isSignedWith('new secret')), false, true),
    ],
  },
]
