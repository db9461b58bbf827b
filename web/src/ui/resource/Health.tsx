import type { Health as LinkHealth } from '@pandex/contracts/enums'
import { useNow } from '../../lib/browser/clock.ts'
import { formatAge, formatDateTime } from '../../lib/text/text-format.ts'
import styles from './Health.module.css'

/** Each state differs in shape, colour and text, so that colour is never the only sign. */
const states: Record<LinkHealth | 'checking' | 'suspect', { label: string; shape: string; tone: string }> = {
  valid: { label: '有效', shape: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM5 8.2l2.2 2.2L11.2 6', tone: 'ok' },
  dead: {
    label: '已失效',
    shape: 'M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM5.5 5.500l5 5M10.5 5.500l-5 5',
    tone: 'bad',
  },
  password: { label: '需要密码', shape: 'M3 7.200h10v6.800H3zM5.2 7V5a2.8 2.8 0 0 1 5.6 0v2', tone: 'warn' },
  unsure: { label: '未检测', shape: 'M8 1.500l6.5 6.500L8 14.5 1.5 8z', tone: 'quiet' },
  unsupported: { label: '无法检测', shape: 'M2 8h12M2 4h12M2 12h12', tone: 'quiet' },
  checking: { label: '检测中', shape: 'M8 1.500a6.500 6.500 0 1 1-6.500 6.500', tone: 'busy' },
  suspect: { label: '可能失效', shape: 'M8 2l6.5 12h-13zM8 6.500v3.500M8 12v.2', tone: 'warn' },
}

interface HealthProps {
  health: string
  status?: number
  /** Time of the last check (RFC 3339); empty if never checked. */
  checkedAt?: string
  /** A check is running: overrides `health`. */
  isChecking?: boolean
}

/** `status` 4: one check answered "dead", or an admin suspects it. Both are newer than `health`. */
export const Health = ({ health, status = 0, checkedAt = '', isChecking = false }: HealthProps) => {
  const checkAge = formatAge(checkedAt, useNow())
  const age = isChecking ? '' : checkAge
  const shownHealth = status === 4 && health !== 'dead' ? 'suspect' : health
  const name = isChecking ? 'checking' : shownHealth
  const state = (states as Partial<Record<string, (typeof states)['unsure']>>)[name] ?? states.unsure
  return (
    <span className={styles.health} data-tone={state.tone}>
      <svg
        width="14"
        height="14"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={state.shape} />
      </svg>
      {state.label}
      {age && (
        <time className={`num ${styles.time}`} dateTime={checkedAt} title={`检测于 ${formatDateTime(checkedAt)}`}>
          {age}
        </time>
      )}
    </span>
  )
}
