import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const servicesFolder = fileURLToPath(new URL('../../../', import.meta.url))

const hasFile = (service: string, name: string): boolean => existsSync(join(servicesFolder, service, name))

/** Services with a database: folders of `services/` with a `main.ts` and migrations. */
export const listDatabaseServices = (): string[] =>
  readdirSync(servicesFolder).filter((name) => hasFile(name, 'main.ts') && hasFile(name, 'migrations'))

/** The variable that names a service's database in steps for several services, such as DISK_POSTGRES_URL. */
export const postgresVariableOf = (service: string): string => `${service.toUpperCase()}_POSTGRES_URL`
