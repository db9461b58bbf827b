import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Control, Resolver } from 'react-hook-form'
import { api, failureOf } from '../../../lib/api/api.ts'
import { queryOf } from '../../../lib/api/queries.ts'
import { toast } from '../../../lib/browser/toast.ts'
import { isSame, readServerError, readValues, settingChecker, toText, toValue } from './setting-schema.ts'
import type { FieldErrors, FieldValues, Setting, SettingField } from './setting-schema.ts'

export type StoredTexts = Readonly<Record<string, string>>

export const storedConfig = queryOf('GET /admin/v1/site_config/all', {})

const nowMs = (): number => Date.now()

const readLatest = async (): Promise<StoredTexts> => api('GET /admin/v1/site_config/all', {})

/** Name of a field in the form: react-hook-form would read a dot as a nested value. */
export const formName = (path: string): string => path.replaceAll('.', ':')
const pathOf = (name: string): string => name.replaceAll(':', '.')

const valuesOf = (settings: readonly Setting[], texts: StoredTexts): FieldValues =>
  Object.fromEntries(
    settings
      .flatMap((setting) => Object.entries(readValues(setting, texts[setting.name])))
      .map(([path, value]) => [formName(path), value]),
  )

const byPath = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [pathOf(name), value]))

/** The first message as the error's own, all by their paths in `types`. */
const toError = (errors: FieldErrors) => ({
  type: 'validate',
  message: Object.values(errors)[0] ?? '',
  types: { ...errors },
})

const createResolver = (settings: readonly Setting[]): Resolver<FieldValues> => {
  const checkers = settings.map(settingChecker)
  return (values) => {
    const errors = Object.assign({}, ...checkers.map((check) => check(byPath(values)))) as Record<string, FieldErrors>
    const entries = Object.entries(errors).map(([path, error]) => [formName(path), toError(error)])
    return entries.length > 0 ? { values: {}, errors: Object.fromEntries(entries) as never } : { values, errors: {} }
  }
}

/** Changes of another admin since the form was loaded. */
export interface Conflict {
  settings: readonly Setting[]
  fields: readonly {
    field: SettingField
    before: unknown
    after: unknown
    /** This form holds another change of the field, and keeps it. */
    isKept: boolean
  }[]
}

/** Names of the settings that another admin has changed; empty if the save failed for another reason. */
const staleNames = (error: unknown): readonly string[] => {
  const { stale } = (failureOf(error).data ?? {}) as { stale?: unknown }
  return typeof stale === 'string' ? stale.split(',') : []
}

const versionIn = (texts: StoredTexts): { version?: number } =>
  texts['config_version'] === undefined ? {} : { version: Number(texts['config_version']) }

export interface SettingsForm {
  control: Control<FieldValues>
  values: FieldValues
  /** The values by the paths of their fields. */
  valuesByPath: FieldValues
  /** The loaded values. */
  initial: FieldValues
  /** Names of the fields that differ from the loaded values. */
  changed: readonly string[]
  /** React key of a field's control: a new key, after code sets the value, remounts the control without its draft. */
  versionOf: (name: string) => string
  setField: (name: string, value: unknown) => void
  /** Time of the last save, ms; 0 before the first. */
  savedMs: number
  /** Values of all settings, with the edited values of this form. */
  edited: FieldValues
  conflict: Conflict | undefined
  error: unknown
  isPending: boolean
  submit: () => void
  discard: () => void
  /** Loads the latest values; unsaved changes are lost. */
  reload: () => Promise<void>
}

/**
 * The form of a group of settings. Saving sends its changed settings in one call, which changes all or none.
 * @param all settings of all groups
 */
export const useSettingsForm = (
  all: readonly Setting[],
  settings: readonly Setting[],
  texts: StoredTexts,
): SettingsForm => {
  const client = useQueryClient()
  const [loaded, setLoaded] = useState(texts)
  const [version, setVersion] = useState(0)
  const [resets, setResets] = useState<Readonly<Record<string, number>>>({})
  const [conflict, setConflict] = useState<Conflict>()
  const [resolver] = useState(() => createResolver(settings))
  const [savedMs, setSavedMs] = useState(0)
  const initial = useMemo(() => valuesOf(settings, loaded), [settings, loaded])
  const loadedValues = useMemo(
    () =>
      Object.fromEntries(
        all.map((setting) => [setting.name, toValue(setting, readValues(setting, loaded[setting.name]))]),
      ),
    [all, loaded],
  )
  const { control, handleSubmit, reset, setValue, setError } = useForm<FieldValues>({
    defaultValues: initial,
    resolver,
    mode: 'onChange',
    shouldFocusError: false,
  })
  const values = { ...initial, ...(useWatch({ control }) as FieldValues) }
  const changed = Object.keys(initial).filter((name) => !isSame(values[name], initial[name]))
  const start = (next: StoredTexts): void => {
    setLoaded(next)
    setConflict(undefined)
    setVersion((previous) => previous + 1)
    reset(valuesOf(settings, next))
  }
  const showError = (error: unknown): void => {
    const found = readServerError(settings, failureOf(error).msg)
    if (!found) return
    const { path, inner, message } = found
    setError(formName(path), { type: 'server', message, types: { [inner]: message } })
    focusField(formName(path))
  }
  /** Loads the latest values and keeps this form's changes. */
  const mergeLatest = (latest: StoredTexts, stale: readonly string[]): void => {
    const theirs = valuesOf(settings, latest)
    const changedByOther = settings
      .flatMap(({ fields }) => fields)
      .map((field) => ({ field, name: formName(field.path) }))
      .filter(({ name }) => !isSame(theirs[name], initial[name]))
    client.setQueryData(storedConfig.queryKey, { ...latest })
    start(latest)
    for (const name of changed) setValue(name, values[name], { shouldValidate: true })
    setConflict({
      settings: settings.filter(({ name }) => stale.includes(name)),
      fields: changedByOther.map(({ field, name }) => ({
        field,
        before: initial[name],
        after: theirs[name],
        isKept: changed.includes(name) && !isSame(values[name], theirs[name]),
      })),
    })
  }
  const save = useMutation({
    mutationFn: async (edited: FieldValues): Promise<StoredTexts | undefined> => {
      const list = settings
        .map((setting) => ({ setting, text: toText(setting, byPath(edited)) }))
        .filter(({ setting, text }) => text !== toText(setting, byPath(initial)))
      const sent = list.map(({ setting: { name }, text }) => ({ name, value: text }))
      try {
        const saved = await api('POST /admin/v1/site_config/update', { list: sent, ...versionIn(loaded) })
        return await readLatest().catch(() => ({ ...loaded, ...saved }))
      } catch (error) {
        const stale = staleNames(error)
        if (stale.length === 0) throw error
        mergeLatest(await readLatest(), stale)
        return undefined
      }
    },
    meta: { isFailureShown: true },
    onSuccess: (next) => {
      if (!next) return
      setSavedMs(nowMs())
      client.setQueryData(storedConfig.queryKey, { ...next })
      start(next)
      toast('success', '更新成功')
    },
    onError: showError,
  })
  return {
    control,
    values,
    valuesByPath: byPath(values),
    initial,
    changed,
    versionOf: (name) => `${version}.${resets[name] ?? 0}`,
    setField: (name, value) => {
      setValue(name, value, { shouldValidate: true })
      setResets((previous) => ({ ...previous, [name]: (previous[name] ?? 0) + 1 }))
    },
    savedMs,
    edited: {
      ...loadedValues,
      ...Object.fromEntries(settings.map((setting) => [setting.name, toValue(setting, byPath(values))])),
    },
    conflict,
    error: save.error,
    isPending: save.isPending,
    submit: () =>
      void handleSubmit(
        (edited) => save.mutate(edited),
        (errors) => {
          const first = Object.keys(initial).find((name) => errors[name])
          if (first !== undefined) focusField(first)
        },
      )(),
    discard: () => {
      save.reset()
      start(loaded)
    },
    reload: async () => {
      const latest = await readLatest()
      client.setQueryData(storedConfig.queryKey, { ...latest })
      start(latest)
    },
  }
}

/** Scrolls to a field and focuses its first invalid control, else its first one. */
export const focusField = (name: string): void => {
  // After the errors are rendered.
  requestAnimationFrame(() => {
    const field = document.getElementById(fieldId(name))
    field?.scrollIntoView({ block: 'center' })
    const control =
      field?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      field?.querySelector<HTMLElement>('input, select, textarea, button')
    control?.focus({ preventScroll: true })
  })
}

export const fieldId = (name: string): string => `field-${name}`
