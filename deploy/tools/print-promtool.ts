/** Prints the path of promtool, which `make alerts` builds with Go where PROMTOOL names none. */
import { obtainTool } from './obtain-tools.ts'

const path = await obtainTool('promtool', (step) => void process.stderr.write(`${step}\n`))
process.stdout.write(`${path}\n`)
