import { useSite } from '../../lib/settings/use-site.ts'
import { safeUrl } from '../../lib/text/text-format.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import styles from './CopyrightPage.module.css'

const defaultDisclaimer = '资源来自公开分享，本站不存储任何文件；如有侵权请联系我们删除'

export const Page = () => {
  const site = useSite()
  return (
    <div className={`page ${styles.whole}`}>
      <PageHead title="版权声明" description={site.doc.disclaimer || defaultDisclaimer} canonical="/copyright" />
      <article className={styles.text}>
        <h1>版权声明</h1>
        <p>{site.doc.disclaimer || defaultDisclaimer}</p>
        <p>
          {site.siteName}
          只索引网盘上公开分享的链接和名称，文件都在各网盘，由分享者上传和管理。删除这里的索引不会删除网盘里的文件，需要同时向网盘投诉。
        </p>
        <h2>要求删除</h2>
        <ol>
          <li>打开资源的页面，点“反馈问题”，选择“侵犯权利”，写明权利人、作品和权利、侵权说明和邮箱。</li>
          <li>
            {site.contact ? (
              <>
                涉及多个资源，或需要提交证明材料，请联系我们：
                <Contact text={site.contact} />
              </>
            ) : (
              '涉及多个资源时，请在每个资源的页面分别反馈。'
            )}
          </li>
          <li>
            我们先隐藏相关页面，再核实并裁定：投诉成立的移除，并不再收录同一分享；不成立的恢复。结果会发到您的邮箱。
          </li>
        </ol>
        <h2>版权</h2>
        <p>{site.copyright || `本站的名称、文字和界面归${site.siteName}所有；资源的权利归各自的权利人。`}</p>
        {site.icp && <p className={styles.small}>{site.icp}</p>}
      </article>
    </div>
  )
}

const Contact = ({ text }: { text: string }) => {
  const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? `mailto:${text}` : safeUrl(text)
  return address ? (
    <a href={address} rel="nofollow noopener">
      {text}
    </a>
  ) : (
    <strong>{text}</strong>
  )
}
