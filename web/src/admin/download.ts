import { readAnswer, unansweredError } from '../lib/api/api.ts'
import { fetchWithTimeout } from '../lib/api/fetch-with-timeout.ts'
import { readSession } from '../lib/session/session.ts'
import { signRequest } from '../lib/api/sign-request.ts'

export const saveFile = (name: string, content: Blob): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser reads the URL after the click, so revoke it later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/**
 * Downloads a file with the session's token, which a plain link would not send. The deadline covers only the response headers,
 * because a large file may take long.
 * @throws Failure
 */
export const downloadFile = async (path: string, name: string): Promise<void> => {
  const token = readSession()?.token
  const headers = {
    ...(await signRequest({ method: 'GET', path, body: '' })),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const throwUnanswered = (error: unknown): never => {
    throw unansweredError(error)
  }
  const response = await fetchWithTimeout(path, { headers }, (answer) => answer).catch(throwUnanswered)
  if (!response.ok) await readAnswer(response)
  saveFile(name, await response.blob().catch(throwUnanswered))
}
