import type { OrderAction } from '@pandex/contracts/enums'
import { useState } from 'react'
import { fixedYuan, shortYuan } from '../../../shared/shop/yuan.ts'
import { listGains } from '../../../shared/shop/goods-points.ts'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx'
import type { Order } from './orders.ts'
import { describeRevocation, isExcess, readRefund, refundableOf } from './refund-preview.ts'
import { useUpdateOrder } from './use-update-order.ts'

interface DialogProps {
  order: Order
  /** The money came in outside of the provider's interface: it goes back the same way. */
  isPaidByHand?: boolean
  onClose: () => void
}

const maxNoteLength = 500

const useText = (name: string) => {
  const [value, onChange] = useState('')
  return { name, value, onChange, error: '', onBlur: () => undefined }
}

const useNote = () => {
  const field = useText('note')
  const text = field.value.trim()
  const error = text.length > maxNoteLength ? `最多 ${maxNoteLength} 个字` : ''
  return { field: { ...field, error }, text, isValid: error === '' }
}

const MarkPaidDialog = ({ order, onClose }: DialogProps) => {
  const [tradeNo, note] = [useText('trade_no'), useNote()]
  const change = useUpdateOrder(onClose)
  return (
    <ConfirmDialog
      title={`确认收到 ${fixedYuan(order.amount)} 元？`}
      action="确认到账"
      isPending={change.isPending || !note.isValid}
      onConfirm={() =>
        change.mutate({ id: order.id, action: 'mark_paid', trade_no: tradeNo.value.trim(), note: note.text })
      }
      onClose={onClose}
    >
      <p>
        确认后马上给 {order.username || '买家'} 发放 {listGains(order).join('、')}
        。请先在收款账户里核对金额
        {order.reference && (
          <>
            和付款备注「<b>{order.reference}</b>」
          </>
        )}
        。
      </p>
      <TextField {...tradeNo} label="交易号" hint="收款记录里的编号，没有就留空。" maxLength={64} autoComplete="off" />
      <TextAreaField {...note.field} label="备注" />
      <FormFailure error={change.error} />
    </ConfirmDialog>
  )
}

const CloseDialog = ({ order, onClose }: DialogProps) => {
  const note = useNote()
  const change = useUpdateOrder(onClose)
  return (
    <ConfirmDialog
      title={`关闭订单 ${order.order_no}？`}
      action="关闭订单"
      isDanger
      isPending={change.isPending || !note.isValid}
      onConfirm={() => change.mutate({ id: order.id, action: 'close', note: note.text })}
      onClose={onClose}
    >
      <p>买家不能再付款，占用的库存和优惠码会退回。关闭之前到账的付款仍然有效。</p>
      <TextAreaField {...note.field} label="备注" />
      <FormFailure error={change.error} />
    </ConfirmDialog>
  )
}

const RefundDialog = ({ order, isPaidByHand = false, onClose }: DialogProps) => {
  const [amount, note] = [useText('amount'), useNote()]
  const change = useUpdateOrder(onClose)
  const left = refundableOf(order)
  const cents = readRefund(amount.value, order)
  const problem = cents === undefined ? '金额写成 12 或 12.50' : cents > left ? `最多 ${fixedYuan(left)} 元` : ''
  const isReady = problem === '' && note.isValid && note.text !== ''
  return (
    <ConfirmDialog
      title="退款？"
      action={problem === '' ? `退款 ${fixedYuan(cents ?? 0)} 元` : '退款'}
      isDanger
      isPending={change.isPending || !isReady}
      onConfirm={() =>
        change.mutate({
          id: order.id,
          action: 'refund',
          note: note.text,
          amount: cents,
        })
      }
      onClose={onClose}
    >
      <TextField
        {...amount}
        error={problem}
        label="金额（元）"
        hint={`留空退 ${fixedYuan(left)} 元${isExcess(order) ? '：没有算进订单的那笔钱先退' : '，就是剩下的全部'}。`}
        inputMode="decimal"
        autoComplete="off"
      />
      {cents !== undefined && problem === '' && (
        <p>
          {isPaidByHand && !isExcess(order)
            ? `请先把 ${shortYuan(cents)} 元转回给买家，这里只做记录。`
            : `${shortYuan(cents)} 元会原路退回。`}
          {describeRevocation(order, cents)
            ? `会从 ${order.username || '买家'} 收回 ${describeRevocation(order, cents)}；已经用掉的收不回，退款记录里会写明。`
            : '不收回积分和会员。'}
          退款不能撤销。
        </p>
      )}
      <TextAreaField {...note.field} label="原因（必填）" />
      <FormFailure error={change.error} />
    </ConfirmDialog>
  )
}

const NoteDialog = ({ order, onClose }: DialogProps) => {
  const note = useNote()
  const change = useUpdateOrder(onClose)
  return (
    <ConfirmDialog
      title="添加备注"
      action="添加"
      isPending={change.isPending || !note.isValid || note.text === ''}
      onConfirm={() => change.mutate({ id: order.id, action: 'note', note: note.text })}
      onClose={onClose}
    >
      <TextAreaField {...note.field} label="备注" hint="只有后台看得到。" />
      <FormFailure error={change.error} />
    </ConfirmDialog>
  )
}

const dialogs = { mark_paid: MarkPaidDialog, close: CloseDialog, refund: RefundDialog, note: NoteDialog }

export const OrderDialog = ({ action, ...props }: DialogProps & { action: OrderAction }) => {
  const Chosen = dialogs[action]
  return <Chosen {...props} />
}
