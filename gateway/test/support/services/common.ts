import { AppError } from '@pandex/platform/errors'

export const time = '2026-11-01T08:00:00.000Z'

export const rowTimes = { create_time: time, update_time: time }

export const refuse = (code: string): never => {
  throw new AppError('unauthenticated', code, 'please login first')
}

export const series = { list: [{ time: time, count: 2 }] }

export const serviceStatus = {
  version: 'abc',
  started_at: time,
  unready: [],
  waiting_events: 0,
  dead_letters: 0,
  disk_free: 60,
  disk_total: 100,
}
