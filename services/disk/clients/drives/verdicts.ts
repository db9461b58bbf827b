import type { DeadReason, DriveAnswer, UnsureCause } from './drive.ts'

const deadMessages: Record<DeadReason, string> = {
  not_found: '分享不存在',
  cancelled: '分享已取消',
  expired: '分享已过期',
  illegal: '分享内容违规',
  sharer_banned: '分享者已被封禁',
  empty: '分享里已没有文件',
}

const unsureMessages: Record<UnsureCause, string> = {
  limited: '网盘限制了访问频率',
  captcha: '网盘要求人机验证',
  unreachable: '网盘没有回应',
  unreadable: '网盘的回答无法识别',
}

export const dead = (reason: DeadReason): DriveAnswer => ({ verdict: 'dead', reason, msg: deadMessages[reason] })

export const unsure = (cause: UnsureCause, retryAfterMs?: number): DriveAnswer => ({
  verdict: 'unsure',
  cause,
  msg: unsureMessages[cause],
  retryAfterMs,
})

/** Ends a probe from any depth with the answer it carries. */
export class ProbeEnded extends Error {
  readonly answer: DriveAnswer

  constructor(answer: DriveAnswer) {
    super(answer.verdict)
    this.answer = answer
  }
}
