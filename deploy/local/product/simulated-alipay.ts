import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSimulatedAccount } from '../../simulators/alipay/simulated-account.ts'
import type { SimulatedAccount } from '../../simulators/alipay/simulated-account.ts'
import type { ProcessOwner } from '../processes/process-owner.ts'
import { startSupervised } from '../processes/supervised-process.ts'
import type { SupervisedProcess } from '../processes/supervised-process.ts'
import { REPOSITORY } from '../repository.ts'

export interface SimulatedAlipay extends SupervisedProcess {
  /** Address of payment pages and control interface. */
  pages: string
  env: NodeJS.ProcessEnv
  /** Settings of the simulated merchant, for a site without keys. */
  settings: Record<string, unknown>
}

interface Options {
  owner: ProcessOwner
  dataDir: string
  logDir: string
  port: number
  pagesPort: number
}

/** The keys of a data folder stay the same: its database holds them. */
const obtainAccount = (file: string): SimulatedAccount => {
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(createSimulatedAccount(), null, 1), { mode: 0o600 })
  return JSON.parse(readFileSync(file, 'utf8')) as SimulatedAccount
}

export async function startSimulatedAlipay(options: Options): Promise<SimulatedAlipay> {
  const { owner, dataDir, logDir, port, pagesPort } = options
  const pages = `http://127.0.0.1:${pagesPort}`
  const [caFile, accountFile] = [join(dataDir, 'alipay-ca.pem'), join(dataDir, 'alipay-account.json')]
  const { app_id, seller_id, private_key, alipay_public_key } = obtainAccount(accountFile)
  const logFile = join(logDir, 'alipay.log')
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    PAGES_PORT: String(pagesPort),
    CA_FILE: caFile,
    ACCOUNT_FILE: accountFile,
  }
  const args = ['deploy/simulators/alipay/main.ts']
  const spec = { name: 'alipay', command: process.execPath, args, cwd: REPOSITORY, env, logFile }
  const supervised = await startSupervised(
    {
      name: 'alipay',
      owner,
      logFile,
      spawn: async () => owner.start(spec),
      isReady: async () =>
        existsSync(caFile) && (await fetch(`${pages}/livez`, { signal: AbortSignal.timeout(2000) })).ok,
    },
    // A restart would create a new certificate, which running processes would not trust.
    { restartCrashed: false },
  )
  return Object.assign(supervised, {
    pages,
    env: { ALIPAY_SIMULATOR: `https://127.0.0.1:${port}`, ALIPAY_SIMULATOR_CA: caFile },
    settings: { alipay_face: { app_id, seller_id, private_key, alipay_public_key } },
  })
}
