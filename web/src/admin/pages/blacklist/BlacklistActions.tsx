import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadFile } from '../../download.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { toast } from '../../../lib/browser/toast.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { importIcon } from '../../../ui/icons/icons.ts'
import { Popover } from '../../../ui/overlays/Popover.tsx'
import { downloadIcon, moreIcon, trashIcon } from '../../icons.ts'
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx'
import { useApiMutation } from '../../kit/list/use-api-mutation.ts'
import { BusiestAddressesDialog } from './BusiestAddressesDialog.tsx'
import { CheckAddressesDialog } from './CheckAddressesDialog.tsx'
import { refreshedLists } from '../../shared/blacklist/entry-form.tsx'
import { BlacklistImportDialog } from './BlacklistImportDialog.tsx'
import styles from '../../shared/blacklist/blacklist.module.css'

type Opened = 'busiest' | 'check' | 'import' | 'clear'

export const BlacklistActions = () => {
  const [opened, setOpened] = useState<Opened>()
  const close = (): void => setOpened(undefined)
  const exporting = useMutation({ mutationFn: () => downloadFile('/admin/v1/blacklist/export', 'blacklist.csv') })
  const clearing = useApiMutation('GET /admin/v1/blacklist/clear', {
    refreshes: refreshedLists,
    onDone: ({ done }) => {
      close()
      toast('success', `已清空 ${formatCount(done)} 条`)
    },
  })
  return (
    <>
      <button type="button" className="btn btn-line" onClick={() => setOpened('busiest')}>
        最忙的地址
      </button>
      <button type="button" className="btn btn-line" onClick={() => setOpened('check')}>
        检查地址
      </button>
      <Popover label="更多" side="below" className="btn btn-line" trigger={<Icon of={moreIcon} size={18} />}>
        {(hide) => {
          const choose = (next: Opened) => (): void => {
            hide()
            setOpened(next)
          }
          return (
            <div className={styles.menu}>
              <button type="button" className="btn" onClick={choose('import')}>
                <Icon of={importIcon} size={18} />
                导入
              </button>
              <button
                type="button"
                className="btn"
                disabled={exporting.isPending}
                onClick={() => {
                  hide()
                  exporting.mutate()
                }}
              >
                <Icon of={downloadIcon} size={18} />
                导出 CSV
              </button>
              <button type="button" className="btn btn-danger" onClick={choose('clear')}>
                <Icon of={trashIcon} size={18} />
                清空黑名单
              </button>
            </div>
          )
        }}
      </Popover>
      {opened === 'busiest' && <BusiestAddressesDialog onClose={close} />}
      {opened === 'check' && <CheckAddressesDialog onClose={close} />}
      {opened === 'import' && <BlacklistImportDialog onClose={close} />}
      {opened === 'clear' && (
        <ConfirmDialog
          title="清空整个黑名单？"
          action="清空"
          requiredText="清空"
          isDanger
          isPending={clearing.isPending}
          onConfirm={() => clearing.mutate({})}
          onClose={close}
        >
          <p>所有条目都会删除，被挡的地址马上可以访问。这一步不能撤销，建议先导出一份。</p>
        </ConfirmDialog>
      )}
    </>
  )
}
