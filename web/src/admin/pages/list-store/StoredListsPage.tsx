import { useQueries } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { queryOf } from '../../../lib/api/queries.ts'
import { ListTabs } from '../../kit/list/ListTabs.tsx'
import { storedList, storedLists } from './stored-lists.ts'
import { StoredListEditor } from './StoredListEditor.tsx'

export const Page = () => {
  const [params] = useSearchParams()
  const list = storedLists.find(({ type }) => type === params.get('type')) ?? storedLists[0]
  const counts = useQueries({
    queries: storedLists.map(({ type }) => ({ ...queryOf(storedList, { type, size: 1 }), staleTime: 0 })),
  })
  return (
    <StoredListEditor key={list.type} list={list} title="列表管理">
      <ListTabs
        label="列表"
        tabs={storedLists}
        activeTab={list}
        counts={counts.map(({ data }) => data?.total)}
        description={list.description}
      />
    </StoredListEditor>
  )
}
