import { generate } from 'lean-qr'
import styles from './QrCode.module.css'

/** Width of the quiet zone in modules; scanners need it to find the code's edge. */
const quietZone = 3

/** Bytes. Longer texts give a code too dense to scan at this size. */
const maxTextBytes = 300

/** A link to open on a phone; hidden on phones. */
export const QrCode = ({ text, caption }: { text: string; caption: string }) => {
  if (new TextEncoder().encode(text).length > maxTextBytes) return null
  const code = generate(text)
  const side = code.size + 2 * quietZone
  const modules = Array.from(
    { length: code.size ** 2 },
    (_, at) => [at % code.size, Math.floor(at / code.size)] as const,
  )
  const path = modules
    .filter(([x, y]) => code.get(x, y))
    .map(([x, y]) => `M${x + quietZone} ${y + quietZone}h1v1h-1z`)
    .join('')
  return (
    <figure className={styles.code}>
      <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true" focusable="false" shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
