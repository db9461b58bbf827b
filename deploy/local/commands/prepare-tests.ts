import { obtainBrowser } from '../engines/install/system-packages.ts'
import { fetchTestEngines } from '../engines/test-engines.ts'
import { chartTools, obtainTools } from '../../tools/obtain-tools.ts'

const show = (step: string): void => void process.stderr.write(`${step}\n`)

try {
  await obtainBrowser(show)
  await fetchTestEngines(show)
  // A failed build of programs that only the checks of the chart need fails no other test.
  const tools = await obtainTools(chartTools, show).catch((error: unknown) => show(`tools: ${String(error)}`))
  if (!tools) show('no helm, helm-unittest and kubeconform, nor Go 1.26 to build them: checks of the chart are skipped')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
