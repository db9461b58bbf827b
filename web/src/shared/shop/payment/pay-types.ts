import type { PayType } from '@pandex/contracts/enums'

const labels: Record<PayType, string> = { alipay_face: '支付宝', manual: '扫码转账' }

/** The ways to pay that the site offers, in the order of the form. */
export const payTypesOf = (offered: Readonly<Record<PayType, boolean>>): { value: PayType; label: string }[] =>
  (Object.keys(labels) as PayType[]).filter((value) => offered[value]).map((value) => ({ value, label: labels[value] }))
