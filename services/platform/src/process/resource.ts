/** A part of a process that is closed when the process ends. */
export interface Resource extends AsyncDisposable {
  name: string
  /** Rejects while the process cannot serve without the resource. */
  checkReady?(): Promise<void>
  /** Called when the process will stop soon, while it still serves: callers should turn to other processes. */
  announceStop?(): void
}
