import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { safeUrl } from '../lib/text-format.ts'

interface OutLinkProps {
  /** A path of this site or an http(s) address; anything else is shown without a link. */
  url: string
  /** For addresses elsewhere. */
  rel?: string
  className?: string | undefined
  children: ReactNode
}

const isOwnPath = (url: string): boolean => /^\/(?![/\\])/.test(url)

/** A link whose address admins have stored: outside text, which a browser follows only where that is safe. */
export const OutLink = ({ url, rel = 'nofollow noopener', className, children }: OutLinkProps) => {
  if (isOwnPath(url))
    return (
      <Link to={url} className={className}>
        {children}
      </Link>
    )
  if (!safeUrl(url)) return <span className={className}>{children}</span>
  return (
    <a href={url} target="_blank" rel={rel} className={className}>
      {children}
    </a>
  )
}
