import { columnWidthLimits } from '@pandex/contracts/list-view'
import { useCallback, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { clampWidth } from './table-preferences.ts'
import styles from './DataTable.module.css'

export interface ColumnResizerProps {
  title: string
  /** Pixels; undefined for the default width. */
  width: number | undefined
  /** Called while the edge is dragged; undefined when the drag is cancelled. */
  onDrag: (width: number | undefined) => void
  /** @param width undefined for the default */
  onResize: (width: number | undefined) => void
}

const { min, max } = columnWidthLimits
const stepPx = 16

const measure = (edge: HTMLElement): number => clampWidth(edge.parentElement?.offsetWidth ?? 0)

/** The edge of a column title: dragging or ←→ changes the width, Home and End set the bounds, a double click the default. */
export const ColumnResizer = ({ title, width, onDrag, onResize }: ColumnResizerProps) => {
  const start = useRef<{ x: number; width: number }>(undefined)
  const [measured, setMeasured] = useState<number>(min)
  const edge = useCallback((element: HTMLElement | null): void => {
    if (element) setMeasured(measure(element))
  }, [])
  const widthAt = ({ clientX }: PointerEvent): number =>
    clampWidth((start.current?.width ?? 0) + clientX - (start.current?.x ?? 0))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const current = width ?? measure(event.currentTarget)
    const next = { ArrowLeft: current - stepPx, ArrowRight: current + stepPx, Home: min, End: max }[event.key]
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onResize(clampWidth(next))
  }
  return (
    // A focusable separator is a control: https://www.w3.org/TR/wai-aria-1.2/#separator
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <hr
      ref={edge}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      className={styles.edge}
      aria-label={`${title}的列宽`}
      aria-orientation="vertical"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={width ?? measured}
      title="拖动或用 ← → 调整列宽，双击恢复"
      onFocus={(event) => setMeasured(measure(event.currentTarget))}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onResize(undefined)}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, width: width ?? measure(event.currentTarget) }
      }}
      onPointerMove={(event) => {
        if (start.current) onDrag(widthAt(event))
      }}
      onPointerUp={(event) => {
        if (start.current && event.clientX !== start.current.x) onResize(widthAt(event))
        start.current = undefined
      }}
      onLostPointerCapture={() => {
        start.current = undefined
        onDrag(undefined)
      }}
    />
  )
}
