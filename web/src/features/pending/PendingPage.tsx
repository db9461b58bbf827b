import { Link, useLocation } from 'react-router-dom'
import styles from '../../layout/FullMessage.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { homeIcon } from '../../ui/icons.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Rings } from '../../ui/Rings.tsx'

const names: Record<string, string> = { '/register': '注册', '/find_pass': '找回密码', '/profile': '个人中心' }

/** A page that the site will have and does not have yet. */
export const Page = () => {
  const { pathname } = useLocation()
  const name = names[pathname] ?? ''
  return (
    <section className={styles.message}>
      <PageHead title={name} noindex />
      <Rings />
      <h1>{name}</h1>
      <p>这个页面还没有开放。</p>
      <div className={styles.actions}>
        <Link className="btn btn-solid" to="/">
          <Icon of={homeIcon} size={18} />
          返回首页
        </Link>
      </div>
    </section>
  )
}
