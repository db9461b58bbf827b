import { randomInt } from 'node:crypto'
import { formatTime } from '@pandex/contracts/shanghai-time'

/** 20 digits: the time in Shanghai to the second, and six random ones. */
export const makeOrderNo = (now: Date): string =>
  `${formatTime(now).replaceAll(/\D/g, '')}${String(randomInt(1_000_000)).padStart(6, '0')}`
