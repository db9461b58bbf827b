import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { safeUrl } from '../lib/text/text-format.ts'

interface SafeLinkProps {
  /** A path of this site or an http(s) URL; any other value is rendered as text. */
  url: string
  rel?: string
  className?: string | undefined
  children: ReactNode
}

const isSitePath = (url: string): boolean => /^\/(?![/\\])/.test(url)

/** Link to a URL that an admin stored. Stored URLs are untrusted. */
export const SafeLink = ({ url, rel = 'nofollow noopener', className, children }: SafeLinkProps) => {
  if (isSitePath(url))
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
