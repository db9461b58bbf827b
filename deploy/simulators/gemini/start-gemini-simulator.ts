/** Simulates the call `generateContent` of a model (https://ai.google.dev/api/generate-content). */
import type { DriveReply, DriveRequest } from '../drives/simulated-drive.ts'
import { sendReply } from '../drives/modes.ts'
import type { Mode } from '../drives/modes.ts'
import { startLoopbackServer } from '../loopback-server.ts'
import type { LoopbackServer } from '../loopback-server.ts'

/** `blocked`: the prompt was refused. `cut`: the answer stopped at its length limit. `unsafe`: it stopped because of its content. */
type GeminiMode =
  | Extract<Mode, 'normal' | 'hang' | 'garbage' | 'huge' | 'redirect_inside' | 'truncated' | 'wrong_types'>
  | 'blocked'
  | 'unsafe'
  | 'cut'
  | 'limited'
  | 'broken'

export interface GeminiRequest {
  key: string
  model: string
  system: string
  text: string
}

export interface GeminiSimulator extends LoopbackServer {
  setMode(mode: GeminiMode): void
  /** Sets the status of a key. Keys without a status are invalid. */
  setKey(key: string, status: 'good' | 'used up' | 'forbidden'): void
  setReply(write: (listRequests: GeminiRequest) => string): void
  /** Requests with a good key, in order. */
  asked(): GeminiRequest[]
}

const officialHost = 'generativelanguage.googleapis.com'

const failure = (code: number, status: string, message: string, reason?: string): DriveReply => ({
  status: code,
  body: { error: { code, status, message, ...(reason !== undefined && { details: [{ reason }] }) } },
})

const successReply = (text: string, finishReason = 'STOP') => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason, index: 0 }],
  usageMetadata: { totalTokenCount: text.length },
})

const textOf = (content: unknown): string => {
  const { parts = [] } = (content ?? {}) as { parts?: { text?: string }[] }
  return parts.map(({ text = '' }) => text).join('')
}

const readGeminiRequest = ({ path, headers, fields }: DriveRequest): GeminiRequest | undefined => {
  const [, model] = /^\/v1beta\/models\/([^/:]+):generateContent$/.exec(path) ?? []
  if (model === undefined) return undefined
  const contents = JSON.parse(fields.get('contents') ?? '[]') as unknown[]
  return {
    key: headers['x-goog-api-key'] ?? '',
    model: decodeURIComponent(model),
    system: textOf(JSON.parse(fields.get('systemInstruction') ?? 'null')),
    text: contents.map(textOf).join('\n'),
  }
}

export const startGeminiSimulator = async ({
  model = 'gemini-test',
  host = officialHost,
}: { model?: string; host?: string } = {}): Promise<GeminiSimulator> => {
  const keys = new Map<string, 'good' | 'used up' | 'forbidden'>()
  const accepted: GeminiRequest[] = []
  let mode: GeminiMode = 'normal'
  let write = (_asked: GeminiRequest): string => '## 介绍\n\n一段文字。'

  const refuse = (asked: GeminiRequest | undefined): DriveReply | undefined => {
    const status = keys.get(asked?.key ?? '')
    // Real answers repeat the key here.
    if (status === undefined)
      return failure(400, 'INVALID_ARGUMENT', `API key not valid: ${asked?.key}`, 'API_KEY_INVALID')
    if (status === 'forbidden') return failure(403, 'PERMISSION_DENIED', `Key ${asked?.key} may not use this`)
    if (status === 'used up' || mode === 'limited') return failure(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded')
    return asked?.model === model ? undefined : failure(404, 'NOT_FOUND', 'no such model')
  }
  const answer = (asked: GeminiRequest): DriveReply => {
    if (mode === 'broken') return failure(500, 'INTERNAL', 'An internal error has occurred')
    if (mode === 'blocked') return { body: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } } }
    if (mode === 'unsafe') return { body: { candidates: [{ finishReason: 'SAFETY', index: 0 }] } }
    return { body: successReply(write(asked), mode === 'cut' ? 'MAX_TOKENS' : 'STOP') }
  }
  const sendingModes = ['hang', 'garbage', 'huge', 'redirect_inside', 'truncated', 'wrong_types'] as const

  const server = await startLoopbackServer([host], 0, async (request, response) => {
    const asked = readGeminiRequest(request)
    const refused = refuse(asked)
    if (!refused && asked) accepted.push(asked)
    const sendingMode = sendingModes.find((candidate) => candidate === mode) ?? 'normal'
    await sendReply(response, refused ? 'normal' : sendingMode, request, refused ?? answer(asked as GeminiRequest))
  })
  return {
    ...server,
    setMode: (next) => {
      mode = next
    },
    setKey: (key, status) => void keys.set(key, status),
    setReply: (next) => {
      write = next
    },
    asked: () => [...accepted],
  }
}
