import { Icon } from '../../ui/icons/Icon.tsx'
import { openIcon } from '../../ui/icons/icons.ts'

/** Opens a row's public page in a new tab, so that the list keeps its state. */
export const OpenLink = ({ to, label }: { to: string; label: string }) => (
  <a href={to} target="_blank" rel="noreferrer" className="btn btn-icon btn-small" aria-label={label} title={label}>
    <Icon of={openIcon} size={18} />
  </a>
)
