/** `make logs s=search n=200`: the log of one process, followed on a terminal; without a name, the last lines of each. */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LOG_FOLDER } from '../product/state.ts'

const [name = '', lines = ''] = process.argv.slice(2)
const names = existsSync(LOG_FOLDER)
  ? readdirSync(LOG_FOLDER)
      .filter((file) => file.endsWith('.log'))
      .map((file) => file.slice(0, -'.log'.length))
  : []

if (names.length === 0 || (name && !names.includes(name))) {
  process.stderr.write(
    names.length === 0
      ? 'logs: no files found, run make up first\n'
      : `logs: unknown process, choose one of ${names.join(', ')}\n`,
  )
  process.exit(1)
}

const files = (name ? [name] : names).map((each) => join(LOG_FOLDER, `${each}.log`))
const follow = process.stdout.isTTY ? ['-F'] : []
const tail = spawn('tail', ['-n', lines || (name ? '200' : '10'), ...follow, ...files], { stdio: 'inherit' })
tail.on('exit', (code) => process.exit(code ?? 0))
process.on('SIGINT', () => undefined) // Ctrl-C ends tail, and this process ends with it
