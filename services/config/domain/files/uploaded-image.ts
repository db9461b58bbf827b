import { imageExtensions, maxImageBytes, uploadPath } from '@pandex/contracts/uploads'
import { AppError } from '@pandex/platform/errors'

export const imageFormats = ['jpeg', 'png', 'gif', 'webp'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** Width times height, over all frames of an animation. */
export const maxImagePixels = 30_000_000

/** Larger images are scaled down. */
export const maxImageSide = 2_560

const startsWith = (content: Uint8Array, text: string, at = 0): boolean =>
  Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1', at, at + text.length) === text

/** The format by the first bytes. Decoders of all other formats, SVG among them, are never started. */
export const formatOf = (content: Uint8Array): ImageFormat | undefined => {
  if (startsWith(content, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(content, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(content, 'GIF87a') || startsWith(content, 'GIF89a')) return 'gif'
  return startsWith(content, 'RIFF') && startsWith(content, 'WEBP', 8) ? 'webp' : undefined
}

export const mediaTypeOf = (format: ImageFormat): string => `image/${format}`

const extensionByType = new Map(Object.entries(imageExtensions).map(([extension, type]) => [type, extension]))

export const imageUrlOf = (hash: string, format: ImageFormat): string =>
  `${uploadPath}${hash}.${extensionByType.get(mediaTypeOf(format)) ?? format}`

export type ImageProblem = 'format' | 'bytes' | 'pixels' | 'damaged' | 'stored_bytes'

const megabytes = maxImageBytes / 1_000_000

const messages: Record<ImageProblem, string> = {
  format: '只支持 JPEG、PNG、GIF、WebP 图片',
  bytes: `图片不能超过 ${megabytes} MB`,
  pixels: `图片太大，最多 ${maxImagePixels / 10_000} 万像素（动图按所有帧合计）`,
  damaged: '图片已损坏或不完整',
  stored_bytes: `图片处理后仍超过 ${megabytes} MB，请缩小尺寸再上传`,
}

export const badImage = (problem: ImageProblem): AppError =>
  new AppError('invalid', 'config.bad_image', messages[problem], { fields: ['file'] })

/** @throws AppError invalid config.bad_image */
export const checkImage = (content: Uint8Array): void => {
  if (content.length > maxImageBytes) throw badImage('bytes')
  if (!formatOf(content)) throw badImage('format')
}

const maxNameLength = 100

/** The file's name for display, without folders, control characters and bidirectional overrides. */
export const displayNameOf = (name: string): string =>
  name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .split(/[/\\]/)
    .at(-1)!
    .trim()
    .slice(-maxNameLength)
    .toWellFormed() || 'image'

const maxImages = 20_000
const maxTotalBytes = 2_000_000_000

/** @throws AppError failed_precondition config.uploads_full */
export const checkCapacity = (stored: { count: number; bytes: number }, size: number): void => {
  if (stored.count >= maxImages || stored.bytes + size > maxTotalBytes)
    throw new AppError('failed_precondition', 'config.uploads_full', '图片空间已满，请改用外部图片地址')
}
