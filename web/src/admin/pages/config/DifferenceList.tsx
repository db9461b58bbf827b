import { describeValue } from './setting-schema.ts'
import type { Setting } from './setting-schema.ts'
import styles from './config.module.css'

/** Field → values before and after; a text stands for a hidden secret. */
type Differences = Record<string, [unknown, unknown] | string>

export const readDifferences = (text: string): Differences => JSON.parse(text) as Differences

interface DifferenceListProps {
  of: Setting | undefined
  differences: Differences
}

/** The changed fields of a setting with their values before and after. */
export const DifferenceList = ({ of: setting, differences }: DifferenceListProps) => (
  <ul className={styles.differences}>
    {Object.entries(differences).map(([name, difference]) => {
      const field = setting?.fields.find(
        ({ path }) => path === (setting.isJson ? `${setting.name}.${name}` : setting.name),
      )
      return (
        <li key={name}>
          <span>{field?.title ?? name}：</span>
          {typeof difference === 'string' ? (
            '已修改（不显示内容）'
          ) : (
            <>
              <del>{describeValue(field?.schema, difference[0])}</del> →{' '}
              <ins>{describeValue(field?.schema, difference[1])}</ins>
            </>
          )}
        </li>
      )
    })}
  </ul>
)
