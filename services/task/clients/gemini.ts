import { OutboundError } from '@pandex/platform/outbound/outbound'
import type { OutboundResponse } from '@pandex/platform/outbound/outbound'
import { z } from 'zod'
import type { Prompt } from '../domain/article-prompt.ts'
import type { GeminiSettings } from './site-config.ts'
import type { OutboundClient } from '@pandex/platform/outbound/outbound-client'

export type GeminiAnswer =
  | { outcome: 'text'; text: string }
  /** The model refuses this subject; the next subject may succeed. */
  | { outcome: 'declined'; msg: string }
  /** The setup is wrong (key, model or address). */
  | { outcome: 'refused'; msg: string }
  | { outcome: 'later'; msg: string }

export interface Gemini {
  /** Tries the keys in turn, starting with the last one that worked. Never throws. */
  write(settings: GeminiSettings, prompt: Prompt, signal: AbortSignal): Promise<GeminiAnswer>
}

const officialAddress = 'https://generativelanguage.googleapis.com'
const timeoutMs = 60_000
const maxTokens = 2_048
const maxArticleLength = 20_000

/** The response fields in use: https://ai.google.dev/api/generate-content */
const responseSchema = z.object({
  candidates: z
    .array(
      z.object({
        content: z
          .object({
            parts: z.array(z.object({ text: z.string().optional(), thought: z.boolean().optional() })).optional(),
          })
          .optional(),
        finishReason: z.string().optional(),
      }),
    )
    .optional(),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
})

const readText = (text: string): GeminiAnswer => {
  const unreadable: GeminiAnswer = { outcome: 'later', msg: '模型的回答无法识别' }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return unreadable
  }
  const { data } = responseSchema.safeParse(json)
  if (!data) return unreadable
  const [candidate] = data.candidates ?? []
  const parts = candidate?.content?.parts ?? []
  const written = parts
    .map((part) => (part.thought ? '' : (part.text ?? '')))
    .join('')
    .trim()
  const isWhole = candidate?.finishReason === undefined || candidate.finishReason === 'STOP'
  if (written !== '' && isWhole) return { outcome: 'text', text: written.slice(0, maxArticleLength) }
  const reason = data.promptFeedback?.blockReason ?? candidate?.finishReason ?? '没有内容'
  return { outcome: 'declined', msg: `模型没有写完：${reason.slice(0, 50)}` }
}

/** `isKeySpecific`: the answer depends on the key, so another key may succeed. */
type KeyAnswer = GeminiAnswer & { isKeySpecific?: true }

const badKey: KeyAnswer = { outcome: 'refused', msg: '密钥无效', isKeySpecific: true }
/** The per-minute and the daily limit both return 429, so clients cannot distinguish them. */
const quotaExceeded: KeyAnswer = { outcome: 'later', msg: '模型的用量暂时用完', isKeySpecific: true }
const noAnswer: KeyAnswer = { outcome: 'later', msg: '模型暂时没有回答' }

const isBadKey = ({ status, text }: OutboundResponse): boolean =>
  status === 401 || status === 403 || (status === 400 && text.includes('API_KEY_INVALID'))

const readAnswer = (answer: OutboundResponse): KeyAnswer => {
  if (answer.status === 200) return readText(answer.text)
  if (isBadKey(answer)) return badKey
  if (answer.status === 429) return quotaExceeded
  if (answer.status === 404) return { outcome: 'refused', msg: '模型不存在' }
  if (answer.status >= 500) return noAnswer
  return { outcome: 'refused', msg: `模型回答 ${answer.status}` }
}

export const createGemini = (outbound: OutboundClient): Gemini => {
  let lastGood = 0
  const request = async (
    settings: GeminiSettings,
    key: string,
    prompt: Prompt,
    signal: AbortSignal,
  ): Promise<KeyAnswer> => {
    const base = (settings.base_url || officialAddress).replace(/\/+$/, '')
    const url = `${base}/v1beta/models/${encodeURIComponent(settings.model)}:generateContent`
    const body = JSON.stringify({
      systemInstruction: { parts: [{ text: prompt.system }] },
      contents: [{ role: 'user', parts: [{ text: prompt.text }] }],
      generationConfig: { maxOutputTokens: maxTokens },
    })
    const headers = { 'content-type': 'application/json', 'x-goog-api-key': key }
    try {
      return readAnswer(
        await outbound.fetch({ url, method: 'POST', headers, body, signal, timeoutMs, maxBytes: 500_000 }),
      )
    } catch (error) {
      const isForbidden = error instanceof OutboundError && error.reason === 'forbidden'
      return isForbidden ? { outcome: 'refused', msg: '模型接口地址不可用' } : noAnswer
    }
  }
  return {
    write: async (settings, prompt, signal) => {
      const { keys } = settings
      let answer: KeyAnswer = badKey
      for (let turn = 0; turn < keys.length; turn += 1) {
        const index = (lastGood + turn) % keys.length
        const own = await request(settings, keys[index] ?? '', prompt, signal)
        if (!own.isKeySpecific) {
          lastGood = index
          return own
        }
        // A temporary failure (`later`) outranks an invalid key: the job may succeed on retry.
        if (answer.outcome !== 'later') answer = own
      }
      return answer
    },
  }
}
