import type { ReactNode } from 'react'
import { Nothing } from './columns.tsx'
import styles from './Facts.module.css'

export const Facts = ({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {of.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="num">{value === '' ? <Nothing /> : value}</dd>
      </div>
    ))}
  </dl>
)
