import { useQueries } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { queryOf } from '../../lib/queries.ts'
import { ListTabs } from '../kit/ListTabs.tsx'
import { storedLists } from './list-store/lists.ts'
import { StoreEditor } from './list-store/StoreEditor.tsx'
import { storedList } from './list-store/use-order.ts'

export const Page = () => {
  const [params] = useSearchParams()
  const list = storedLists.find(({ type }) => type === params.get('type')) ?? storedLists[0]
  const counts = useQueries({
    queries: storedLists.map(({ type }) => ({ ...queryOf(storedList, { type, size: 1 }), staleTime: 0 })),
  })
  return (
    <StoreEditor key={list.type} list={list} title="列表管理">
      <ListTabs
        label="列表"
        tabs={storedLists}
        here={list}
        counts={counts.map(({ data }) => data?.total)}
        does={list.does}
      />
    </StoreEditor>
  )
}
