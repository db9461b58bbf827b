export const Logo = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
    <path d="M8 13.500V29" stroke="var(--ink)" strokeWidth="3.2" strokeLinecap="round" />
    <circle cx="17.5" cy="13.5" r="9.5" stroke="var(--ink)" strokeWidth="3.2" />
    <path d="M17.5 4A9.5 9.5 0 0 1 27 13.5" stroke="var(--accent)" strokeWidth="3.2" strokeLinecap="round" />
    <circle cx="17.5" cy="13.5" r="2.6" fill="var(--accent)" />
  </svg>
)
