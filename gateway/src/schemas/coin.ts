import { z } from 'zod'
import { integer, line, listFields, nestPage, requestId } from './fields.ts'

export const CheckIn = z.object({ /** 1: read only. */ status: integer({ max: 1 }).default(0) })

export const ListInvited = z.object({ ...listFields }).transform(nestPage)

export const ListCoinLog = z.object({ ...listFields }).transform(nestPage)

export const ExchangeCoins = z.object({ rule_id: line(32), request_id: requestId })
