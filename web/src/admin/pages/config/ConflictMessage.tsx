import { Message } from 'semantic-ui-react'
import { describeValue } from './setting-schema.ts'
import { formName } from './use-settings-form.ts'
import type { Conflict, SettingsForm } from './use-settings-form.ts'
import styles from './config.module.css'

/** Shows the changes of another admin, which the form has loaded after its save was refused. */
export const ConflictMessage = ({ of: { settings, fields }, form }: { of: Conflict; form: SettingsForm }) => (
  <Message warning role="alert">
    <p>
      另一位管理员刚才修改了「{settings.map(({ title }) => title).join('」「')}」，您的修改还没有保存。
      您没有动过的项已换成对方的值，您的修改都保留着，请检查后再保存。
    </p>
    <ul className={styles.differences}>
      {fields.map(({ field: { path, title, schema }, before, after, isKept }) => (
        <li key={path}>
          <span>{title}：</span>
          <del>{describeValue(schema, before)}</del> → <ins>{describeValue(schema, after)}</ins>
          {isKept && (
            <>
              {' '}
              您也改了这一项。
              <button
                type="button"
                className="btn btn-small btn-line"
                aria-label={`${title}用对方的值`}
                onClick={() => form.setField(formName(path), after)}
              >
                用对方的值
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  </Message>
)
