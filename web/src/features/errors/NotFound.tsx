import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import styles from '../../layout/FullMessage.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { backIcon, homeIcon } from '../../ui/icons.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Rings } from '../../ui/Rings.tsx'

export const NotFound = ({ title, children }: { title: string; children?: ReactNode }) => {
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
