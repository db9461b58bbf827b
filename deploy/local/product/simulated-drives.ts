import { join } from 'node:path'
import type { ProcessOwner } from '../processes/process-owner.ts'
import { startSupervised } from '../processes/supervised-process.ts'
import type { SupervisedProcess } from '../processes/supervised-process.ts'
import { REPOSITORY } from '../repository.ts'

export interface SimulatedDrives extends SupervisedProcess {
  control: string
  env: NodeJS.ProcessEnv
}

interface Options {
  owner: ProcessOwner
  dataDir: string
  logDir: string
  port: number
  controlPort: number
}

/** The rate limits of real drives would make a first trial take hours. */
const paceScale = 0.02

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
    // A restart would create a new certificate, which running processes would not trust.
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
