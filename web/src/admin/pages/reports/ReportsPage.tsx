import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { queryOf } from '../../../lib/api/queries.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { downloadFile } from '../../download.ts'
import { downloadIcon } from '../../icons.ts'
import { ListHead } from '../../kit/list/ListHead.tsx'
import { ListTabs } from '../../kit/list/ListTabs.tsx'
import { ClaimList } from './ClaimList.tsx'
import { claimList, reportList } from './labels.ts'
import { ReportList } from './ReportList.tsx'

const tabs = [
  {
    type: 'reports',
    label: '举报',
    description: '每个资源的每种原因一行，数字是待处理的。移除的资源重新导入也不会再收录。',
  },
  {
    type: 'claims',
    label: '版权投诉',
    description: '先隐藏资源，再裁定，最后恢复或移除；每一步都有记录，可以导出。数字是没有结束的。',
  },
] as const

export const Page = () => {
  const [params] = useSearchParams()
  const activeTab = tabs.find(({ type }) => type === params.get('type')) ?? tabs[0]
  const reports = useQuery({ ...queryOf(reportList, { status: 'open', size: 1 }), staleTime: 0 })
  const claims = useQuery({ ...queryOf(claimList, { state: 'open', size: 1 }), staleTime: 0 })
  return (
    <>
      <ListHead title="举报处理">{activeTab.type === 'claims' && <ExportButton />}</ListHead>
      <ListTabs
        label="举报种类"
        tabs={tabs}
        activeTab={activeTab}
        counts={[reports.data?.total, claims.data?.total]}
        description={activeTab.description}
      />
      {activeTab.type === 'claims' ? <ClaimList /> : <ReportList />}
    </>
  )
}

const ExportButton = () => {
  const exporting = useMutation({
    mutationFn: () => downloadFile('/admin/v1/claim/export', 'copyright-claims.csv'),
  })
  return (
    <button type="button" className="btn btn-line" disabled={exporting.isPending} onClick={() => exporting.mutate()}>
      <Icon of={downloadIcon} size={18} />
      导出处理记录
    </button>
  )
}
