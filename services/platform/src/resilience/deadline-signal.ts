const reason = new DOMException('The deadline passed', 'TimeoutError')

const passed = AbortSignal.abort(reason)

const stepMs = 50

/** The signals that have not aborted yet, by their time in steps since the start of the process. */
const signals = new Map<number, AbortSignal>()

/**
 * A signal that aborts after `ms`, rounded up to the next 50 ms of the process. Signals of the same time are one signal with one timer.
 * They share one reason too: creating a reason with its stack for each signal took a third of a gateway's CPU time while it refused calls.
 */
export const deadlineSignal = (ms: number): AbortSignal => {
  if (ms <= 0) return passed
  const step = Math.ceil((performance.now() + ms) / stepMs)
  const shared = signals.get(step)
  if (shared) return shared
  const controller = new AbortController()
  signals.set(step, controller.signal)
  const abort = (): void => {
    signals.delete(step)
    controller.abort(reason)
  }
  setTimeout(abort, step * stepMs - performance.now()).unref()
  return controller.signal
}
