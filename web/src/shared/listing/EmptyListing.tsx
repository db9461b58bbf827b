import { Link } from 'react-router-dom'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { listAddress } from './list-position.ts'
import type { ListPosition } from './list-position.ts'

export const EmptyListing = ({ path, position }: { path: string; position: ListPosition }) => {
  if (position.page > 1) {
    return (
      <EmptyState title="没有这一页">
        <Link to={listAddress(path, { type: position.type })}>回到第一页</Link>
      </EmptyState>
    )
  }
  return (
    <EmptyState title="这里还没有资源">
      {position.type ? <Link to={path}>看看其他网盘</Link> : <Link to="/">返回首页</Link>}
    </EmptyState>
  )
}
