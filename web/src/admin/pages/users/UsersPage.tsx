import type { AccountStatus } from '@pandex/contracts/enums'
import type { Role } from '@pandex/contracts/enums'
import { choicesOf, labelOf } from '../../kit/form/choices.ts'
import { CreateUser, UpdateUser } from '@pandex/gateway/schemas/user'
import { Link } from 'react-router-dom'
import { newRequestId } from '../../../lib/api/request-id.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { EmptyValue, Time } from '../../kit/table/columns.tsx'
import type { Column } from '../../kit/table/columns.tsx'
import { CrudPage } from '../../kit/list/CrudPage.tsx'
import type { EntityField } from '../../kit/form/field-definitions.ts'
import type { Question } from '../../kit/form/EntityForm.tsx'
import type { Filter } from '../../kit/list/filters.ts'
import type { RowOf } from '../../kit/list/list-spec.ts'
import { DescriptionList } from '../../kit/DescriptionList.tsx'
import { Badge } from '../../kit/Badge.tsx'
import { UserActions } from './UserActions.tsx'
import { UserRecords } from './UserRecords.tsx'
import styles from './users.module.css'
import { VipButtons, vipLabel } from './VipButtons.tsx'

const list = 'GET /admin/v1/user/list'
const create = 'POST /admin/v1/user/create'
const save = 'POST /admin/v1/user/update_user'
type User = RowOf<typeof list>

const roles = choicesOf<Role>({
  user: '用户',
  admin: '管理员',
})
const states = choicesOf<Exclude<AccountStatus, 'deleted'>>({
  normal: '正常',
  banned: '已封禁',
})
const listedStates = [...states, ...choicesOf<'deleted'>({ deleted: '已删除' })]

const statusTones: Readonly<Record<string, 'ok' | 'bad'>> = { normal: 'ok', banned: 'bad' }

const columns: Column<User>[] = [
  { key: 'username', title: '用户名', canSort: true },
  { key: 'id', title: 'ID', kind: 'number', canSort: true },
  { key: 'email', title: '邮箱', canSort: true, width: 18 },
  {
    key: 'role',
    title: '角色',
    canSort: true,
    cell: ({ role }) => (role === 'admin' ? <Badge tone="accent">管理员</Badge> : '用户'),
  },
  {
    key: 'status',
    title: '状态',
    cell: ({ status }) => <Badge tone={statusTones[status] ?? 'off'}>{labelOf(listedStates, status)}</Badge>,
  },
  { key: 'coin', title: '积分', kind: 'number', canSort: true },
  { key: 'vip_until', title: '会员到期', canSort: true, cell: (user) => vipLabel(user) ?? <EmptyValue /> },
  { key: 'inviter', title: '邀请人', width: 10 },
  { key: 'create_time', title: '注册时间', kind: 'time', canSort: true },
  { key: 'register_address', title: '注册地址', width: 12 },
  { key: 'last_login_time', title: '最近登录', kind: 'time', canSort: true },
  { key: 'last_login_address', title: '登录地址', isOptional: true },
  { key: 'invite_code', title: '邀请码', isOptional: true },
  { key: 'remark', title: '备注', width: 16, isOptional: true },
]

const filters: Filter<typeof list>[] = [
  { name: 'q', label: '用户', kind: 'text', placeholder: '用户名、邮箱或 ID' },
  { name: 'role', label: '角色', kind: 'choice', options: roles },
  { name: 'status', label: '状态', kind: 'choice', options: listedStates },
  { name: 'vip', label: '会员', kind: 'yesNo', yes: '会员', no: '非会员' },
]

const fields: EntityField<typeof save>[] = [
  { name: 'username', label: '用户名', control: 'text' },
  { name: 'email', label: '邮箱', control: 'text' },
  { name: 'role', label: '角色', control: 'select', options: roles, help: '管理员能进后台，改动后要重新登录。' },
  { name: 'status', label: '状态', control: 'radio', options: states },
  {
    name: 'vip_until',
    label: '会员到期',
    control: 'dateTime',
    isWide: true,
    help: '清空就是结束会员。',
    extra: (field) => <VipButtons value={field.value} onChange={field.onChange} />,
  },
  { name: 'coin_delta', label: '增减积分', control: 'number', help: '正数增加，负数扣除，记入积分流水。' },
  { name: 'coin_note', label: '积分说明', control: 'text', help: '用户在流水里看得到。' },
  { name: 'password', label: '新密码', control: 'password', help: '留空不改；改了会退出所有登录。', isWide: true },
  { name: 'remark', label: '备注', control: 'textarea', help: '只有后台看得到。' },
]

const createFields: EntityField<typeof create>[] = [
  { name: 'username', label: '用户名', control: 'text', required: '必填' },
  { name: 'email', label: '邮箱', control: 'text', required: '必填' },
  { name: 'password', label: '密码', control: 'password', required: '必填', isWide: true },
  { name: 'role', label: '角色', control: 'select', options: roles },
  { name: 'remark', label: '备注', control: 'textarea', help: '只有后台看得到。' },
]

const grantAdmin = (username: string): Question => ({
  title: `让「${username}」成为管理员？`,
  text: <p>管理员可以改动网站的一切，包括其他用户和配置。</p>,
  action: '设为管理员',
  isDanger: true,
})

/** Bans and role changes end sessions, so they need confirmation. */
const confirmationOf = ({ status, role }: Record<string, string>, { username }: User): Question | undefined => {
  if (status === 'banned')
    return {
      title: `封禁「${username}」？`,
      text: <p>会立刻退出所有登录，之后不能再登录；解封后恢复。</p>,
      action: '封禁',
      isDanger: true,
    }
  if (status === 'normal') return { title: `解封「${username}」？`, text: <p>之后可以重新登录。</p>, action: '解封' }
  if (role === 'admin') return grantAdmin(username)
  if (role === 'user')
    return {
      title: `取消「${username}」的管理员？`,
      text: <p>会立刻失去后台权限并退出登录。</p>,
      action: '取消管理员',
      isDanger: true,
    }
  return undefined
}

const valuesOf = (user: User): Record<string, string> => ({
  username: user.username,
  email: user.email,
  role: user.role,
  status: user.status,
  vip_until: user.vip_until,
  remark: user.remark,
})

export const Page = () => (
  <CrudPage
    title="用户管理"
    list={list}
    noun="个用户"
    columns={columns}
    filters={filters}
    nameOf={(user) => user.username}
    create={{
      label: '添加用户',
      call: create,
      schema: CreateUser,
      fields: createFields,
      initial: { username: '', email: '', password: '', role: 'user', remark: '' },
      question: ({ role, username = '' }) => (role === 'admin' ? grantAdmin(username) : undefined),
    }}
    update={{
      call: save,
      schema: UpdateUser,
      fields,
      valuesOf,
      idOf: ({ id }) => ({ id }),
      // Idempotency key: a retry after a lost response must not change the points twice.
      extraInput: createIdempotencyKey,
      question: confirmationOf,
      details: UserDetails,
      isReadOnly: isDeleted,
    }}
    remove={{
      call: 'POST /admin/v1/user/delete_many',
      warning: <p>不能撤销。会清除各人的资料和登录，积分流水和购买记录保留，但看不出是谁。不会删除管理员。</p>,
      requiredText: (count) => `删除 ${count} 个用户`,
    }}
    empty={
      <EmptyState title="还没有用户">
        <p>开放注册后，新用户会出现在这里。</p>
      </EmptyState>
    }
  />
)

/** Keeps the key while amount and note are unchanged. */
const createIdempotencyKey = () => {
  let movement = ''
  let key = ''
  return ({ coin_delta, coin_note = '' }: Record<string, string>) => {
    if (coin_delta === undefined) return {}
    if (movement !== `${coin_delta} ${coin_note}`) {
      movement = `${coin_delta} ${coin_note}`
      key = newRequestId()
    }
    return { request_id: key }
  }
}

const isDeleted = ({ status }: User): boolean => status === 'deleted'

const UserDetails = (user: User) => (
  <>
    <DescriptionList
      of={[
        ['ID', user.id],
        ['积分', formatCount(user.coin)],
        ['注册', <Time key="at" at={user.create_time} />],
        ['注册地址', user.register_address],
        ['最近登录', <Time key="at" at={user.last_login_time} />],
        ['登录地址', user.last_login_address],
        ['邀请人', user.inviter],
        ['邀请码', user.invite_code],
        [
          '订单',
          <Link key="orders" to={`/admin/list_order?user_id=${user.id}`}>
            查看订单
          </Link>,
        ],
      ]}
    />
    <UserRecords userId={user.id} />
    <UserActions user={user} />
    {isDeleted(user) && <p className={styles.note}>这个用户已删除，不能再修改。</p>}
  </>
)
