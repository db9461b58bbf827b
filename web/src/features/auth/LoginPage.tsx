import { Link } from 'react-router-dom'
import { useSite } from '../../lib/site.ts'
import { Logo } from '../../ui/Logo.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Rings } from '../../ui/Rings.tsx'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginPage.module.css'

export const Page = () => {
  const site = useSite()
  return (
    <div className={styles.page}>
      <PageHead title="用户登录" noindex />
      <header className={styles.header}>
        <Link to="/">
          <Logo />
          {site.siteName}
        </Link>
        <ThemeToggle />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Rings />
        <div className={styles.card}>
          <h1>用户登录</h1>
          <LoginForm />
          {site.isUserSystemOn && (
            <p className={styles.links}>
              <Link to="/register">注册账号</Link>
              <Link to="/find_pass">找回密码</Link>
            </p>
          )}
        </div>
      </main>
    </div>
  )
}
