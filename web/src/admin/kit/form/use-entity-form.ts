import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Control, Resolver } from 'react-hook-form'
import type { EntityValues } from './field-definitions.ts'

interface EntityFormState {
  control: Control<EntityValues>
  /** The values when the form was opened. A refetch of the list does not overwrite edits. */
  initial: EntityValues
  values: EntityValues
  /** Returns a submit handler that calls `send` with valid values, and else `onInvalid`, and focuses the first invalid field. */
  submit: (
    send: (values: EntityValues) => void,
    onInvalid?: (firstName: string) => void,
  ) => (event: SubmitEvent<HTMLFormElement>) => void
}

const focusField = (form: HTMLFormElement, name: string): void => {
  const found = form.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? found[0] : found
  if (control instanceof HTMLElement) control.focus()
}

/** Form of text values. An error appears after blur or submit and disappears as soon as the value is valid. */
export const useEntityForm = (
  initialValues: EntityValues,
  createResolver: (initial: EntityValues) => Resolver<EntityValues>,
): EntityFormState => {
  const [initial] = useState(initialValues)
  const [resolver] = useState(() => createResolver(initial))
  const { control, handleSubmit } = useForm<EntityValues>({
    defaultValues: initial,
    resolver,
    mode: 'onTouched',
    // The fields have no refs: `submit` focuses by name, in the order of the form.
    shouldFocusError: false,
  })
  return {
    control,
    initial,
    values: useWatch({ control }) as EntityValues,
    submit: (send, onInvalid) => (event) => {
      const form = event.currentTarget
      void handleSubmit(send, (errors) => {
        const name = Object.keys(initial).find((fieldName) => errors[fieldName])
        if (name === undefined) return
        onInvalid?.(name)
        focusField(form, name)
      })(event)
    },
  }
}
