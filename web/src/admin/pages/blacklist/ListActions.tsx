import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadFile } from '../../download.ts'
import { formatCount } from '../../../lib/text-format.ts'
import { toast } from '../../../lib/toast.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { importIcon } from '../../../ui/icons.ts'
import { Popover } from '../../../ui/Popover.tsx'
import { downloadIcon, moreIcon, trashIcon } from '../../icons.ts'
import { Confirm } from '../../kit/Confirm.tsx'
import { useChange } from '../../kit/use-change.ts'
import { BusiestDialog } from './BusiestDialog.tsx'
import { CheckDialog } from './CheckDialog.tsx'
import { refreshedLists } from './entry.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import styles from './blacklist.module.css'

type Opened = 'busiest' | 'check' | 'import' | 'clear'

export const ListActions = () => {
  const [opened, setOpened] = useState<Opened>()
  const close = (): void => setOpened(undefined)
  const exporting = useMutation({ mutationFn: () => downloadFile('/admin/v1/blacklist/export', 'blacklist.csv') })
  const clearing = useChange('GET /admin/v1/blacklist/clear', {
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
      {opened === 'busiest' && <BusiestDialog onClose={close} />}
      {opened === 'check' && <CheckDialog onClose={close} />}
      {opened === 'import' && <ImportDialog onClose={close} />}
      {opened === 'clear' && (
        <Confirm
          title="清空整个黑名单？"
          action="清空"
          typed="清空"
          isDanger
          isPending={clearing.isPending}
          onConfirm={() => clearing.mutate({})}
          onClose={close}
        >
          <p>所有条目都会删除，被挡的地址马上可以访问。这一步不能撤销，建议先导出一份。</p>
        </Confirm>
      )}
    </>
  )
}
