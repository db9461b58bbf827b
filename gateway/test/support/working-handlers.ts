import type { protos } from '@pandex/platform/grpc/protos'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { captchaHandlers } from './services/captcha.ts'
import { configHandlers } from './services/config.ts'
import { diskHandlers } from './services/disk.ts'
import { orderHandlers } from './services/order.ts'
import { searchHandlers } from './services/search.ts'
import { taskHandlers } from './services/task.ts'
import { userHandlers } from './services/user.ts'

type Protos = typeof protos
export type SiteHandlers = { [N in keyof Protos]: HandlersOf<Protos[N]> }

/** One row of everything; all sessions have token version 0. */
export const workingHandlers: SiteHandlers = {
  user: userHandlers,
  disk: diskHandlers,
  search: searchHandlers,
  order: orderHandlers,
  captcha: captchaHandlers,
  config: configHandlers,
  task: taskHandlers,
}
