/** Compile-time tests of the kit's types; nothing here runs. */
import { DeleteEntries, UpdateEntry } from '@pandex/gateway/schemas/blacklist'
import type { Column } from './table/columns.tsx'
import { CrudPage } from './list/CrudPage.tsx'
import type { EntityField } from './form/field-definitions.ts'
import type { Filter } from './list/filters.ts'
import type { ListSpec, RowOf } from './list/list-spec.ts'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const assertType = <_T extends true>(): void => {}

const users = 'GET /admin/v1/user/list'
const entries = 'GET /admin/v1/blacklist/list'
const update = 'POST /admin/v1/blacklist/update'
type User = RowOf<typeof users>

const column: Column<User> = { key: 'coin', title: '', kind: 'number' }
const filter: Filter<typeof users> = {
  name: 'role',
  label: '',
  kind: 'choice',
  options: [{ value: 'admin', label: '' }],
}
const field: EntityField<typeof update> = { name: 'ip', label: '', control: 'text' }

assertType<Equal<User['coin'], number>>()
assertType<Equal<typeof users extends ListSpec ? true : false, true>>()
// A public list has no sort order, and a single row is not a list.
assertType<Equal<Extract<ListSpec, 'GET /v1/disk/latest' | 'GET /auth/v1/user/info'>, never>>()

// @ts-expect-error -- the row has no such field
void ({ key: 'coins', title: '' } satisfies Column<User>)

// @ts-expect-error -- a name is no number
void ({ key: 'username', title: '', kind: 'number' } satisfies Column<User>)

// @ts-expect-error -- the list cannot be narrowed by that
void ({ name: 'coin', label: '', kind: 'text' } satisfies Filter<typeof users>)

// @ts-expect-error -- the filter does not know that value
void ({ name: 'role', label: '', kind: 'choice', options: [{ value: 'owner', label: '' }] } satisfies Filter<
  typeof users
>)

// @ts-expect-error -- the call takes no such field
void ({ name: 'title', label: '', control: 'text' } satisfies EntityField<typeof update>)

const nameOf = ({ id }: { id: number }): string => String(id)
const page = { title: '', noun: '', nameOf, filters: [], empty: null }
const form = { fields: [field], valuesOf: () => ({}), idOf: ({ id }: { id: number }) => ({ id }) }

CrudPage({ ...page, list: users, columns: [column], filters: [filter] })

// @ts-expect-error -- there is no such list
CrudPage({ ...page, list: 'GET /admin/v1/users/list', columns: [] })

// @ts-expect-error -- columns of another list
CrudPage({ ...page, list: entries, columns: [column] })

CrudPage({ ...page, list: entries, columns: [], update: { ...form, call: update, schema: UpdateEntry } })

// @ts-expect-error -- the schema of another call
CrudPage({ ...page, list: entries, columns: [], update: { ...form, call: update, schema: DeleteEntries } })

// @ts-expect-error -- a call that does not delete by ids
CrudPage({ ...page, list: entries, columns: [], remove: { call: update, warning: null } })
