import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createFirstAdmin } from '../create-first-admin.ts'
import { updateAccount } from '../repositories/accounts.ts'
import { startUserService } from './harness.ts'

let service: Awaited<ReturnType<typeof startUserService>>

beforeAll(async () => {
  service = await startUserService()
})

beforeEach(() => service.db('accounts').delete())

afterAll(() => service[Symbol.asyncDispose]())

const command = fileURLToPath(new URL('../create-first-admin.ts', import.meta.url))

const { PATH, NODE_COMPILE_CACHE } = process.env

const runStep = async (env: Record<string, string> = {}, input?: string) => {
  const run = promisify(execFile)(
    process.execPath,
    [command, ...(input === undefined ? [] : ['--password-from-stdin'])],
    {
      env: { PATH, NODE_COMPILE_CACHE, POSTGRES_URL: service.postgresUrl, ...env },
    },
  )
  run.child.stdin?.end(input ?? '')
  return run.then(
    ({ stdout, stderr }) => ({ stdout, stderr, code: 0 }),
    ({ stdout, stderr, code }: { stdout: string; stderr: string; code: number }) => ({ stdout, stderr, code }),
  )
}

const login = (password: string) => service.login('admin', password)

test('creates one admin with a random password, prints it once, and the password logs in', async () => {
  const first = await runStep({ PANDEX_ADMIN_PASSWORD: '' })
  const printed = JSON.parse(first.stdout) as { username: string; password: string }
  expect(printed).toEqual({ username: 'admin', password: expect.stringMatching(/^[a-zA-Z0-9]{20}$/) })
  expect(first.stderr).toBe('')
  expect((await login(printed.password)).info).toMatchObject({ username: 'admin', email: '', role: 'admin' })
  expect(await runStep()).toEqual({ stdout: '', stderr: '', code: 0 })
  expect((await login(printed.password)).info?.role).toBe('admin')
})

test('a generated password counts as initial until it is changed, a preset one does not', async () => {
  const isInitial = async (): Promise<boolean> =>
    ((await service.db('accounts').first()) as { has_initial_password: boolean }).has_initial_password
  await createFirstAdmin(service.db)
  expect(await isInitial()).toBe(true)
  const { id } = (await service.db('accounts').first()) as { id: number }
  await updateAccount(service.db, id, { remark: 'x' }, false)
  expect(await isInitial()).toBe(true)
  await updateAccount(service.db, id, { password: 'hash' }, true)
  expect(await isInitial()).toBe(false)
  await service.db('accounts').delete()
  await createFirstAdmin(service.db, 'preset-password')
  expect(await isInitial()).toBe(false)
})

test('creates one admin when several processes run at once', async () => {
  const runs = await Promise.all([runStep(), runStep(), runStep()])
  expect(runs.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(runs.filter(({ stdout }) => stdout !== '')).toHaveLength(1)
  expect(await service.db('accounts').count({ count: '*' })).toEqual([{ count: 1 }])
})

test('the second of two concurrent processes waits and finds the admin', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => createFirstAdmin(service.db)))
  expect(made.filter((admin) => admin !== null)).toHaveLength(1)
})

test('reads the preset password from standard input, or generates one', async () => {
  expect((await runStep({}, 'piped-password\n')).stdout).toBe('{"username":"admin"}\n')
  expect((await login('piped-password')).info?.role).toBe('admin')
  await service.db('accounts').delete()
  expect(JSON.parse((await runStep({}, '')).stdout)).toMatchObject({ username: 'admin' })
})

test('uses the preset password only when it creates the admin, and never prints it', async () => {
  const created = await runStep({ PANDEX_ADMIN_PASSWORD: 'preset-password' })
  expect(created).toEqual({ stdout: '{"username":"admin"}\n', stderr: '', code: 0 })
  expect((await runStep({ PANDEX_ADMIN_PASSWORD: 'another-password' })).stdout).toBe('')
  expect((await login('preset-password')).info?.role).toBe('admin')
  await expect(login('another-password')).rejects.toMatchObject({ code: 'user.wrong_credentials' })
})

test('refuses a preset password that is too short, without printing it', async () => {
  const { stdout, stderr, code } = await runStep({ PANDEX_ADMIN_PASSWORD: 'short77' })
  expect(code).not.toBe(0)
  expect(stderr).toContain('PANDEX_ADMIN_PASSWORD')
  expect(stdout + stderr).not.toContain('short77')
  expect(await service.db('accounts').first()).toBeUndefined()
})

test('does nothing when an admin of another name exists', async () => {
  await service.addAccount({ username: 'boss', password: 'x', role: 'admin' })
  expect((await runStep()).stdout).toBe('')
})
