import { useState } from 'react'
import type { ColumnResizerProps } from './ColumnResizer.tsx'
import type { TablePreferences } from './table-preferences.ts'

export interface ColumnWidths {
  /** Pixels by column, with the column that is being dragged. */
  widths: Readonly<Record<string, number>>
  resizerOf: (key: string) => Omit<ColumnResizerProps, 'title'>
}

/** Widths of the columns. A drag is stored when it ends. */
export const useColumnWidths = ({ columns, setWidth }: TablePreferences): ColumnWidths => {
  const [dragged, setDragged] = useState<{ key: string; width: number }>()
  const widths = dragged ? { ...columns.widths, [dragged.key]: dragged.width } : columns.widths
  return {
    widths,
    resizerOf: (key) => ({
      width: widths[key],
      onDrag: (width) => setDragged(width === undefined ? undefined : { key, width }),
      onResize: (width) => {
        setDragged(undefined)
        setWidth(key, width)
      },
    }),
  }
}
