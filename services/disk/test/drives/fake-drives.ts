import { diskTypes } from '@pandex/contracts/share-link'
import type { DiskType } from '@pandex/contracts/share-link'
import type { ProbedShare, Drive, DriveAnswer, ShareFacts } from '../../clients/drives/drive.ts'

type Reply = DriveAnswer | ((share: ProbedShare) => DriveAnswer | Promise<DriveAnswer>)

const noAnswer: DriveAnswer = { verdict: 'unsure', cause: 'unreadable', msg: '网盘的回答无法识别' }

let lastSize = 1_000

/** Fake drives: without an answer unless a test sets one. */
export const createFakeDrives = () => {
  const replies = new Map<string, Reply>()
  const seen: (ProbedShare & { disk_type: DiskType })[] = []
  let otherwise: Reply = noAnswer
  const createDrive = (disk_type: DiskType): Drive => ({
    ask: async (share) => {
      seen.push({ disk_type, ...share })
      const reply = replies.get(share.disk_id) ?? otherwise
      return typeof reply === 'function' ? reply(share) : reply
    },
  })
  return {
    all: Object.fromEntries(diskTypes.map((type) => [type, createDrive(type)])) as Record<DiskType, Drive>,
    answer: (diskId: string, reply: Reply): void => void replies.set(diskId, reply),
    answerAll: (reply: Reply): void => {
      otherwise = reply
    },
    reset: (): void => {
      replies.clear()
      otherwise = noAnswer
    },
    asked: (diskId: string): string[] =>
      seen.filter(({ disk_id }) => disk_id === diskId).map(({ disk_pass }) => disk_pass),
    order: (): string[] => seen.map(({ disk_id }) => disk_id),
    valid: (share: Partial<ShareFacts> = {}): DriveAnswer => ({
      verdict: 'valid',
      share: {
        disk_name: '庆余年.S02.2160p',
        files: 'file:01.mkv',
        file_sizes: [lastSize + 1],
        share_user: '老王',
        share_user_id: `u${(lastSize += 1)}`,
        shared_time: '2026-05-01T08:00:00.000Z',
        size: lastSize,
        isPartial: false,
        ...share,
      },
    }),
  }
}
