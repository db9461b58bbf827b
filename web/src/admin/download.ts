import { failureOf } from '../lib/api.ts'
import { readSession } from '../lib/session.ts'
import { signatureOf } from '../lib/sign-request.ts'

/** Hands a file over to the browser's downloads. */
export const saveFile = (name: string, content: Blob): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser reads the address after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/**
 * Downloads a file that only somebody logged in may have: a plain link would come without the session.
 * @throws Failure in the words of the gateway's envelope, else of the status
 */
export const downloadFile = async (path: string, name: string): Promise<void> => {
  const token = readSession()?.token
  const headers = {
    ...(await signatureOf({ method: 'GET', path, body: '' })),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const response = await fetch(path, { headers })
  if (!response.ok) throw Object.assign(new Error(path), await failureFrom(response))
  saveFile(name, await response.blob())
}

const failureFrom = async (response: Response): Promise<{ code: number; msg: string; status: number }> => {
  const { status } = response
  try {
    const { code, msg } = (await response.json()) as { code: number; msg: string }
    return { ...failureOf({ code, msg }), status }
  } catch {
    return { code: 0, msg: `发生错误了: ${status} ${response.statusText}`, status }
  }
}
