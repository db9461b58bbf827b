import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { failureOf } from '../../lib/api.ts'
import type { ApiInput, ApiOutput, Spec } from '../../lib/api.ts'
import { toast } from '../../lib/toast.ts'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Confirm } from './Confirm.tsx'
import { EntityFields } from './EntityFields.tsx'
import { asCallInput, inputOf, rulesOf } from './entity-fields.ts'
import type { EntityField, EntityValues } from './entity-fields.ts'
import type { ListSpec } from './list-route.ts'
import { useChange } from './use-change.ts'
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
  alsoSend?: () => (input: Record<string, string>) => Partial<ApiInput<S>>
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
  // Keeps the initial row: a refetch of the list must not overwrite edits.
  const [initial] = useState<EntityValues>(() => ({
    ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
    ...props.initial,
  }))
  const [alsoSend] = useState(() => props.alsoSend?.())
  const saidOf = (values: EntityValues): Record<string, string> => inputOf(fields, values, id && initial)
  const toInput = (values: EntityValues): ApiInput<S> => {
    const said = saidOf(values)
    return { ...id, ...asCallInput(fields, said), ...alsoSend?.(said) } as ApiInput<S>
  }
  // oxlint-disable-next-line react/exhaustive-deps -- a form keeps its fields as long as it is on screen
  const rules = useMemo(() => rulesOf(schema, fields, toInput), [])
  const form = useForm<EntityValues>(initial, rules)
  const change = useChange(call, {
    refreshes: props.refreshes,
    done: props.done,
    isForm: true,
    onDone: props.onSaved,
  })
  const [question, setQuestion] = useState<Question>()
  const [isAsking, setAsking] = useState(false)
  const isDirty = fields.some(({ name }) => form.values[name] !== initial[name])
  useEffect(() => {
    onDirty?.(isDirty)
    // An unmounted form has no unsaved edits.
    return () => onDirty?.(false)
  }, [isDirty, onDirty])
  const send = (): void => change.mutate(toInput(form.values))
  const ask = async (values: EntityValues): Promise<void> => {
    setAsking(true)
    try {
      const next = await props.question?.(saidOf(values))
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
      <form className={styles.form} method="post" noValidate onSubmit={form.submit((values) => void ask(values))}>
        <EntityFields of={fields} form={form} />
        {props.children?.(form.values)}
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
        <Confirm
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
        </Confirm>
      )}
    </>
  )
}
