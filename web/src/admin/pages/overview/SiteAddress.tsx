import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSite } from '../../../lib/settings/use-site.ts'
import { mergeSetting } from '../../shared/merge-setting.ts'
import { toast } from '../../../lib/browser/toast.ts'
import styles from './SiteAddress.module.css'

/** Whether the host is a loopback host or an IPv6 literal, which cannot be the address of a public site. */
const isLocal = (hostname: string): boolean => /^(localhost|127\.|\[|0\.)/.test(hostname)

/** Proposes to store the current origin while no site address is configured. Until then the site uses the origin that admins visit. */
export const SiteAddress = () => {
  const site = useSite()
  const client = useQueryClient()
  const { origin, hostname } = location
  const setting = useMutation({
    mutationFn: () => mergeSetting('site_basic', { host: origin }),
    onSuccess: async () => {
      toast('success', '已设为网站地址')
      await client.invalidateQueries()
    },
  })
  if (site.isHostConfigured || isLocal(hostname)) return null
  return (
    <section className={styles.card} aria-label="网站地址">
      <p>
        还没有设置网站地址，规范链接、结构化数据、站点地图和推送暂时使用管理员访问后台的地址
        {site.host !== '' && <b> {site.host}</b>}。建议固定为 <b>{origin}</b>。
      </p>
      <button type="button" className="btn btn-soft" disabled={setting.isPending} onClick={() => setting.mutate()}>
        设为网站地址
      </button>
    </section>
  )
}
