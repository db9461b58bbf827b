import type { SettingValues } from '@pandex/contracts/settings/all-settings'
import { findContradictions } from '@pandex/contracts/settings/contradictions'
import { useEffect } from 'react'
import { Controller } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import { Message } from 'semantic-ui-react'
import { FormFailure } from '../../../ui/form/FormFailure.tsx'
import { useLeaveGuard } from '../../kit/form/use-leave-guard.tsx'
import { ConflictMessage } from './ConflictMessage.tsx'
import { IndexNowKey } from './IndexNowKey.tsx'
import { FieldControl } from './controls/FieldControl.tsx'
import { defaultOf, describeValue, isSame, isWide, readServerError } from './setting-schema.ts'
import type { FieldErrors, Setting, SettingField } from './setting-schema.ts'
import { PreviewSection } from './preview/PreviewSection.tsx'
import { TestButtons } from './TestButtons.tsx'
import { fieldId, focusField, formName, useSettingsForm } from './use-settings-form.ts'
import type { SettingsForm as Form, StoredTexts } from './use-settings-form.ts'
import { failureOf } from '../../../lib/api/api.ts'
import styles from './config.module.css'

interface SettingsFormProps {
  /** Of all groups: some contradict each other. */
  all: readonly Setting[]
  settings: readonly Setting[]
  texts: StoredTexts
}

export const SettingsForm = ({ all, settings, texts }: SettingsFormProps) => {
  const form = useSettingsForm(all, settings, texts)
  const { changed, conflict, error, isPending } = form
  const guard = useLeaveGuard(changed.length > 0)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) focusField(formName(decodeURIComponent(hash.slice(1))))
  }, [hash])
  // Server errors that name a field of this form are shown at that field.
  const isAtField = error !== null && readServerError(settings, failureOf(error).msg) !== undefined
  const warningsOf = warningsBySetting(settings, form)
  const texted = settings.filter(({ isJson }) => !isJson)
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      {/* Disabled while saving: the reset after the save would discard new input. */}
      <fieldset className={styles.settings} disabled={isPending}>
        {settings
          .filter(({ isJson }) => isJson)
          .map((setting) => (
            <section key={setting.name} className={styles.setting} aria-label={setting.title}>
              <header className={styles.settingHead}>
                <h2>{setting.title}</h2>
                <span>{setting.isPublic ? '访客的浏览器会读到' : '只在后台可见'}</span>
              </header>
              <Warnings of={warningsOf(setting)} />
              <Fields of={setting.fields} form={form} />
              {setting.name === 'seo_push' && (
                <IndexNowKey
                  isChanged={changed.length > 0}
                  hasKey={form.initial[formName('seo_push.indexnow_key')] !== ''}
                  onStored={form.reload}
                />
              )}
              <TestButtons
                of={setting}
                savedMs={form.savedMs}
                isChanged={setting.fields.some(({ path }) => changed.includes(formName(path)))}
              />
            </section>
          ))}
        {texted.length > 0 && (
          <section className={styles.setting} aria-label="更多">
            <header className={styles.settingHead}>
              <h2>更多</h2>
              <span>访客的浏览器会读到</span>
            </header>
            <Warnings of={texted.flatMap(warningsOf)} />
            <Fields of={texted.flatMap(({ fields }) => fields)} form={form} />
          </section>
        )}
      </fieldset>
      <PreviewSection group={settings[0]?.group} settings={settings} texts={texts} form={form} />
      <div className={styles.footer}>
        {conflict && <ConflictMessage of={conflict} form={form} />}
        {!isAtField && <FormFailure error={error} />}
        <div className={styles.actions}>
          <output className="num">{changed.length > 0 ? `${changed.length} 项没有保存` : '没有修改'}</output>
          <button type="button" className="btn" disabled={changed.length === 0 || isPending} onClick={form.discard}>
            放弃修改
          </button>
          <button type="submit" className="btn btn-solid" disabled={changed.length === 0 || isPending}>
            {isPending ? '请稍候…' : '保存'}
          </button>
        </div>
      </div>
      {guard.dialog}
    </form>
  )
}

/** Warnings of a group's settings by the first of them that each concerns. */
const warningsBySetting = (settings: readonly Setting[], { edited }: Form): ((setting: Setting) => string[]) => {
  const found = findContradictions(edited as unknown as SettingValues).map(({ settings: names, message }) => ({
    message,
    name: names.find((name) => settings.some((setting) => setting.name === name)),
  }))
  return ({ name }) => found.filter((warning) => warning.name === name).map(({ message }) => message)
}

const Warnings = ({ of: messages }: { of: readonly string[] }) =>
  messages.map((message) => (
    <Message key={message} warning>
      {message}
    </Message>
  ))

const Fields = ({ of: fields, form }: { of: readonly SettingField[]; form: Form }) => (
  <div className={styles.fields}>
    {fields.map((field) => (
      <Field key={`${field.path} ${form.versionOf(formName(field.path))}`} of={field} form={form} />
    ))}
  </div>
)

const Field = ({ of: { path, title, schema }, form }: { of: SettingField; form: Form }) => {
  const name = formName(path)
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <div id={fieldId(name)} className={styles.field} data-wide={isWide(schema)}>
          <FieldControl
            label={title}
            schema={schema}
            name={name}
            value={value}
            stored={form.initial[name]}
            errors={(error?.types ?? {}) as FieldErrors}
            onChange={onChange}
            onBlur={onBlur}
          />
          {!isSame(value, defaultOf(schema)) && (
            <Modified title={title} schema={schema} onReset={() => form.setField(name, defaultOf(schema))} />
          )}
        </div>
      )}
    />
  )
}

interface ModifiedProps {
  title: string
  schema: SettingField['schema']
  onReset: () => void
}

/** Marks a value that differs from its default. */
const Modified = ({ title, schema, onReset }: ModifiedProps) => {
  const text = describeValue(schema, defaultOf(schema))
  return (
    <p className={styles.modified}>
      <b>已修改</b>
      {schema.type !== 'object' && <span title={text}>默认：{text}</span>}
      <button type="button" aria-label={`${title}恢复默认`} onClick={onReset}>
        恢复默认
      </button>
    </p>
  )
}
