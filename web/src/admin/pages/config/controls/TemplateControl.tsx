import { useRef } from 'react'
import { FieldFrame } from '../../../../ui/form/FieldFrame.tsx'
import { fillTemplate, maxHeadLengths } from '../../../../lib/page/seo-template.ts'
import { isLongText } from '../setting-schema.ts'
import { placeholderTitles, useTemplateSample } from '../template-sample.ts'
import { firstError } from './control-props.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'

type HeadPart = keyof typeof maxHeadLengths

const fillText = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/%(\w+)%/g, (placeholder, name: string) => values[name] ?? placeholder)

const fillHead = (template: string, values: Readonly<Record<string, string>>, name: string): string => {
  const part = /[a-z0-9]+$/.exec(name)?.[0] as HeadPart | undefined
  return fillTemplate(template, { ...values }, part && maxHeadLengths[part])
}

/** A text with placeholders: buttons insert them at the cursor, a preview fills them with the newest resource. */
export const TemplateControl = ({ label, schema, name, value, errors, onChange, onBlur }: ControlProps<string>) => {
  const element = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const sample = useTemplateSample()
  const names = schema.placeholders ?? []
  const isHead = schema.input === 'headTemplate'
  const known = Object.fromEntries(names.map((one) => [one, sample[one] ?? '']))
  const preview = isHead ? fillHead(value, known, name) : fillText(value, known)
  const unknown = [...value.matchAll(/%(\w+)%/g)].map(([, one = '']) => one).filter((one) => !names.includes(one))
  const insert = (placeholder: string): void => {
    const { selectionStart, selectionEnd } = element.current ?? {}
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length]
    const text = `%${placeholder}%`
    onChange(value.slice(0, start) + text + value.slice(end))
    // After the new value is rendered.
    requestAnimationFrame(() => {
      element.current?.focus()
      element.current?.setSelectionRange(start + text.length, start + text.length)
    })
  }
  const Input = isLongText(schema) ? 'textarea' : 'input'
  return (
    <div className={styles.template}>
      <FieldFrame label={label} hint={schema.help} error={firstError(errors)}>
        {(control) => (
          <Input
            {...control}
            {...(Input === 'textarea' && { rows: 4 })}
            ref={element}
            name={name}
            className="input"
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onBlur={onBlur}
          />
        )}
      </FieldFrame>
      <fieldset className={styles.chips} aria-label={`${label}的占位符`}>
        {names.map((placeholder) => (
          <button
            key={placeholder}
            type="button"
            className={styles.chip}
            title={`%${placeholder}%`}
            onClick={() => insert(placeholder)}
          >
            {placeholderTitles[placeholder] ?? placeholder}
          </button>
        ))}
      </fieldset>
      {unknown.length > 0 && (
        <output className={styles.hint}>
          没有 {unknown.map((one) => `%${one}%`).join('、')} 这个占位符，{isHead ? '显示时会去掉' : '会原样显示'}。
        </output>
      )}
      <p className={styles.preview}>
        <span>预览：</span>
        {preview || '（空）'}
      </p>
    </div>
  )
}
