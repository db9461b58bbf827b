import { useMutation } from '@tanstack/react-query'
import { toast } from '../../../lib/browser/toast.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { saveFile } from '../../download.ts'
import { downloadIcon } from '../../icons.ts'
import type { ListSpec, RowOf } from '../list/list-spec.ts'
import { fetchRows, maxExportedRows, rowsToCsv } from '../list/list-csv.ts'
import type { ListState } from '../list/use-list-state.ts'
import type { Column } from './columns.tsx'

interface ExportButtonProps<S extends ListSpec> {
  state: ListState<S>
  columns: readonly Column<RowOf<S>>[]
}

/** `disk-list` of `GET /admin/v1/disk/list`. */
const fileNameOf = (spec: string): string => spec.split('/').slice(-2).join('-').replaceAll('_', '-')

/** Saves all pages of the list, with its filters, its order and its visible columns. */
export const ExportButton = <S extends ListSpec>({ state, columns }: ExportButtonProps<S>) => {
  const exporting = useMutation({
    mutationFn: () => fetchRows(state.spec, state.input),
    onSuccess: ({ rows, isCut }) => {
      saveFile(`${fileNameOf(state.spec)}.csv`, rowsToCsv(columns, rows))
      if (isCut) toast('success', `已导出前 ${formatCount(maxExportedRows)} 行，其余请缩小筛选范围`)
    },
  })
  const label = '导出列表为 CSV'
  return (
    <button
      type="button"
      className="btn btn-icon"
      aria-label={label}
      title={label}
      disabled={exporting.isPending}
      onClick={() => exporting.mutate()}
    >
      <Icon of={downloadIcon} />
    </button>
  )
}
