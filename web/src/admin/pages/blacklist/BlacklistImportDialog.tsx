import { formatCount } from '../../../lib/text/text-format.ts'
import { ImportDialog as LinesDialog } from '../../kit/dialogs/ImportDialog.tsx'
import { refreshedLists } from '../../shared/blacklist/entry-form.tsx'

export const BlacklistImportDialog = ({ onClose }: { onClose: () => void }) => (
  <LinesDialog
    title="导入黑名单"
    call="POST /admin/v1/blacklist/import"
    label="一行一个 IP 或网段，逗号后面写原因"
    placeholder={'203.0.113.7,撞库\n198.51.100.0/24,采集'}
    accept=".csv,.txt,text/csv,text/plain"
    refreshes={refreshedLists}
    resultOf={({ added, known, invalid, invalid_total: invalidTotal }) => ({
      summary: (
        <>
          新增 <b>{formatCount(added)}</b> 条，原来就有 <b>{formatCount(known)}</b> 条
          {invalidTotal > 0 && (
            <>
              ，<b>{formatCount(invalidTotal)}</b> 行不能识别
            </>
          )}
          。
        </>
      ),
      failed: invalid,
      failedTotal: invalidTotal,
    })}
    onClose={onClose}
  />
)
