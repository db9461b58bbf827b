import { ImportFailed, ImportRequested, ReportAnswered } from '@pandex/contracts/events'
import { createReportAnswerSealer } from '@pandex/contracts/report-answer'
import type { ReportAnswer } from '@pandex/contracts/report-answer'
import type { PayloadOf } from '@pandex/platform/events/event-definition'
import type { ReportDiskRequest } from '@pandex/platform/gen/pandex/disk/v1/ReportDiskRequest'
import { backgroundContext } from '@pandex/platform/grpc/context'
import { silentLogger, testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { testSecret } from '@pandex/platform/testing/service-harness'
import type { DiskRow } from '../../repositories/resources/disks.ts'
import { aDriveAnswer, aRequest } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

export type ReportedDoc = Pick<DiskRow, 'doc_id' | 'id' | 'disk_id' | 'disk_name'>

let lastVisitor = 0

/** Resources with reports and claims, and what visitors see of them. */
export const reportFixture = (service: DiskTestService) => {
  const { db, client } = service
  const isVisible = async ({ doc_id }: ReportedDoc): Promise<boolean> =>
    (await client.FindVisible({ doc_ids: [doc_id] }, backgroundContext(silentLogger(), 5_000))).list.length === 1
  return {
    addDoc: async (disk_name = '庆余年.S02.2160p'): Promise<ReportedDoc> => {
      const doc_id = await service.insert(aDriveAnswer({ disk_name }))
      const row: ReportedDoc = await db('disk').where({ doc_id }).first('doc_id', 'id', 'disk_id', 'disk_name')
      return row
    },
    /** Reports as a new visitor. */
    report: async ({ doc_id }: ReportedDoc, more: Partial<ReportDiskRequest> = {}): Promise<void> => {
      lastVisitor += 1
      const ctx = testContext({ clientAddress: `10.9.${lastVisitor >> 8}.${lastVisitor & 255}` })
      await client.ReportDisk({ doc_id, reason: 'dead', ...more }, ctx)
    },
    rowOf: async ({ id }: ReportedDoc) =>
      db('disk').where({ id }).first('enabled', 'takedown', 'status', 'update_time', 'deleted_at'),
    isVisible,
    canOpen: async ({ doc_id }: ReportedDoc): Promise<boolean> =>
      client.GetDoc({ doc_id }, testContext()).then(
        () => true,
        () => false,
      ),
    /** Imports the share again. @returns the message of the refusal */
    importAgain: async ({ disk_id }: ReportedDoc, origin: 'admin' | 'public'): Promise<string> => {
      const request = aRequest({ disk_id, origin })
      await service.send(ImportRequested, request)
      const ended = await waitFor(async () =>
        (await service.listPublished(ImportFailed, disk_id)).find(({ item_id }) => item_id === request.item_id),
      )
      return ended.msg
    },
    answers: async (): Promise<ReportAnswer[]> => {
      const sealer = createReportAnswerSealer(testSecret)
      const rows: { payload: PayloadOf<typeof ReportAnswered> }[] = await db('outbox')
        .where({ topic: ReportAnswered.name })
        .orderBy('id')
        .select('payload')
      return rows.map(({ payload: { sealed, mail_id } }) => sealer.open(sealed, mail_id))
    },
  }
}
