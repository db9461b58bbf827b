import { generate } from 'lean-qr'
import styles from './QrCode.module.css'

/** Empty modules around the code, without which readers do not see its edge. */
const quiet = 3

/** Longer than any link of ours or of a drive; what does not fit into a code that a phone reads at this size gets none. */
const longestText = 300

/** A link for a phone beside the desk, and what it is good for. Phones themselves do not see it. */
export const QrCode = ({ text, caption }: { text: string; caption: string }) => {
  if (new TextEncoder().encode(text).length > longestText) return null
  const code = generate(text)
  const side = code.size + 2 * quiet
  const modules = Array.from(
    { length: code.size ** 2 },
    (_, at) => [at % code.size, Math.floor(at / code.size)] as const,
  )
  const path = modules
    .filter(([x, y]) => code.get(x, y))
    .map(([x, y]) => `M${x + quiet} ${y + quiet}h1v1h-1z`)
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
