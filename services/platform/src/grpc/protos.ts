import { fileURLToPath } from 'node:url'
import { loadPackageDefinition } from '@grpc/grpc-js'
import type { ServiceDefinition } from '@grpc/grpc-js'
import { loadSync } from '@grpc/proto-loader'
import type { Options } from '@grpc/proto-loader'
import type { CaptchaServiceDefinition } from '../gen/pandex/captcha/v1/CaptchaService.ts'
import type { ConfigServiceDefinition } from '../gen/pandex/config/v1/ConfigService.ts'
import type { DiskServiceDefinition } from '../gen/pandex/disk/v1/DiskService.ts'
import type { OrderServiceDefinition } from '../gen/pandex/order/v1/OrderService.ts'
import type { SearchServiceDefinition } from '../gen/pandex/search/v1/SearchService.ts'
import type { TaskServiceDefinition } from '../gen/pandex/task/v1/TaskService.ts'
import type { UserServiceDefinition } from '../gen/pandex/user/v1/UserService.ts'

const protoDir = fileURLToPath(new URL('../../../../protos', import.meta.url))

/** Must match scripts/generate-protos.sh, so that run-time values fit the generated types. */
export const loadOptions: Options = {
  keepCase: true,
  longs: Number,
  enums: String,
  defaults: true,
  includeDirs: [protoDir],
}

const load = <D>(name: string): D => {
  const definition = loadSync(`pandex/${name}/v1/${name}.proto`, loadOptions)
  const root = loadPackageDefinition(definition) as unknown as Record<
    string,
    Record<string, Record<string, Record<string, { service: ServiceDefinition }>>>
  >
  const serviceName = `${name.charAt(0).toUpperCase()}${name.slice(1)}Service`
  const found = root.pandex?.[name]?.v1?.[serviceName]
  if (!found) throw new Error(`protos/pandex/${name}/v1/${name}.proto declares no ${serviceName}`)
  return found.service as D
}

export const protos = {
  user: load<UserServiceDefinition>('user'),
  disk: load<DiskServiceDefinition>('disk'),
  search: load<SearchServiceDefinition>('search'),
  order: load<OrderServiceDefinition>('order'),
  captcha: load<CaptchaServiceDefinition>('captcha'),
  config: load<ConfigServiceDefinition>('config'),
  task: load<TaskServiceDefinition>('task'),
}
