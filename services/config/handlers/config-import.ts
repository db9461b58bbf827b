import { AppError } from '@pandex/platform/errors'
import type { ConfigServiceDefinition } from '@pandex/platform/gen/pandex/config/v1/ConfigService'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { checkPartialChange, refuseRepeatedNames } from '../domain/settings/check-change.ts'
import type { ConfigChange, FieldProblem } from '../domain/settings/check-change.ts'
import type { PrivateHostUse } from '../domain/settings/check-hosts.ts'
import { describeChange } from '../domain/settings/describe-change.ts'
import { maskChanges } from '../domain/settings/mask-config.ts'
import { readVersionedConfig } from '../repositories/site-config.ts'
import type { SettingSecrets } from '../domain/settings/setting-secrets.ts'
import type { ChangeConfig } from '../use-cases/change-config.ts'
import type { Db } from '@pandex/platform/postgres/postgres'

export interface ConfigImportDeps {
  db: Db
  secrets: SettingSecrets
  privateHosts: readonly PrivateHostUse[]
  changeConfig: ChangeConfig
}

type Handlers = Pick<HandlersOf<ConfigServiceDefinition>, 'PreviewConfigImport' | 'ImportConfig'>

type Stored = ReadonlyMap<string, string>

export const configImportHandlers = ({ db, secrets, privateHosts, changeConfig }: ConfigImportDeps): Handlers => {
  const check = (list: readonly ConfigChange[], stored: Stored) => {
    refuseRepeatedNames(list)
    const checked = list.map((one) => checkPartialChange(one, { stored: stored.get(one.name), privateHosts }))
    const changes: ConfigChange[] = checked.flatMap((one) => ('change' in one ? [one.change] : []))
    const problems: FieldProblem[] = checked.flatMap((one) => ('problems' in one ? one.problems : []))
    return { changes, problems }
  }
  return {
    PreviewConfigImport: async ({ list }, ctx) => {
      requireAdmin(ctx, 'config')
      const { stored, version } = await readVersionedConfig(db, secrets)
      const { changes, problems } = check(list, stored)
      const differences = changes
        .map(({ name, value }) => ({ name, before: stored.get(name), after: value }))
        .map((one) => ({ name: one.name, changes: describeChange(one, { showsPrivateSettings: true }) }))
        .filter(({ changes: fields }) => Object.keys(fields).length > 0)
      return {
        changes: differences.map(({ name, changes: fields }) => ({ name, changes: JSON.stringify(fields) })),
        problems,
        version,
      }
    },

    ImportConfig: async ({ list, version }, ctx) => {
      requireAdmin(ctx, 'config')
      const decide = (stored: Stored): ConfigChange[] => {
        const { changes, problems } = check(list, stored)
        const [problem] = problems
        if (problem)
          throw new AppError('invalid', 'config.bad_value', `配置项 ${problem.field}：${problem.message}`, {
            fields: [problem.field],
          })
        return changes
      }
      const changed = await changeConfig(ctx, decide, { action: 'site_config.import', version })
      return { values: maskChanges(changed) }
    },
  }
}
