import { PageHead } from '../../ui/PageHead.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { homeIcon, refreshIcon } from '../../ui/icons/icons.ts'
import { Rings } from '../../ui/rings/Rings.tsx'
import styles from './FullMessage.module.css'

export const ErrorPage = () => (
  <section className={styles.message}>
    <PageHead title="页面出错了" noindex />
    <Rings />
    <h1>页面没有加载完整</h1>
    <p>多半是浏览器缓存了旧版本，或者有资源没有加载成功。</p>
    <p>
      请强制刷新：<kbd>Ctrl</kbd> + <kbd>F5</kbd>，Mac 上是 <kbd>⌘</kbd> + <kbd>Shift</kbd> + <kbd>R</kbd>
    </p>
    <div className={styles.actions}>
      <button type="button" className="btn btn-solid" onClick={() => location.reload()}>
        <Icon of={refreshIcon} size={18} />
        刷新页面
      </button>
      <a className="btn btn-line" href="/">
        <Icon of={homeIcon} size={18} />
        返回首页
      </a>
    </div>
  </section>
)
