import { Link } from 'react-router-dom'
import { useSite } from '../lib/settings/use-site.ts'
import { safeUrl } from '../lib/text/text-format.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { homeIcon } from '../ui/icons/icons.ts'
import { bookIcon, codeIcon } from './icons.ts'

export const SiteLinks = ({ className }: { className?: string }) => {
  const site = useSite()
  const repository = safeUrl(site.repositoryUrl)
  const documentation = safeUrl(site.documentationUrl)
  return (
    <div className={className}>
      {repository && (
        <a
          className="btn btn-icon"
          href={repository}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="项目仓库"
          title="项目仓库"
        >
          <Icon of={codeIcon} />
        </a>
      )}
      {documentation ? (
        <a
          className="btn btn-icon"
          href={documentation}
          target="_blank"
          rel="noopener noreferrer"
          aria-label="文档"
          title="文档"
        >
          <Icon of={bookIcon} />
        </a>
      ) : (
        <Link to="/admin/help" className="btn btn-icon" aria-label="文档" title="文档：运营手册">
          <Icon of={bookIcon} />
        </Link>
      )}
      <Link to="/" className="btn btn-icon" aria-label="网站首页" title="网站首页">
        <Icon of={homeIcon} />
      </Link>
    </div>
  )
}
