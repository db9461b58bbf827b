import { execute } from './commands.ts'
import { emptyStores } from './empty-stores.ts'
import { options } from './options.ts'
import { isInstalled } from './release.ts'

/** Removes the release, its namespace, and what it wrote into the engines. */
export const cleanUp = async (): Promise<void> => {
  if (await isInstalled()) {
    // The release goes also when its pods are too broken for that.
    await emptyStores().catch((error: Error) =>
      process.stdout.write(`the engines still hold data of the test: ${error.message}\n`),
    )
    await execute('helm', ['uninstall', options.release, '--namespace', options.namespace, '--wait'])
  }
  await execute('kubectl', ['delete', 'namespace', options.namespace, '--ignore-not-found'])
}
