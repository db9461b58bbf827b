import { fileURLToPath } from 'node:url'
import type { DriveRequest } from '../../simulators/drives/simulated-drive.ts'
import { startLoopbackServer } from '../../simulators/loopback-server.ts'

/** An outside server that accepts everything and records it. */
export interface Recorder extends AsyncDisposable {
  ca: string
  requests: DriveRequest[]
  /** Makes the processes of a product connect to it. @param caFile holds its certificate */
  environment(caFile: string): NodeJS.ProcessEnv
}

export const geminiHost = 'model.example.com'
export const indexNowHost = 'indexnow.example.com'
export const bucketHost = 'bucket.example.com'

const hosts = [
  geminiHost,
  indexNowHost,
  bucketHost,
  'generativelanguage.googleapis.com',
  'api.indexnow.org',
  'data.zz.baidu.com',
  'movie.douban.com',
]

const article = { candidates: [{ content: { parts: [{ text: '一段介绍。' }] }, finishReason: 'STOP' }] }

const maxRequests = 1_000

export const startRecorder = async (): Promise<Recorder> => {
  const requests: DriveRequest[] = []
  const server = await startLoopbackServer(hosts, 0, async (request, response) => {
    requests.push(request)
    if (requests.length > maxRequests) requests.shift()
    const { host, body } = request
    response.setHeader('content-type', 'application/json')
    if (host === 'data.zz.baidu.com') response.end(JSON.stringify({ success: body.split('\n').length, remain: 1_000 }))
    else response.end(host === bucketHost ? '' : JSON.stringify(article))
  })
  const preload = fileURLToPath(new URL('redirect-hosts.ts', import.meta.url))
  return {
    ca: server.ca,
    requests,
    environment: (caFile) => ({
      NODE_OPTIONS: `--max-old-space-size=1024 --import=${preload}`,
      NODE_EXTRA_CA_CERTS: caFile,
      REDIRECTED_HOSTS: hosts.join(','),
      REDIRECTED_PORT: new URL(server.origin).port,
    }),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}
