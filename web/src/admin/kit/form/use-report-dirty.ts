import { useLayoutEffect } from 'react'

/** Reports to the page whether a form has unsaved edits; an unmounted form has none. */
export const useReportDirty = (isDirty: boolean, onDirty: ((isDirty: boolean) => void) | undefined): void => {
  // Not a passive effect: Escape right after a letter would close the form without a question.
  useLayoutEffect(() => {
    onDirty?.(isDirty)
    return () => onDirty?.(false)
  }, [isDirty, onDirty])
}
