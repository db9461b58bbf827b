import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Backup } from '../../../services/platform/src/gen/pandex/config/v1/Backup.ts'
import { openGrpcClient } from '../../../services/platform/src/grpc/client.ts'
import { backgroundContext } from '../../../services/platform/src/grpc/context.ts'
import { protos } from '../../../services/platform/src/grpc/protos.ts'
import { createLogger } from '../../../services/platform/src/logging/logger.ts'
import type { Secrets } from '../../../services/platform/src/setup/make-secrets.ts'

/** Reports a backup to the config service of the site. @throws when the site does not answer */
export async function reportBackup(dataFolder: string, report: Backup): Promise<void> {
  const [portsFile, secretsFile] = [join(dataFolder, 'ports.json'), join(dataFolder, 'secrets.json')]
  if (!existsSync(portsFile) || !existsSync(secretsFile))
    throw new Error(`backup: ${dataFolder} holds no site, run make up first`)
  const ports = JSON.parse(readFileSync(portsFile, 'utf8')) as Record<string, number>
  const { serviceSecret } = JSON.parse(readFileSync(secretsFile, 'utf8')) as Secrets
  await using config = openGrpcClient(protos.config, {
    address: `127.0.0.1:${ports['config.grpc']}`,
    secret: serviceSecret,
  })
  await config.ReportBackup(report, backgroundContext(createLogger('backup', 'silent'), 5_000))
}
