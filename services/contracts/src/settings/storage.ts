import { choice, jsonSetting, secretField, serverUrl, text } from './define-setting.ts'

export const storageSettings = [
  jsonSetting('upload_storage', 'other', '图片存储', 'private', {
    kind: choice('新图片存到', { postgres: '数据库', s3: 'S3 兼容存储' }, 'postgres', {
      help: '已上传的图片留在原处；换回数据库后，S3 的设置仍要保留',
    }),
    endpoint: serverUrl('S3 地址', { help: '例如 https://s3.us-east-1.amazonaws.com，不带存储桶' }),
    region: text('S3 区域', 'us-east-1', { max: 50 }),
    bucket: text('存储桶', '', { max: 63 }),
    access_key_id: text('Access Key ID', '', { max: 200 }),
    secret_access_key: text('Secret Access Key', '', { max: 200, ...secretField }),
  }),
]
