import { encodeQrCode } from '../../lib/qr-code.ts'
import styles from './QrCode.module.css'

/** Empty modules around the code, without which readers do not see its edge. */
const quiet = 3

/** The link for a phone beside the desk. Phones themselves do not see it. */
export const QrCode = ({ text }: { text: string }) => {
  const grid = encodeQrCode(text)
  if (!grid) return null
  const side = grid.length + 2 * quiet
  const path = grid
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')))
    .join('')
  return (
    <figure className={styles.code}>
      <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true" focusable="false" shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <figcaption>手机扫码打开</figcaption>
    </figure>
  )
}
