import { useState } from 'react'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { ErrorState, Skeleton, SkeletonBar } from '../../../ui/feedback/states.tsx'
import type { Goods } from '../offers.ts'
import { usePayment } from './api.ts'
import type { OrderPayment } from './api.ts'
import { Checkout } from './Checkout.tsx'
import { PaymentView } from './PaymentView.tsx'

interface PaymentDialogProps {
  /** New goods, or an order to continue. */
  of: { goods: Goods } | { orderNo: string }
  /** Path of this site to return to after the payment; empty for none. */
  back?: string
  onClose: () => void
}

/** Sells goods or continues an order: choice of the payment, payment, result. */
export const PaymentDialog = ({ of, back = '', onClose }: PaymentDialogProps) => {
  const [created, setCreated] = useState<OrderPayment>()
  const isNew = 'goods' in of && !created
  return (
    <Dialog title={isNew ? '确认订单' : '付款'} onClose={onClose}>
      {created && <PaymentView key={created.order_no} payment={created} back={back} onClose={onClose} />}
      {isNew && <Checkout goods={of.goods} onCreated={setCreated} onClose={onClose} />}
      {!created && 'orderNo' in of && <ContinuedPayment orderNo={of.orderNo} back={back} onClose={onClose} />}
    </Dialog>
  )
}

const ContinuedPayment = ({
  orderNo,
  ...rest
}: { orderNo: string } & Required<Pick<PaymentDialogProps, 'back' | 'onClose'>>) => {
  const { data, error, refetch } = usePayment(orderNo)
  if (data) return <PaymentView payment={data} {...rest} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Skeleton rows={1}>
      <SkeletonBar width="100%" height={240} />
    </Skeleton>
  )
}
