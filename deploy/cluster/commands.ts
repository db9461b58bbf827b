import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'
import { options } from './options.ts'

const run = promisify(execFile)

interface RunOptions {
  timeoutMs?: number
  input?: string
}

/** @returns what the command wrote. @throws Error with the command and the end of its errors */
export const execute = async (
  command: string,
  args: readonly string[],
  { timeoutMs = 300_000, input }: RunOptions = {},
): Promise<string> => {
  const running = run(command, [...args], { timeout: timeoutMs, maxBuffer: 64_000_000 })
  // A command that ends early reads no input.
  running.child.stdin?.on('error', () => undefined)
  running.child.stdin?.end(input ?? '')
  try {
    return (await running).stdout
  } catch (error) {
    const { stderr = '', stdout = '', message } = error as Error & { stderr?: string; stdout?: string }
    const said = (stderr.trim() || stdout.trim() || message).slice(-1_500)
    throw new Error(`${command} ${args.slice(0, 4).join(' ')}: ${said}`, { cause: error })
  }
}

export const kubectl = (...args: string[]): Promise<string> =>
  execute('kubectl', ['--namespace', options.namespace, ...args])

export const kubectlJson = async <T>(...args: string[]): Promise<T> =>
  JSON.parse(await kubectl(...args, '--output', 'json')) as T

export const apply = (manifest: unknown, namespace = options.namespace): Promise<string> =>
  execute('kubectl', ['--namespace', namespace, 'apply', '--filename', '-'], { input: JSON.stringify(manifest) })

export const helm = (args: readonly string[], timeoutMs = 600_000): Promise<string> =>
  execute('helm', ['--namespace', options.namespace, ...args], { timeoutMs })

/** Runs an ES module in a pod, with its environment and packages. @returns what the module wrote as JSON */
export const runInPod = async <T>(
  pod: string,
  container: string,
  module: string,
  input: unknown = null,
  namespace = options.namespace,
): Promise<T> => {
  const args = ['--namespace', namespace, 'exec', '--stdin', pod, '--container', container, '--']
  const node = ['node', '--max-old-space-size=128', '--input-type=module', '--eval', module]
  const text = await execute('kubectl', [...args, ...node], { input: JSON.stringify(input), timeoutMs: 60_000 })
  return JSON.parse(text) as T
}

/** Forwards a free port of this machine to a pod. */
export const forwardPort = async (pod: string, port: number): Promise<AsyncDisposable & { port: number }> => {
  const args = ['--namespace', options.namespace, 'port-forward', `pod/${pod}`, `:${port}`]
  const child = spawn('kubectl', args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const local = await new Promise<number>((resolve, reject) => {
    let text = ''
    child.once('exit', () => reject(new Error(`kubectl port-forward pod/${pod} ended`)))
    child.stdout.on('data', (bytes: Buffer) => {
      text += bytes.toString()
      const found = /127\.0\.0\.1:(\d+) ->/.exec(text)?.[1]
      if (found !== undefined) resolve(Number(found))
    })
  })
  return {
    port: local,
    [Symbol.asyncDispose]: async () => {
      child.kill()
    },
  }
}
