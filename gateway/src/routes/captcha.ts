import { captcha } from '../clients.ts'
import { CheckAnswer, CreateChallenge } from '../schemas/captcha.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'

export const captchaRoutes = {
  'GET /v1/captcha/gen': route({
    auth: 'public',
    limit: 'captcha',
    input: CreateChallenge,
    call: captcha.CreateChallenge,
  }),
  'POST /v1/captcha/check': route({
    auth: 'public',
    limit: 'captcha',
    input: CheckAnswer,
    call: captcha.CheckAnswer,
    reply: ({ ok, token }) => ({ ok, token }),
    msg: '验证成功',
  }),
} satisfies RouteTable
