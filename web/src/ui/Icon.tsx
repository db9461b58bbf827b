import type { IconShape } from './icons.ts'

/** Draws a shape of the icon set in the colour of the text around it. Always decorative: words stand beside it or in a label. */
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
