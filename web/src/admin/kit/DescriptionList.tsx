import type { ReactNode } from 'react'
import { EmptyValue } from './table/columns.tsx'
import styles from './DescriptionList.module.css'

export const DescriptionList = ({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {of.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="num">{value === '' ? <EmptyValue /> : value}</dd>
      </div>
    ))}
  </dl>
)
