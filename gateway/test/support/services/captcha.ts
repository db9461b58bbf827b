import type { protos } from '@pandex/platform/grpc/protos'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { serviceStatus } from './common.ts'

/** Answers every call with one row. */
export const captchaHandlers: HandlersOf<typeof protos.captcha> = {
  GetServiceStatus: async () => serviceStatus,
  CreateChallenge: async ({ type }) => ({
    key: 'c1',
    type: type || 'click',
    mask_image: 'data:,',
    thumb_image: 'data:,',
  }),
  CheckAnswer: async () => ({ ok: true, token: 'a-captcha-token', purpose: 'login', next: null }),
  UseToken: async () => ({}),
}
