import { useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import styles from './disks.module.css'

interface EditorTab {
  key: string
  label: string
  isDirty: boolean
  panel: ReactNode
}

interface EditorTabsProps {
  label: string
  tabs: readonly EditorTab[]
  activeKey: string
  onChange: (key: string) => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** All panels stay mounted, so that hidden fields keep their values. */
export const EditorTabs = ({ label, tabs, activeKey, onChange }: EditorTabsProps) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const at = tabs.findIndex(({ key }) => key === activeKey) + step
    const next = tabs.at(at % tabs.length)
    if (!next) return
    onChange(next.key)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(next)]?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown} tabIndex={-1}>
        {tabs.map(({ key, label: tabLabel, isDirty }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}-tab`}
            aria-controls={`${id}-${key}`}
            aria-selected={key === activeKey}
            tabIndex={key === activeKey ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {tabLabel}
            {isDirty && (
              <span className={styles.dirty}>
                <span className="vh">有修改</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}`}
          aria-labelledby={`${id}-${key}-tab`}
          className={styles.panel}
          hidden={key !== activeKey}
        >
          {panel}
        </div>
      ))}
    </>
  )
}
