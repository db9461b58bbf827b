import { TextAreaField } from '../../../../ui/form/TextAreaField.tsx'
import { readAccent, writeAccent } from '../accent-css.ts'
import { contrastOf } from '../../../../styles/contrast.ts'
import { accentColour, paperColour } from '../../../../styles/theme-colours.ts'
import { firstError } from './control-props.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'

/** For text, by WCAG 2 level AA. */
const minContrast = 4.5

const themes = [
  { key: 'light', title: '浅色主题的主题色' },
  { key: 'dark', title: '深色主题的主题色' },
] as const

/** Custom CSS, with colour inputs for the accent. */
export const CssControl = ({ label, schema, name, value, errors, onChange, onBlur }: ControlProps<string>) => {
  const accent = readAccent(value)
  const shown = accent ?? accentColour
  return (
    <div className={styles.template}>
      <div className={styles.colours}>
        {themes.map(({ key, title }) => {
          const contrast = contrastOf(shown[key], paperColour[key])
          return (
            <div key={key}>
              <label>
                <input
                  type="color"
                  value={shown[key]}
                  onChange={({ target }) => onChange(writeAccent(value, { ...shown, [key]: target.value }))}
                  onBlur={onBlur}
                />
                {title}
              </label>
              {contrast < minContrast && (
                <output className={styles.warning}>
                  和背景的对比度只有 {contrast.toFixed(1)}（至少 {minContrast}），文字会看不清。
                </output>
              )}
            </div>
          )
        })}
        {accent && (
          <button
            type="button"
            className="btn btn-small btn-line"
            onClick={() => onChange(writeAccent(value, undefined))}
          >
            用默认主题色
          </button>
        )}
      </div>
      <div className={styles.css}>
        <TextAreaField
          name={name}
          label={label}
          hint={schema.help}
          error={firstError(errors)}
          rows={8}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
        />
      </div>
    </div>
  )
}
