import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import styles from './FullMessage.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { backIcon, homeIcon } from '../../ui/icons/icons.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Rings } from '../../ui/rings/Rings.tsx'

interface NotFoundProps {
  title?: string
  children?: ReactNode
}

export const NotFound = ({ title = '你来到了一片荒芜', children }: NotFoundProps) => {
  const navigate = useNavigate()
  return (
    <section className={styles.message}>
      <PageHead title={title} noindex />
      <Rings />
      <p className={styles.code}>404</p>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
      <div className={styles.actions}>
        <Link className="btn btn-solid" to="/">
          <Icon of={homeIcon} size={18} />
          返回首页
        </Link>
        <button type="button" className="btn btn-line" onClick={() => void navigate(-1)}>
          <Icon of={backIcon} size={18} />
          返回上一页
        </button>
      </div>
    </section>
  )
}
