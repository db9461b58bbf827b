import { formatFigure, totalOf } from './kinds.ts'
import type { Kind, Point } from './kinds.ts'
import styles from './data-log.module.css'

interface KindTotalsProps {
  kinds: readonly Kind[]
  chosen: readonly Kind[]
  /** Undefined while they load. */
  points: readonly Point[] | undefined
  onToggle: (kind: Kind) => void
}

const textOf = (points: readonly Point[] | undefined, kind: Kind): string => {
  if (!points) return '–'
  const total = totalOf(points, kind.key)
  return total === null ? '读不到' : formatFigure(kind, total)
}

/** Totals that also switch the lines of the chart. */
export const KindTotals = ({ kinds, chosen, points, onToggle }: KindTotalsProps) => (
  <section className={styles.totals} aria-label="合计">
    {kinds.map((kind) => (
      <button key={kind.key} type="button" aria-pressed={chosen.includes(kind)} onClick={() => onToggle(kind)}>
        <span>
          <svg viewBox="0 0 28 4" aria-hidden="true">
            <path d="M0 2h28" stroke={`var(${kind.color})`} strokeWidth="3" strokeDasharray={kind.dash.join(' ')} />
          </svg>
          {kind.label}
        </span>
        <b className="num">{textOf(points, kind)}</b>
      </button>
    ))}
  </section>
)
