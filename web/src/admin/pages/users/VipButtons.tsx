import type { ReactNode } from 'react'
import { useNow } from '../../../lib/browser/clock.ts'
import { formatDate } from '../../../lib/text/text-format.ts'
import { Badge } from '../../kit/Badge.tsx'
import { extendVip, forever, isForever } from './vip-until.ts'

export const vipLabel = ({ vip_until, is_vip }: { vip_until: string; is_vip: boolean }): ReactNode => {
  if (!vip_until) return null
  if (isForever(vip_until)) return <Badge tone="accent">永久</Badge>
  return is_vip ? (
    <Badge tone="ok">{formatDate(vip_until)}</Badge>
  ) : (
    <Badge tone="off">{formatDate(vip_until)} 已过期</Badge>
  )
}

export const VipButtons = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const nowMs = useNow()
  return (
    <>
      {[30, 365].map((days) => (
        <button
          key={days}
          type="button"
          className="btn btn-line"
          disabled={isForever(value)}
          onClick={() => onChange(extendVip(value, days, nowMs))}
        >
          +{days} 天
        </button>
      ))}
      <button type="button" className="btn btn-line" disabled={isForever(value)} onClick={() => onChange(forever)}>
        永久
      </button>
      <button type="button" className="btn btn-line" disabled={!value} onClick={() => onChange('')}>
        清空
      </button>
    </>
  )
}
