import { build } from 'vite'
import type { Rolldown } from 'vite'
import { scenarioFile } from './scenario-files.ts'

/** A scenario and all that it imports as one module. Only modules of k6 are left to import. */
export const bundleScenario = async (scenario: string): Promise<string> => {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: scenarioFile(scenario), formats: ['es'] },
      rolldownOptions: { external: /^k6(?:\/|$)/ },
    },
  })
  const [
    {
      output: [module],
    },
  ] = output as [Rolldown.RolldownOutput]
  return module.code
}
