import { useState } from 'react'
import { required } from '../../../ui/form/rules.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Image } from '../../../ui/Image.tsx'
import { useSubmitReference } from './api.ts'
import type { OrderPayment } from './api.ts'
import styles from './Payment.module.css'

const maxReferenceLength = 100

/** The operator's code and text, and the payer's reference, by which an admin finds the money. */
export const ManualTransfer = ({ payment: { order_no, pay, reference } }: { payment: OrderPayment }) => {
  const form = useForm({ reference }, { reference: required })
  const submission = useSubmitReference(order_no)
  const [stored, setStored] = useState(reference)
  const isStored = stored !== '' && stored === form.values.reference.trim()
  return (
    <>
      <Image
        className={styles.qr}
        src={pay?.image ?? ''}
        alt="收款码"
        width={208}
        height={208}
        fallback={pay?.image && <p className={styles.hint}>收款码暂时无法显示，请联系站长</p>}
      />
      <p className={styles.instructions}>{pay?.text}</p>
      <Form
        onSubmit={form.submit(({ reference: typed }) =>
          submission.mutate(typed.trim(), { onSuccess: () => setStored(typed.trim()) }),
        )}
      >
        <TextField
          {...form.field('reference')}
          label="付款备注"
          hint="转账单号后几位、付款人昵称等，便于管理员核对。"
          maxLength={maxReferenceLength}
          autoComplete="off"
          required
          action={
            <button type="submit" className="btn btn-solid" disabled={submission.isPending || isStored}>
              {submission.isPending ? '提交中…' : isStored ? '已提交' : '我已付款'}
            </button>
          }
        />
        <FormFailure error={submission.error} />
      </Form>
      <output className={styles.hint}>
        {isStored && '已提交，等待管理员确认到账。可以关闭这个窗口，结果在“个人中心 → 订单”里。'}
      </output>
    </>
  )
}
