import { expect, test } from 'vitest'
import { createCpuWaitMeter } from './cpu-wait.ts'

const openMeter = () => {
  const state = {
    nowMs: 0,
    times: { ranNs: 1_000, waitedNs: 5_000 } as { ranNs: number; waitedNs: number } | undefined,
  }
  const meter = createCpuWaitMeter(
    () => state.times && { ...state.times },
    () => state.nowMs,
  )
  return {
    read: meter.read,
    pass: (ms: number, ranNs: number, waitedNs: number): void => {
      state.nowMs += ms
      if (state.times) state.times = { ranNs: state.times.ranNs + ranNs, waitedNs: state.times.waitedNs + waitedNs }
    },
    state,
  }
}

test('the share is that of the time since the last reading', () => {
  const { read, pass } = openMeter()
  expect(read()).toBe(0)
  pass(1_000, 300, 100)
  expect(read()).toBe(0.25)
  pass(1_000, 300, 0)
  expect(read()).toBe(0)
  pass(1_000, 0, 0)
  expect(read()).toBe(0)
})

test('readings in quick succession repeat the last one, and a reading after a long pause begins anew', () => {
  const { read, pass } = openMeter()
  read()
  pass(1_000, 300, 100)
  read()
  pass(100, 0, 500)
  expect(read()).toBe(0.25)
  pass(60_000, 0, 500)
  expect(read()).toBe(0)
})

test('the share is 0 where the system does not tell the times', () => {
  const { read, pass, state } = openMeter()
  state.times = undefined
  read()
  pass(1_000, 1, 1)
  expect(read()).toBe(0)
})

test('a process that runs alone hardly waits, and the real meter answers with a share', () => {
  const meter = createCpuWaitMeter()
  meter.read()
  const untilMs = performance.now() + 450
  while (performance.now() < untilMs);
  expect(meter.read()).toBeGreaterThanOrEqual(0)
  expect(meter.read()).toBeLessThanOrEqual(1)
})
