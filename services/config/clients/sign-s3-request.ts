import { createHash, createHmac } from 'node:crypto'

export interface S3Credentials {
  region: string
  access_key_id: string
  secret_access_key: string
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/**
 * Headers of AWS Signature Version 4. The URL must have no query, and a path without characters that need encoding.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export const signS3Request = (
  { method, url, body }: { method: 'GET' | 'PUT' | 'DELETE'; url: URL; body: Buffer },
  { region, access_key_id, secret_access_key }: S3Credentials,
  now: Date,
): Record<string, string> => {
  const time = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
  const day = time.slice(0, 8)
  const bodyHash = sha256(body)
  const signed = 'host;x-amz-content-sha256;x-amz-date'
  const canonical = [
    method,
    url.pathname,
    '',
    `host:${url.host}`,
    `x-amz-content-sha256:${bodyHash}`,
    `x-amz-date:${time}`,
    '',
    signed,
    bodyHash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret_access_key}`)
  const signature = hmac(key, text).toString('hex')
  return {
    'x-amz-date': time,
    'x-amz-content-sha256': bodyHash,
    authorization: `AWS4-HMAC-SHA256 Credential=${access_key_id}/${scope}, SignedHeaders=${signed}, Signature=${signature}`,
  }
}
