import { maxImageBytes, uploadPath } from '@pandex/contracts/uploads'
import { AppError, unavailableError } from '@pandex/platform/errors'
import type { Logger } from '@pandex/platform/logging/logger'
import type { OutboundClient } from '@pandex/platform/outbound/outbound-client'
import type { ImageStorage } from '../images/image-storage.ts'
import { signS3Request } from './sign-s3-request.ts'
import type { S3Credentials } from './sign-s3-request.ts'

export interface S3Settings extends S3Credentials {
  endpoint: string
  bucket: string
}

export interface S3StorageOptions {
  log: Logger
  clock: () => Date
  outbound: OutboundClient
}

/** An upload also has to decode its image within the 8 s of a call. */
const timeoutMs = 4_000

/** Bucket names need no encoding in a path (https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html). */
const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** @throws AppError failed_precondition config.no_storage */
const urlOf = ({ endpoint, bucket, region, access_key_id, secret_access_key }: S3Settings, hash: string): URL => {
  const url = URL.parse(endpoint)
  if (!url || !bucketPattern.test(bucket) || region === '' || access_key_id === '' || secret_access_key === '')
    throw new AppError('failed_precondition', 'config.no_storage', '请先在网站配置填写 S3 的地址、区域、存储桶和密钥')
  return new URL(`/${bucket}${uploadPath}${hash}`, url.origin)
}

/** Stores images in a bucket of an S3-compatible service, addressed by path. */
export const createS3Storage = (settings: S3Settings, { log, clock, outbound }: S3StorageOptions): ImageStorage => {
  const request = async (
    method: 'GET' | 'PUT' | 'DELETE',
    hash: string,
    { content = Buffer.alloc(0), headers = {} }: { content?: Buffer; headers?: Record<string, string> } = {},
  ) => {
    const url = urlOf(settings, hash)
    const signature = signS3Request({ method, url, body: content }, settings, clock())
    const answer = await outbound
      .fetch({
        url: url.href,
        method,
        headers: { ...headers, ...signature },
        ...(method === 'PUT' && { body: content }),
        timeoutMs,
        maxBytes: maxImageBytes,
        isBinary: true,
      })
      .catch((error: unknown) => {
        log.warn({ err: error }, 'image storage: S3 did not answer, refusing')
        throw unavailableError(error)
      })
    if ([200, 204, 404].includes(answer.status)) return answer
    log.warn(
      { status: answer.status, code: /<Code>(\w{1,50})<\/Code>/.exec(answer.text)?.[1] },
      'image storage: S3 refused the request, refusing',
    )
    throw unavailableError()
  }
  return {
    name: 's3',
    put: async ({ hash, type, content }) => {
      const { status } = await request('PUT', hash, {
        content: Buffer.from(content),
        headers: { 'content-type': type },
      })
      if (status !== 200) throw new AppError('failed_precondition', 'config.no_storage', 'S3 没有这个存储桶')
    },
    get: async (hash) => {
      const { status, text } = await request('GET', hash)
      return status === 200 ? Buffer.from(text, 'latin1') : undefined
    },
    remove: async (hash) => {
      await request('DELETE', hash)
    },
  }
}
