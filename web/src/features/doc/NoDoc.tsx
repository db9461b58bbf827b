import { Link } from 'react-router-dom'
import type { Failure } from '../../lib/api.ts'
import { useSite } from '../../lib/site.ts'
import { Icon } from '../../ui/Icon.tsx'
import { homeIcon } from '../../ui/icons.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Empty } from '../../ui/states.tsx'

/** The code of the envelope for a share that its drive no longer has. */
const deadCode = 401

/** The resource is not here, or not for this visitor: the service's words, and the way on. */
export const NoDoc = ({ failure }: { failure: Failure }) => {
  const site = useSite()
  return (
    <Empty title={failure.code === deadCode ? site.doc.deadText : failure.msg || '没有这个资源'}>
      <PageHead title="没有这个资源" noindex />
      <p>它可能被删除了，或者地址不完整。上面的搜索框里也许有别的。</p>
      <Link className="btn btn-soft" to="/">
        <Icon of={homeIcon} size={18} />
        返回首页
      </Link>
    </Empty>
  )
}
