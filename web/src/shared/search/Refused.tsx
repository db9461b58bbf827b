import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { failureOf } from '../../lib/api/api.ts'
import type { ApiInput } from '../../lib/api/api.ts'
import { useSession } from '../../lib/session/session.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { formatCount } from '../../lib/text/text-format.ts'
import { shopAddress } from '../../lib/shop/shop-address.ts'
import { loginAddress } from '../../lib/session/return-url.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Image } from '../../ui/Image.tsx'
import { keyIcon, shieldIcon, userIcon } from '../../ui/icons/icons.ts'
import type { IconShape } from '../../ui/icons/icons.ts'
import type { SearchRequirement } from './refusals.ts'
import { savePassphrase } from './refusals.ts'
import styles from './Refused.module.css'

interface RefusedProps {
  requirement: SearchRequirement
  retryWith: (more: Partial<ApiInput<'POST /v1/search/disk'>>) => Promise<void>
}

export const Refused = ({ requirement, retryWith }: RefusedProps) => {
  if (requirement === 'login') return <LogInPrompt />
  if (requirement === 'passphrase') return <PassphraseForm retryWith={retryWith} />
  return <PaymentPrompt isShort={requirement === 'coins'} retryWith={retryWith} />
}

const Frame = ({ icon, title, children }: { icon: IconShape; title: string; children: ReactNode }) => (
  <>
    <span className={styles.sign}>
      <Icon of={icon} size={28} />
    </span>
    <h2>{title}</h2>
    {children}
  </>
)

const LogIn = () => (
  <Link to={loginAddress(useLocation())} className="btn btn-solid">
    登录
  </Link>
)

const LogInPrompt = () => (
  <Frame icon={userIcon} title={useSite().search.loginText}>
    <LogIn />
  </Frame>
)

const PassphraseForm = ({ retryWith }: Pick<RefusedProps, 'retryWith'>) => {
  const { passphrase } = useSite().search
  const [typed, setTyped] = useState('')
  const send = useMutation({
    mutationFn: async () => {
      await retryWith({ adv_params: { wechat_pwd: typed.trim() } })
      savePassphrase(typed.trim())
    },
    meta: { isFailureShown: true },
  })
  return (
    <Frame icon={keyIcon} title="输入口令，继续查看">
      <p>{passphrase.tip}</p>
      <Image
        className={styles.qr}
        src={passphrase.qrUrl}
        alt="公众号二维码"
        width={144}
        height={144}
        fallback={passphrase.qrUrl && <p>二维码暂时无法显示，请联系站长</p>}
      />
      <form
        className={styles.passphrase}
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim()) send.mutate()
        }}
      >
        <input
          className="input"
          aria-label="口令"
          aria-invalid={send.isError}
          placeholder="口令"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="btn btn-solid" disabled={send.isPending}>
          {send.isPending ? '核对中…' : '继续'}
        </button>
      </form>
      {send.isError && (
        <p className="field-error" role="alert">
          {failureOf(send.error).msg}
        </p>
      )}
    </Frame>
  )
}

const PaymentPrompt = ({ isShort, retryWith }: { isShort: boolean } & Pick<RefusedProps, 'retryWith'>) => {
  const { search, isShopOpen } = useSite()
  const { coin } = search.policy
  const location = useLocation()
  const session = useSession()
  const pay = useMutation({ mutationFn: () => retryWith({ pay: true }), meta: { isFailureShown: true } })
  const lacksCoins = isShort || failureOf(pay.error).code === 408
  return (
    <Frame icon={shieldIcon} title={`继续查看需要 ${formatCount(coin)} 积分`}>
      <p>付一次，今天可以看这个关键词的全部结果。</p>
      {pay.isError && (
        <p className="field-error" role="alert">
          {failureOf(pay.error).msg}
        </p>
      )}
      {session === undefined ? (
        // The session is not yet known: keeps the button's space.
        <span className={styles.room} />
      ) : session === null ? (
        <LogIn />
      ) : lacksCoins ? (
        <Link
          to={isShopOpen ? shopAddress({ need: 'coin', coin, from: location }) : '/profile?tab=coin'}
          className="btn btn-soft"
        >
          {isShopOpen ? '购买积分' : '看看怎样得到积分'}
        </Link>
      ) : (
        <button type="button" className="btn btn-solid" disabled={pay.isPending} onClick={() => pay.mutate()}>
          {pay.isPending ? '支付中…' : `支付 ${formatCount(coin)} 积分并继续`}
        </button>
      )}
    </Frame>
  )
}
