import { join } from 'node:path'
import type { ProcessOwner } from '../processes/process-owner.ts'
import { startSupervised } from '../processes/supervised-process.ts'
import type { SupervisedProcess } from '../processes/supervised-process.ts'
import { REPOSITORY } from '../repository.ts'

export interface SimulatedDrives extends SupervisedProcess {
  /** Where it is told what the drives hold (`deploy/simulators/drives/control-door.ts`). */
  control: string
  /** For every process of a product that asks these drives instead of the real ones. */
  env: NodeJS.ProcessEnv
}

interface Options {
  owner: ProcessOwner
  dataDir: string
  logDir: string
  port: number
  controlPort: number
}

/** Real drives are asked so seldom that a first look at a site would take hours; nobody minds here. */
const paceScale = 0.02

/** Starts what stands for the drives on this machine: links of a site that is tried out are known to no real one. */
export async function startSimulatedDrives(options: Options): Promise<SimulatedDrives> {
  const { owner, dataDir, logDir, port, controlPort } = options
  const control = `http://127.0.0.1:${controlPort}`
  const caFile = join(dataDir, 'drives-ca.pem')
  const logFile = join(logDir, 'drives.log')
  const env = { PATH: process.env.PATH, PORT: String(port), CONTROL_PORT: String(controlPort), CA_FILE: caFile }
  const args = ['deploy/simulators/drives/main.ts']
  const spec = { name: 'drives', command: process.execPath, args, cwd: REPOSITORY, env, logFile }
  const supervised = await startSupervised(
    {
      name: 'drives',
      owner,
      logFile,
      spawn: async () => owner.start(spec),
      isReady: async () => (await fetch(`${control}/livez`, { signal: AbortSignal.timeout(2000) })).ok,
    },
    // A new one would have another certificate, which nobody who runs already would believe.
    { restartCrashed: false },
  )
  return Object.assign(supervised, {
    control,
    env: {
      DRIVE_SIMULATOR: `https://127.0.0.1:${port}`,
      DRIVE_SIMULATOR_CA: caFile,
      DRIVE_PACE_SCALE: String(paceScale),
    },
  })
}
