import type { IconShape } from './icons.ts'

/** Inherits the text colour. Always decorative: the label must be in the text or in aria-label. */
export const Icon = ({ of, size = 20 }: { of: IconShape; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={of} />
  </svg>
)
