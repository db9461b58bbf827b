import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../kit/dialogs/ConfirmDialog.tsx'
import { useApiMutation } from '../../../kit/list/use-api-mutation.ts'
import { articleSpec, diskList } from '../disk.ts'

interface RegenerateArticleButtonProps {
  label: string
  isManual: boolean
  isBusy: boolean
  onRegenerate: (replacesByHand: boolean) => void
}

export const RegenerateArticleButton = ({ label, isManual, isBusy, onRegenerate }: RegenerateArticleButtonProps) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        className="btn btn-soft"
        disabled={isBusy}
        onClick={() => (isManual ? setAsking(true) : onRegenerate(false))}
      >
        {label}
      </button>
      {isAsking && (
        <ConfirmDialog
          title="让模型重写这篇文章？"
          action="重新生成"
          isDanger
          onConfirm={() => {
            setAsking(false)
            onRegenerate(true)
          }}
          onClose={() => setAsking(false)}
        >
          <p>它是手工填写的，写好后会被替换，不能撤销。</p>
        </ConfirmDialog>
      )}
    </>
  )
}

export const DeleteArticleButton = ({ docId }: { docId: string }) => {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const clearing = useApiMutation('POST /admin/v1/disk/delete_article', {
    refreshes: [diskList],
    done: '删除成功',
    onDone: () => {
      setAsking(false)
      void client.invalidateQueries({ queryKey: [articleSpec, { doc_id: docId }] })
    },
  })
  return (
    <>
      <button type="button" className="btn btn-danger" onClick={() => setAsking(true)}>
        清除文章
      </button>
      {isAsking && (
        <ConfirmDialog
          title="清除这篇文章？"
          action="清除"
          isDanger
          isPending={clearing.isPending}
          onConfirm={() => clearing.mutate({ doc_id: docId })}
          onClose={() => setAsking(false)}
        >
          <p>资源页上不再有它，不能撤销；可以重新生成一篇。</p>
        </ConfirmDialog>
      )}
    </>
  )
}
