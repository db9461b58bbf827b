import { imageTypes, maxImageBytes } from '@pandex/contracts/uploads'
import { isFailure, readAnswer, unansweredError } from '../../../lib/api/api.ts'
import { fetchWithTimeout } from '../../../lib/api/fetch-with-timeout.ts'
import { readSession } from '../../../lib/session/session.ts'

interface UploadedImage {
  url: string
  name: string
  size: number
  type: string
}

/** Why the gateway would refuse the file; undefined if it may accept it. */
export const findFileProblem = ({ size, type }: Pick<File, 'size' | 'type'>): string | undefined => {
  if (!imageTypes.includes(type)) return '只支持 JPEG、PNG、GIF、WebP 图片'
  return size > maxImageBytes ? `图片不能超过 ${maxImageBytes / 1_000_000} MB` : undefined
}

/** Safe to repeat: the same image gets the same address. @throws Failure */
export const uploadImage = async (file: File): Promise<UploadedImage> => {
  const body = new FormData()
  body.append('file', file)
  const headers = { authorization: `Bearer ${readSession()?.token ?? ''}` }
  try {
    return await fetchWithTimeout(
      '/admin/v1/upload/static',
      { method: 'POST', headers, body },
      readAnswer<UploadedImage>,
    )
  } catch (error) {
    throw isFailure(error) ? error : unansweredError(error)
  }
}
