import { useQueryClient } from '@tanstack/react-query'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { EntityForm } from '../../kit/form/EntityForm.tsx'
import { entryForm, confirmEntry, refreshedLists } from './entry-form.tsx'

export const BlockDialog = ({ ip, reason, onClose }: { ip: string; reason: string; onClose: () => void }) => {
  const client = useQueryClient()
  return (
    <Dialog title="加入黑名单" onClose={onClose}>
      <EntityForm
        {...entryForm}
        initial={{ ip, enabled: 'true', reason }}
        question={(values) => confirmEntry(client, values)}
        done="添加成功"
        refreshes={refreshedLists}
        onSaved={onClose}
        onCancel={onClose}
      />
    </Dialog>
  )
}
