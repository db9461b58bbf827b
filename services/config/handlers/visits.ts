import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import { requireAdmin, requireBackground } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { readReferrers } from '../domain/visits/read-referrers.ts'
import { readVisits } from '../domain/visits/read-visits.ts'
import { dayOf, parseDay } from '@pandex/contracts/shanghai-time'
import { badRange, listPoints } from '@pandex/contracts/time-range'
import { addReferrers, listTopReferrers } from '../repositories/referrers.ts'
import { findBusiest, listVisitors, readSeries } from '../repositories/visit-lists.ts'
import { addVisits } from '../repositories/visits.ts'

type Handlers = Pick<
  HandlersOf<ConfigServiceDefinition>,
  'RecordVisits' | 'ListVisitors' | 'ListBusiestAddresses' | 'ListVisitSeries' | 'RecordReferrers' | 'ListTopReferrers'
>

const busiest = { usual: 20, most: 100 }

export const visitHandlers = ({ db, clock }: { db: Db; clock: () => Date }): Handlers => ({
  RecordVisits: async ({ batch_id, list }, ctx) => {
    requireBackground(ctx, 'config')
    await addVisits(db, batch_id, readVisits(batch_id, list, clock()))
    return {}
  },

  ListVisitors: async ({ day: given, ...req }, ctx) => {
    requireAdmin(ctx, 'config')
    const day = given === '' ? dayOf(clock()) : given
    if (!parseDay(day)) throw badRange('config', '请填写有效的日期')
    return listVisitors(db, day, req)
  },

  ListBusiestAddresses: async ({ size }, ctx) => {
    requireAdmin(ctx, 'config')
    const { list } = await findBusiest(db, clock(), Math.min(size || busiest.usual, busiest.most))
    return { list }
  },

  ListVisitSeries: async (range, ctx) => {
    requireAdmin(ctx, 'config')
    const { unit, starts } = listPoints('config', range)
    return { list: await readSeries(db, unit, starts) }
  },

  RecordReferrers: async ({ batch_id, list }, ctx) => {
    requireBackground(ctx, 'config')
    await addReferrers(db, batch_id, readReferrers(batch_id, list, clock()))
    return {}
  },

  ListTopReferrers: async ({ from, to }, ctx) => {
    requireAdmin(ctx, 'config')
    if (!parseDay(from) || !parseDay(to)) throw badRange('config', '请填写有效的日期')
    if (to < from) throw badRange('config', '结束时间早于开始时间')
    return { list: await listTopReferrers(db, { from, to }) }
  },
})
