import { useMutation } from '@tanstack/react-query'
import { Message } from 'semantic-ui-react'
import { api, failureOf } from '../../../lib/api/api.ts'
import styles from './config.module.css'

interface IndexNowKeyProps {
  /** The form would lose its unsaved changes. */
  isChanged: boolean
  hasKey: boolean
  onStored: () => Promise<void>
}

/** Makes and stores a key, and shows it once: afterwards a secret field shows only that it is set. */
export const IndexNowKey = ({ isChanged, hasKey, onStored }: IndexNowKeyProps) => {
  const make = useMutation({
    mutationFn: async () => {
      const made = await api('POST /admin/v1/site_config/add_index_now', {})
      await onStored()
      return made
    },
    meta: { isFailureShown: true },
  })
  return (
    <div className={styles.tests}>
      <div className={styles.testBar}>
        <button
          type="button"
          className="btn btn-line btn-small"
          disabled={isChanged || make.isPending}
          onClick={() => make.mutate()}
        >
          {hasKey ? '重新生成 IndexNow 密钥' : '生成 IndexNow 密钥'}
        </button>
      </div>
      {make.data && (
        <Message positive role="alert">
          已启用 IndexNow，密钥 {make.data.key}。搜索引擎从{' '}
          <a href={make.data.key_url} target="_blank" rel="noopener">
            {make.data.key_url}
          </a>{' '}
          核对它。
        </Message>
      )}
      {make.error && (
        <Message negative role="alert">
          {failureOf(make.error).msg}
        </Message>
      )}
    </div>
  )
}
