import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { createCpuWaitMeter } from '@pandex/platform/process/cpu-wait'
import type { SearchActivity } from '../domain/search-activity.ts'

type Handlers = Pick<HandlersOf<SearchServiceDefinition>, 'GetSearchLoad'>

export const searchLoadHandlers = ({ activity }: { activity: SearchActivity }): Handlers => {
  const cpuWait = createCpuWaitMeter()
  return {
    GetSearchLoad: async () => ({ is_searching: activity.isRecent(), cpu_wait: cpuWait.read() }),
  }
}
