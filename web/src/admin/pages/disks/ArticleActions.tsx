import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm } from '../../kit/Confirm.tsx'
import { useChange } from '../../kit/use-change.ts'
import { articleSpec, diskList } from './disk.ts'

interface RenewArticleProps {
  label: string
  isByHand: boolean
  isBusy: boolean
  onRenew: (replacesByHand: boolean) => void
}

export const RenewArticle = ({ label, isByHand, isBusy, onRenew }: RenewArticleProps) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        className="btn btn-soft"
        disabled={isBusy}
        onClick={() => (isByHand ? setAsking(true) : onRenew(false))}
      >
        {label}
      </button>
      {isAsking && (
        <Confirm
          title="让模型重写这篇文章？"
          action="重新生成"
          isDanger
          onConfirm={() => {
            setAsking(false)
            onRenew(true)
          }}
          onClose={() => setAsking(false)}
        >
          <p>它是手工填写的，写好后会被替换，不能撤销。</p>
        </Confirm>
      )}
    </>
  )
}

export const ClearArticle = ({ docId }: { docId: string }) => {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const clearing = useChange('POST /admin/v1/disk/delete_article', {
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
        <Confirm
          title="清除这篇文章？"
          action="清除"
          isDanger
          isPending={clearing.isPending}
          onConfirm={() => clearing.mutate({ doc_id: docId })}
          onClose={() => setAsking(false)}
        >
          <p>资源页上不再有它，不能撤销；可以重新生成一篇。</p>
        </Confirm>
      )}
    </>
  )
}
