import type { Resource } from '@pandex/platform/process/resource'
import { startPeriodicTask } from '@pandex/platform/scheduling/periodic-task'
import { isReconciliationDue } from '../repositories/reconciliation.ts'
import { reconcile } from '../use-cases/reconcile.ts'
import type { ReconcileDeps } from '../use-cases/reconcile.ts'

const pollMs = 60_000

/** Reconciles every hour, and at the first start. */
export const startReconciliation = (deps: ReconcileDeps): Resource =>
  startPeriodicTask({
    name: 'reconciliation of orders',
    everyMs: pollMs,
    log: deps.log,
    work: async (signal) => {
      if (await isReconciliationDue(deps.db)) await reconcile(deps, signal)
    },
  })
