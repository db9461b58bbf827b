import { parseHitText } from '../lib/text/hit-text.ts'

/** Highlighted text of the search service. Never renders HTML. */
export const Highlighted = ({ html }: { html: string }) =>
  parseHitText(html).map((run, index) =>
    // The runs of a text never reorder, so the index is a stable key.
    run.isHit ? <mark key={`${index}`}>{run.text}</mark> : run.text,
  )
