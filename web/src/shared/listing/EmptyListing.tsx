import { Link } from 'react-router-dom'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { listAddress } from './list-position.ts'
import type { ListPosition } from './list-position.ts'

export const EmptyListing = ({ path, place }: { path: string; place: ListPosition }) => {
  if (place.page > 1) {
    return (
      <EmptyState title="没有这一页">
        <Link to={listAddress(path, { type: place.type })}>回到第一页</Link>
      </EmptyState>
    )
  }
  return (
    <EmptyState title="这里还没有资源">
      {place.type ? <Link to={path}>看看其他网盘</Link> : <Link to="/">返回首页</Link>}
    </EmptyState>
  )
}
