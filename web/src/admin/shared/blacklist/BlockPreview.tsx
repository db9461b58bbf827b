import { useQuery } from '@tanstack/react-query'
import { Message } from 'semantic-ui-react'
import { failureOf } from '../../../lib/api/api.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { useDebounced } from '../../../lib/browser/use-delayed.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { alertIcon } from '../../../ui/icons/icons.ts'
import { previewQuery } from './preview-query.ts'
import { isIpOrRange } from './ip-range.ts'
import styles from './blacklist.module.css'

const debounceMs = 400

export const BlockPreview = ({ ip }: { ip: string }) => {
  const debouncedIp = useDebounced(ip, debounceMs)
  const isValid = isIpOrRange(debouncedIp)
  const { data, error } = useQuery({ ...previewQuery(debouncedIp), enabled: isValid, staleTime: 30_000 })
  return (
    <section className={styles.preview} aria-live="polite" aria-label="试算">
      <h3>试算：近一小时</h3>
      {!isValid && <p className={styles.hint}>填好 IP 之后，这里显示它会拦下多少请求。</p>}
      {isValid && !data && <p className={styles.hint}>{error ? failureOf(error).msg : '检测中'}</p>}
      {isValid && data && (
        <>
          {data.hits_yourself && <Warning>它会把您自己挡在外面，不能保存。</Warning>}
          {data.hits_proxy && <Warning>它会挡住本站的代理服务器，也就是所有人，不能保存。</Warning>}
          <p>
            会拦下 <b className="num">{formatCount(data.would_have_stopped)}</b> 次请求，来自{' '}
            <b className="num">{formatCount(data.addresses)}</b> 个地址。
          </p>
          {data.sample.length > 0 && (
            <ul className={styles.sample}>
              {data.sample.map((address) => (
                <li key={address.ip}>
                  <span>{address.ip}</span>
                  <span className="num">{formatCount(address.count)}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}

const Warning = ({ children }: { children: string }) => (
  <Message negative className={styles.warning}>
    <Icon of={alertIcon} size={18} />
    {children}
  </Message>
)
