/** `make redrive s=disk e=disk.link-resolved.v1`: replays the dead letters of a running service; `e` is optional. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { REPOSITORY } from '../repository.ts'
import { findSupervisor, readState } from '../product/state.ts'

const kafka = findSupervisor() && readState()?.engines.find(({ name }) => name === 'kafka')
if (!kafka) {
  process.stderr.write('redrive: Pandex is not running, run make up first\n')
  process.exit(1)
}
const script = join(REPOSITORY, 'services/platform/src/commands/redrive-dead-letters.ts')
const { status } = spawnSync(process.execPath, [script, ...process.argv.slice(2).filter(Boolean)], {
  stdio: 'inherit',
  env: { ...process.env, KAFKA_BROKERS: kafka.address },
})
process.exit(status ?? 1)
