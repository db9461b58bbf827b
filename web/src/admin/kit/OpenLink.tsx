import { Icon } from '../../ui/Icon.tsx'
import { openIcon } from '../../ui/icons.ts'

/** The public page of a row, in a tab of its own: the list stays where it is. */
export const OpenLink = ({ to, label }: { to: string; label: string }) => (
  <a href={to} target="_blank" rel="noreferrer" className="btn btn-icon btn-small" aria-label={label} title={label}>
    <Icon of={openIcon} size={18} />
  </a>
)
