import { obtainBrowser } from '../engines/install/system-packages.ts'
import { fetchTestEngines } from '../engines/test-engines.ts'
import { chartTools, obtainTools } from '../../tools/obtain-tools.ts'

const show = (step: string): void => void process.stderr.write(`${step}\n`)

try {
  await obtainBrowser(show)
  await fetchTestEngines(show)
  if (!(await obtainTools(chartTools, show))) show('no Go 1.26 or newer: the checks of the chart are skipped')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
