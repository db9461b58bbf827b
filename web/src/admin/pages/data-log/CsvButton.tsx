import { Icon } from '../../../ui/icons/Icon.tsx'
import { csvFile } from '../../csv.ts'
import { saveFile } from '../../download.ts'
import { downloadIcon } from '../../icons.ts'

interface CsvButtonProps {
  /** Name of the file without its ending. */
  name: string
  /** Of the table, for screen readers. */
  label: string
  rows: () => string[][]
  isEmpty: boolean
}

export const CsvButton = ({ name, label, rows, isEmpty }: CsvButtonProps) => (
  <button
    type="button"
    className="btn btn-small btn-line"
    aria-label={`导出 ${label} CSV`}
    disabled={isEmpty}
    onClick={() => saveFile(`${name}.csv`, csvFile(rows()))}
  >
    <Icon of={downloadIcon} size={16} />
    CSV
  </button>
)
