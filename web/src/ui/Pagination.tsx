import { Link } from 'react-router-dom'
import { pageNumbers } from '../lib/page/page-numbers.ts'
import { Icon } from './icons/Icon.tsx'
import { chevronLeftIcon, chevronRightIcon } from './icons/icons.ts'
import styles from './Pagination.module.css'

interface PaginationProps {
  page: number
  pages: number
  addressOf: (page: number) => string
}

export const Pagination = ({ page, pages, addressOf }: PaginationProps) => {
  if (pages <= 1) return null
  return (
    <nav className={`num ${styles.pages}`} aria-label="分页">
      {page > 1 && (
        <Link to={addressOf(page - 1)} rel="prev" aria-label="上一页">
          <Icon of={chevronLeftIcon} size={18} />
        </Link>
      )}
      {pageNumbers(page, pages).map((number, index) =>
        number === 0 ? (
          <span key={`gap-${index}`}>…</span>
        ) : (
          <Link
            key={number}
            to={addressOf(number)}
            aria-current={number === page ? 'page' : undefined}
            aria-label={`第 ${number} 页`}
          >
            {number}
          </Link>
        ),
      )}
      {page < pages && (
        <Link to={addressOf(page + 1)} rel="next" aria-label="下一页">
          <Icon of={chevronRightIcon} size={18} />
        </Link>
      )}
    </nav>
  )
}
