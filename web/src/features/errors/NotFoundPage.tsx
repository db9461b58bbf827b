import { Link, useNavigate } from 'react-router-dom'
import styles from '../../layout/FullMessage.module.css'
import type { PageModule } from '../../lib/page.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { backIcon, homeIcon } from '../../ui/icons.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Rings } from '../../ui/Rings.tsx'

export const prefetch: PageModule['prefetch'] = () => Promise.resolve(404)

/** Any path the site does not have. */
export const Page = () => {
  const navigate = useNavigate()
  return (
    <section className={styles.message}>
      <PageHead title="页面不存在" noindex />
      <Rings />
      <p className={styles.code}>404</p>
      <h1>你来到了一片荒芜</h1>
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
