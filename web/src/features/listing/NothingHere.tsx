import { Link } from 'react-router-dom'
import { Empty } from '../../ui/states.tsx'
import { placeAddress } from './place.ts'
import type { Place } from './place.ts'

export const NothingHere = ({ path, place }: { path: string; place: Place }) => {
  if (place.page > 1) {
    return (
      <Empty title="没有这一页">
        <Link to={placeAddress(path, { type: place.type })}>回到第一页</Link>
      </Empty>
    )
  }
  return (
    <Empty title="这里还没有资源">
      {place.type ? <Link to={path}>看看其他网盘</Link> : <Link to="/">返回首页</Link>}
    </Empty>
  )
}
