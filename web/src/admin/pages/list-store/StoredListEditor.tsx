import { CreateStored, UpdateStored } from '@pandex/gateway/schemas/list-store'
import type { ReactNode } from 'react'
import { api } from '../../../lib/api/api.ts'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import type { Column } from '../../kit/table/columns.tsx'
import { CrudPage } from '../../kit/list/CrudPage.tsx'
import type { EntityField } from '../../kit/form/field-definitions.ts'
import type { Filter } from '../../kit/list/filters.ts'
import { ImageUpload } from '../../kit/form/ImageUpload.tsx'
import { Picture } from '../../kit/Picture.tsx'
import { OrderCell } from '../../kit/table/OrderCell.tsx'
import { RowDragArea } from '../../kit/table/RowDrag.tsx'
import { dropPositionOf } from '../../kit/table/reorder.ts'
import type { RowOf } from '../../kit/list/list-spec.ts'
import { SwitchCell } from '../../kit/table/SwitchCell.tsx'
import { storedList } from './stored-lists.ts'
import type { StoredList } from './stored-lists.ts'

type StoredItem = RowOf<typeof storedList>

const create = 'POST /admin/v1/list_store/create'
const update = 'POST /admin/v1/list_store/update'

const columns: Column<StoredItem>[] = [
  { key: 'name', title: '名称', width: 20 },
  { key: 'url', title: '链接', width: 18 },
  { key: 'image', title: '图片', cell: ({ image }) => <Picture of={image} /> },
  { key: 'text', title: '文字', width: 16 },
  {
    key: 'enabled',
    title: '启用',
    cell: ({ id, name, enabled }) => (
      <SwitchCell
        label={`启用 ${name}`}
        isOn={enabled}
        call={update}
        inputOf={(isOn) => ({ id, enabled: isOn })}
        messageOf={(isOn) => `${name} 已${isOn ? '启用' : '停用'}`}
        refreshes={[storedList]}
      />
    ),
  },
  { key: 'update_time', title: '更新', kind: 'time', isOptional: true },
  { key: 'create_time', title: '添加', kind: 'time', isOptional: true },
  { key: 'id', title: 'ID', kind: 'number', isOptional: true },
]

const filters: Filter<typeof storedList>[] = [
  { name: 'q', label: '名称、链接或文字', kind: 'text', placeholder: '名称、链接或文字' },
]

const fieldsOf = ({ nameLabel, urlHelp }: StoredList): EntityField<typeof create | typeof update>[] => [
  { name: 'name', label: nameLabel, control: 'text', isWide: true },
  { name: 'url', label: '链接', control: 'text', isWide: true, help: urlHelp },
  {
    name: 'image',
    label: '图片地址',
    control: 'text',
    isWide: true,
    extra: ({ value, onChange }) => <ImageUpload label="图片地址" shown={value} onUploaded={onChange} />,
  },
  { name: 'text', label: '文字', control: 'textarea', help: '说明或备注，有的位置会显示在名称下面。' },
  {
    name: 'enabled',
    label: '状态',
    control: 'radio',
    isWide: true,
    options: [
      { value: 'true', label: '启用' },
      { value: 'false', label: '停用' },
    ],
  },
]

interface StoredListEditorProps {
  list: StoredList
  title: string
  children?: ReactNode
}

export const StoredListEditor = ({ list, title, children }: StoredListEditorProps) => {
  const fields = fieldsOf(list)
  const { type } = list
  const reorder = {
    input: { type },
    save: (ids: number[]) => api('POST /admin/v1/list_store/update_order', { type, ids }),
  }
  return (
    <RowDragArea dropPositionOf={dropPositionOf}>
      <CrudPage
        title={title}
        list={storedList}
        hint={children ? undefined : list.description}
        noun="条"
        columns={columns}
        filters={filters}
        fixed={{ type: list.type }}
        above={children}
        nameOf={({ name }) => name}
        create={{
          call: create,
          schema: CreateStored,
          fields,
          label: `添加${list.label}`,
          initial: { enabled: 'true' },
          extraInput: () => () => ({ type: list.type }),
        }}
        update={{
          call: update,
          schema: UpdateStored,
          fields,
          valuesOf: ({ name, url, image, text, enabled }) => ({ name, url, image, text, enabled: String(enabled) }),
          idOf: ({ id }) => ({ id }),
        }}
        remove={{
          call: 'POST /admin/v1/list_store/delete',
          warning: <p>删除后访客马上看不到；只是暂时不用的话，停用就够了。</p>,
        }}
        rowActions={(row, shown) =>
          shown.state.isFiltered ? null : <OrderCell row={row} list={shown} reorder={reorder} />
        }
        empty={
          <EmptyState title={`「${list.label}」还是空的`}>
            <p>{list.description}</p>
            <Link to={`?type=${list.type}&open=new`} className="btn btn-soft">
              添加第一条
            </Link>
          </EmptyState>
        }
      />
    </RowDragArea>
  )
}
