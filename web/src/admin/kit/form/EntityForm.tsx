import { useState } from 'react'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { failureOf } from '../../../lib/api/api.ts'
import type { ApiInput, ApiOutput, Spec } from '../../../lib/api/api.ts'
import { toast } from '../../../lib/browser/toast.ts'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx'
import { EntityFields } from './EntityFields.tsx'
import { toCallInput, collectInput } from './field-definitions.ts'
import type { EntityField, EntityValues } from './field-definitions.ts'
import { createResolver } from './resolver.ts'
import { useEntityForm } from './use-entity-form.ts'
import { useReportDirty } from './use-report-dirty.ts'
import type { ListSpec } from '../list/list-spec.ts'
import { useApiMutation } from '../list/use-api-mutation.ts'
import styles from './EntityForm.module.css'

export interface Question {
  title: string
  text: ReactNode
  action: string
  isDanger?: boolean
}

export interface EntityFormProps<S extends Spec> {
  call: S
  /** The gateway's schema, so that client and server show the same messages. */
  schema: z.ZodType<unknown, ApiInput<S>>
  fields: readonly EntityField<S>[]
  initial: EntityValues
  /** Makes the form an update: the form sends the id and the changed fields only. */
  id?: Partial<ApiInput<S>>
  /** Called once per form; the returned function adds input, such as an idempotency key. */
  extraInput?: () => (input: Record<string, string>) => Partial<ApiInput<S>>
  /** Called after validation; undefined sends without confirmation. */
  question?: (input: Record<string, string>) => Question | undefined | Promise<Question | undefined>
  /** Label of the button; default 保存. */
  action?: string
  done: string
  refreshes: readonly ListSpec[]
  children?: (values: EntityValues) => ReactNode
  onSaved: (output: ApiOutput<S>) => void
  onDirty?: (isDirty: boolean) => void
  onCancel: () => void
}

export const EntityForm = <S extends Spec>(props: EntityFormProps<S>) => {
  const { call, schema, fields, id, onDirty } = props
  const [extraInput] = useState(() => props.extraInput?.())
  const toInput = (values: EntityValues, before: EntityValues): ApiInput<S> => {
    const input = collectInput(fields, values, id && before)
    return { ...id, ...toCallInput(fields, input), ...extraInput?.(input) } as ApiInput<S>
  }
  const { control, initial, values, submit } = useEntityForm(
    { ...Object.fromEntries(fields.map(({ name }) => [name, ''])), ...props.initial },
    (before) => createResolver(schema, fields, (now) => toInput(now, before)),
  )
  const change = useApiMutation(call, {
    refreshes: props.refreshes,
    done: props.done,
    isForm: true,
    onDone: props.onSaved,
  })
  const [question, setQuestion] = useState<Question>()
  const [isAsking, setAsking] = useState(false)
  const isDirty = fields.some(({ name }) => values[name] !== initial[name])
  useReportDirty(isDirty, onDirty)
  const send = (): void => change.mutate(toInput(values, initial))
  const submitOrAsk = async (): Promise<void> => {
    setAsking(true)
    try {
      const next = await props.question?.(collectInput(fields, values, id && initial))
      if (next) setQuestion(next)
      else send()
    } catch (error) {
      toast('error', failureOf(error).msg)
    } finally {
      setAsking(false)
    }
  }
  const isBusy = change.isPending || isAsking
  return (
    <>
      <form className={styles.form} method="post" noValidate onSubmit={submit(() => void submitOrAsk())}>
        <EntityFields of={fields} control={control} />
        {props.children?.(values)}
        <div className={styles.footer}>
          <FormFailure error={change.error} />
          <div className={styles.actions}>
            <button type="button" className="btn" onClick={props.onCancel}>
              取消
            </button>
            <button type="submit" className="btn btn-solid" disabled={isBusy || (id !== undefined && !isDirty)}>
              {isBusy ? '请稍候…' : (props.action ?? '保存')}
            </button>
          </div>
        </div>
      </form>
      {question && (
        <ConfirmDialog
          title={question.title}
          action={question.action}
          isDanger={question.isDanger ?? false}
          onClose={() => setQuestion(undefined)}
          onConfirm={() => {
            setQuestion(undefined)
            send()
          }}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </>
  )
}
