import { obtainBrowser } from '../engines/install/system-packages.ts'
import { fetchTestEngines } from '../engines/test-engines.ts'
import { obtainTools, testTools } from '../../tools/obtain-tools.ts'

const show = (step: string): void => void process.stderr.write(`${step}\n`)

try {
  await obtainBrowser(show)
  await fetchTestEngines(show)
  // A failed build of programs that only the checks of chart and alerts need fails no other test.
  const tools = await obtainTools(testTools, show).catch((error: unknown) => show(`tools: ${String(error)}`))
  if (!tools)
    show(`no ${testTools.join(', ')}, nor Go 1.26 to build them: checks of the chart and the alerts are skipped`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
