import { useEffect, useId, useRef } from 'react'
import { failureOf } from '../../lib/api/api.ts'
import type { CaptchaPurpose } from '../../lib/api/captcha-prompt.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { refreshIcon, undoIcon } from '../../ui/icons/icons.ts'
import styles from './CaptchaDialog.module.css'
import { ClickBoard } from './ClickBoard.tsx'
import { RotateBoard } from './RotateBoard.tsx'
import { useCaptchaRound } from './use-captcha-round.ts'

interface CaptchaDialogProps {
  purpose: CaptchaPurpose
  onSolved: (token: string) => void
  onClose: () => void
}

export const CaptchaDialog = ({ purpose, onSolved, onClose }: CaptchaDialogProps) => {
  const round = useCaptchaRound(purpose, onSolved)
  const body = useRef<HTMLDivElement>(null)
  const taskId = useId()
  const { challenge, attempt, waitSeconds } = round
  const { captchaType } = useSite()
  const isRotate = (challenge?.type ?? captchaType) === 'rotate'
  useEffect(() => {
    // Move the focus to the board for keyboard users; touch screens do not need it.
    if (challenge && matchMedia('(hover: hover)').matches)
      body.current?.querySelector<HTMLElement>('[data-board]')?.focus({ preventScroll: true })
  }, [challenge])
  return (
    <Dialog title="安全验证" shape="small" onClose={onClose}>
      <div ref={body} className={styles.captcha}>
        <Task id={taskId} isRotate={isRotate} strip={challenge?.thumb_image} />
        <div className={styles.stage} aria-busy={!challenge && !round.error}>
          {challenge && !isRotate && (
            <ClickBoard
              key={challenge.key}
              image={challenge.mask_image}
              points={attempt.points}
              onChange={(points) => round.answer({ points })}
              describedBy={taskId}
            />
          )}
          {challenge && isRotate && (
            <RotateBoard
              key={challenge.key}
              image={challenge.mask_image}
              piece={challenge.thumb_image}
              angle={attempt.angle ?? 0}
              onChange={(angle) => round.answer({ points: [], angle })}
              describedBy={taskId}
            />
          )}
          {!challenge && (
            <p className={styles.waiting} role={round.error ? 'alert' : undefined}>
              {round.error ? failureOf(round.error).msg : '加载验证码中...'}
            </p>
          )}
        </div>
        <output className={styles.message} data-failed={round.failure !== ''}>
          {round.failure || progressOf(round)}
        </output>
        <div className={styles.actions}>
          <button type="button" className="btn" disabled={waitSeconds > 0 || round.isChecking} onClick={round.refresh}>
            <Icon of={refreshIcon} size={18} />
            {waitSeconds > 0 ? `${waitSeconds} 秒后可换` : '换一张'}
          </button>
          {!isRotate && (
            <button
              type="button"
              className="btn"
              disabled={attempt.points.length === 0 || round.isChecking}
              onClick={() => round.answer({ points: attempt.points.slice(0, -1) })}
            >
              <Icon of={undoIcon} size={18} />
              撤销
            </button>
          )}
          <button type="button" className="btn btn-solid" disabled={!round.canCheck} onClick={round.check}>
            {round.isChecking ? '检测中' : '确认'}
          </button>
        </div>
        <Help />
      </div>
    </Dialog>
  )
}

const progressOf = ({ attempt, isSecond }: ReturnType<typeof useCaptchaRound>): string => {
  if (attempt.points.length > 0) return `已选 ${attempt.points.length} 个点`
  return isSecond ? '第 1 张正确，请再转正第 2 张' : ''
}

interface TaskProps {
  id: string
  isRotate: boolean
  /** Image of the characters to click; undefined until the challenge has loaded. */
  strip: string | undefined
}

const Task = ({ id, isRotate, strip }: TaskProps) => (
  <div className={styles.task}>
    <p id={id}>
      {isRotate ? '拖动滑块，把中间的圆转正，共两张' : '按顺序点击图中的字'}
      <span className="vh">
        {isRotate ? '。用左右方向键转动' : '。用方向键移动准星，按住 Shift 移动得更快，回车键选定，退格键撤销'}
      </span>
    </p>
    {!isRotate && (
      <span className={styles.strip}>
        {strip && <img src={strip} alt="要按顺序点击的字" width={150} height={40} />}
      </span>
    )}
  </div>
)

/** Shows the contact of the site to visitors who cannot solve a picture captcha. */
const Help = () => {
  const { contact } = useSite()
  return (
    <p className={styles.help}>
      看不清可以换一张。看不到图片或无法操作，请联系{contact ? `：${contact}` : '本站管理员，由管理员协助办理'}
    </p>
  )
}
