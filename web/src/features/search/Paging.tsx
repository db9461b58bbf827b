import { Link } from 'react-router-dom'
import { searchAddress } from '../../lib/search-state/search-state.ts'
import type { SearchState } from '../../lib/search-state/search-state.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { chevronRightIcon } from '../../ui/icons/icons.ts'
import { Pagination } from '../../ui/Pagination.tsx'
import type { SearchReply } from '../../shared/search/api.ts'
import styles from './Paging.module.css'

/** Page numbers reach this many hits; later pages need the cursor of the page before. */
const maxNumberedHits = 10_000

export const Paging = ({ state, reply }: { state: SearchState; reply: SearchReply }) => {
  const pages = Math.ceil(Math.min(reply.total, maxNumberedHits) / reply.per_size)
  const isAtTheEnd = state.cursor !== '' || (state.page + 1) * reply.per_size > maxNumberedHits
  return (
    <>
      {state.cursor ? (
        <p className={`num ${styles.place}`}>第 {state.page} 页</p>
      ) : (
        <Pagination page={state.page} pages={pages} addressOf={(page) => searchAddress({ ...state, page })} />
      )}
      {isAtTheEnd && reply.cursor && reply.list.length > 0 && (
        <p className={styles.onward}>
          <Link
            className="btn btn-soft"
            to={searchAddress({ ...state, page: state.page + 1, cursor: reply.cursor })}
            rel="next nofollow"
          >
            继续往后
            <Icon of={chevronRightIcon} size={18} />
          </Link>
        </p>
      )}
    </>
  )
}
