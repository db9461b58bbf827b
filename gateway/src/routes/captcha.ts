import { captcha } from '../clients.ts'
import type { RouteContext } from '../clients.ts'
import { clientAddressOf } from '../identity/client-address.ts'
import { CheckAnswer, CreateChallenge } from '../schemas/captcha.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'

/** An access token only grants the captcha grace, so it is consumed immediately. */
const checkAnswer = async (input: { key: string; dots: string }, ctx: RouteContext) => {
  const { ok, token, purpose, next } = await captcha.CheckAnswer(input, ctx)
  if (next) return { ok, token, next }
  if (purpose === 'access') {
    await captcha.UseToken({ token, purpose }, ctx)
    await ctx.captchaGrace.grant(clientAddressOf(ctx.clientAddress).subscriber)
  }
  return { ok, token }
}

export const captchaRoutes = {
  'GET /v1/captcha/gen': route({
    auth: 'public',
    limit: 'captcha',
    input: CreateChallenge,
    call: captcha.CreateChallenge,
    isEssential: true,
  }),
  'POST /v1/captcha/check': route({
    auth: 'public',
    limit: 'captcha',
    input: CheckAnswer,
    call: checkAnswer,
    msg: '验证成功',
    refusal: ({ ok }) => (ok ? undefined : { code: 200, msg: '还差一步，请再转正一张' }),
    isEssential: true,
  }),
} satisfies RouteTable
