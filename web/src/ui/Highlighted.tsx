import { parseHitText } from '../lib/hit-text.ts'

/** Text of the search service with its matches marked. Nothing in it is ever read as HTML. */
export const Highlighted = ({ html }: { html: string }) =>
  parseHitText(html).map((run, index) =>
    // The runs of one text never change places.
    run.isHit ? <mark key={`${index}`}>{run.text}</mark> : run.text,
  )
