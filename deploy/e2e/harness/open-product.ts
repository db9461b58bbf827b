import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { EngineUrls } from '../../local/engines/engine.ts'
import { startProduct } from '../../local/product/start-product.ts'
import type { Product, ProductOptions } from '../../local/product/start-product.ts'

export interface TestProduct extends Product, AsyncDisposable {
  engines: EngineUrls
  namespace: string
  dataDir: string
}

/** The machine is shared with tests and a browser, so processes may stall for seconds. */
export const peerTimeouts = { PEER_SILENCE_MS: '15000' }

/** Drawing the default number of captcha pictures takes seconds of CPU time at each start. */
const fewPictures = { PICTURES_READY: '4' }

interface TestOptions extends Pick<ProductOptions, 'env' | 'restartCrashed'> {
  engineUrls?: Partial<EngineUrls>
  /** Drives to ask, without rate limits. Without them no drive is asked and the text counts at once. */
  drives?: { origin: string; ca: string }
}

const drivesEnv = (drives: TestOptions['drives'], folder: string): NodeJS.ProcessEnv => {
  if (!drives) return { ASK_DRIVES: 'false' }
  const caFile = join(folder, 'drives-ca.pem')
  writeFileSync(caFile, drives.ca)
  return { DRIVE_SIMULATOR: drives.origin, DRIVE_SIMULATOR_CA: caFile, DRIVE_PACE_SCALE: '0.001' }
}

/** Starts the whole product as `make up` does, in its own namespace of the run's engines. */
export const openProduct = async (options: TestOptions = {}): Promise<TestProduct> => {
  const { engineUrls, drives, env, ...rest } = options
  const folder = mkdtempSync(join(tmpdir(), 'pandex-e2e-'))
  chmodSync(folder, 0o755)
  const engines = { ...inject('engines'), ...engineUrls }
  const namespace = `e2e${randomBytes(4).toString('hex')}`
  const product = await startProduct({
    engines,
    dataDir: folder,
    namespace,
    env: { ...peerTimeouts, ...fewPictures, ...drivesEnv(drives, folder), ...env },
    ...rest,
  })
  return Object.assign(product, {
    engines,
    namespace,
    dataDir: folder,
    async [Symbol.asyncDispose]() {
      await product.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  })
}

export const isReady = async (product: TestProduct, service: string): Promise<boolean> => {
  const port = product.services[service]?.httpPort
  return (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok ?? false
}
