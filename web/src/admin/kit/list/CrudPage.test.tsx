import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CreateEntry, UpdateEntry } from '@pandex/gateway/schemas/blacklist'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { answerCalls, expectAddress, renderRoutes, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { listAnswer, sampleBlacklistEntry } from '../../testing/samples.ts'
import { CrudPage } from './CrudPage.tsx'
import type { EntityField } from '../form/field-definitions.ts'
import type { Question } from '../form/EntityForm.tsx'

const list = 'GET /admin/v1/blacklist/list'
const create = 'POST /admin/v1/blacklist/create'
const update = 'POST /admin/v1/blacklist/update'
const remove = 'POST /admin/v1/blacklist/delete'

const fields: EntityField<typeof update>[] = [
  { name: 'ip', label: '地址', control: 'text' },
  {
    name: 'enabled',
    label: '状态',
    control: 'radio',
    required: '请选择',
    options: [
      { value: 'true', label: '生效' },
      { value: 'false', label: '停用' },
    ],
  },
  { name: 'reason', label: '原因', control: 'area' },
]

const questionOf = ({ enabled }: Record<string, string>): Question | undefined =>
  enabled === 'false' ? { title: '真的停用？', text: null, action: '停用它' } : undefined

const restored: string[] = []

const Sample = () => (
  <>
    <Link to="/elsewhere">别处</Link>
    <CrudPage
      title="条目"
      noun="个条目"
      list={list}
      columns={[
        { key: 'ip', title: '地址' },
        { key: 'reason', title: '原因' },
      ]}
      filters={[{ name: 'ip', label: '地址筛选', kind: 'text' }]}
      nameOf={({ ip }) => ip}
      create={{
        label: '添加条目',
        call: create,
        schema: CreateEntry,
        fields: fields as EntityField<typeof create>[],
        initial: { ip: '', enabled: '', reason: '' },
        alsoSend: () => () => ({ reason: '来自表单' }),
      }}
      update={{
        call: update,
        schema: UpdateEntry,
        fields,
        valuesOf: ({ ip, enabled, reason }) => ({ ip, enabled: String(enabled), reason }),
        idOf: ({ id }) => ({ id }),
        question: questionOf,
      }}
      remove={{
        call: remove,
        warning: <p>可以撤销</p>,
        undo: (rows) => ({ label: '撤销', run: () => restored.push(...rows.map(({ ip }) => ip)) }),
      }}
      empty={null}
    />
  </>
)

const open = (answers: Answers = {}, address = '/list') => {
  const calls = answerCalls({
    [list]: listAnswer([1, 2, 3].map((id) => sampleBlacklistEntry(id, { reason: `原因 ${id}` }))),
    [create]: { data: sampleBlacklistEntry(9) },
    [update]: { data: sampleBlacklistEntry(2) },
    [remove]: { data: { done: 2, failed: [] } },
    ...answers,
  })
  renderRoutes(
    [
      { path: '/list', element: <Sample /> },
      { path: '/elsewhere', element: <p>elsewhere</p> },
    ],
    address,
  )
  return {
    user: userEvent.setup(),
    sent: (spec: string) => calls.filter((call) => call.spec === spec).map((call) => call.body),
    asked: () => calls.filter((call) => call.spec === list).length,
  }
}

const openRow = async (name: string): Promise<HTMLElement> => {
  fireEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog', { name })
}
const field = (name: string): HTMLInputElement => screen.getByLabelText(name, { selector: 'dialog *' })
const save = (): HTMLElement => screen.getByRole('button', { name: '保存' })

beforeEach(() => {
  mockDialogs()
  restored.length = 0
})
afterEach(tearDown)

describe('the form of a row', () => {
  it('sends what was changed and nothing else, says so, closes and asks for the list again', async () => {
    const { user, sent, asked } = open()
    await openRow('203.0.113.2')
    await expectAddress('/list?open=2')
    expect(save()).toHaveProperty('disabled', true)
    await user.clear(field('原因'))
    await user.type(field('原因'), '新的原因')
    await user.click(save())
    expect(await screen.findByText('更新成功')).toBeTruthy()
    expect(sent(update)).toEqual([{ id: 2, reason: '新的原因' }])
    await waitFor(() => expect(asked()).toBe(2))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectAddress('/list')
  })

  it('judges by the schema of the call, beside the field, and sends nothing until it is content', async () => {
    const { user, sent } = open()
    await openRow('203.0.113.2')
    await user.clear(field('地址'))
    await user.click(save())
    expect(field('地址').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('必填')).toBeTruthy()
    expect(document.activeElement).toBe(field('地址'))
    fireEvent.change(field('原因'), { target: { value: 'x'.repeat(501) } })
    await user.click(save())
    expect(screen.getByText('最多 500 个字')).toBeTruthy()
    expect(sent(update)).toEqual([])
  })

  it("shows the server's words above its button, once, and keeps what was typed", async () => {
    const { user } = open({ [update]: { code: 0, msg: '不能封禁您自己的地址' } })
    await openRow('203.0.113.2')
    await user.type(field('地址'), '/24')
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', '不能封禁您自己的地址')
    expect(screen.getAllByText('不能封禁您自己的地址')).toHaveLength(1)
    expect(field('地址').value).toBe('203.0.113.2/24')
  })

  it('asks before what has consequences', async () => {
    const { user, sent } = open()
    await openRow('203.0.113.2')
    await user.click(screen.getByRole('radio', { name: '停用' }))
    await user.click(save())
    const question = await screen.findByRole('dialog', { name: '真的停用？' })
    expect(sent(update)).toEqual([])
    await user.click(within(question).getByRole('button', { name: '停用它' }))
    await waitFor(() => expect(sent(update)).toEqual([{ id: 2, enabled: 'false' }]))
  })

  it('is not taken away by a list that is asked anew while somebody types', async () => {
    let round = 0
    const { user } = open({
      [list]: () => listAnswer([sampleBlacklistEntry(2, { reason: `原因 ${(round += 1)}` })]),
    })
    await openRow('203.0.113.2')
    await user.type(field('原因'), '！')
    await user.click(screen.getByRole('button', { name: '刷新' }))
    expect(await screen.findByText('原因 2')).toBeTruthy()
    expect(field('原因').value).toBe('原因 1！')
  })

  it('is there again after a reload, from the address', async () => {
    open({}, '/list?open=3')
    expect(await screen.findByRole('dialog', { name: '203.0.113.3' })).toBeTruthy()
  })
})

describe('unsaved changes', () => {
  const change = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
    await openRow('203.0.113.2')
    await user.type(field('原因'), '！')
  }
  const question = () => screen.findByRole('dialog', { name: '放弃没有保存的修改？' })

  it('are asked about when the form is closed, and stay when one goes on editing', async () => {
    const { user } = open()
    await change(user)
    await user.keyboard('{Escape}')
    await user.click(within(await question()).getByRole('button', { name: '继续编辑' }))
    expect(field('原因').value).toBe('原因 2！')
    await user.click(screen.getByRole('button', { name: '取消' }))
    await user.click(within(await question()).getByRole('button', { name: '放弃修改' }))
    await waitFor(() => expect(screen.queryByLabelText('原因', { selector: 'dialog *' })).toBeNull())
    expect(await openRow('203.0.113.3')).toBeTruthy()
  })

  it('are asked about when another row is opened', async () => {
    const { user } = open()
    await change(user)
    fireEvent.click(screen.getByRole('button', { name: '203.0.113.3' }))
    await user.click(within(await question()).getByRole('button', { name: '放弃修改' }))
    expect(await screen.findByRole('dialog', { name: '203.0.113.3' })).toBeTruthy()
    await expectAddress('/list?open=3')
    expect(field('原因').value).toBe('原因 3')
  })

  it('are asked about when a link leads away', async () => {
    const { user } = open()
    await change(user)
    await user.click(screen.getByRole('link', { name: '别处' }))
    const dialog = await question()
    expect(screen.queryByText('elsewhere')).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: '放弃修改' }))
    expect(await screen.findByText('elsewhere')).toBeTruthy()
  })

  it('hold up the closing of the window, and only as long as there are any', async () => {
    const { user } = open()
    await change(user)
    const leaving = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(leaving()).toBe(true)
    await user.type(field('原因'), '{Backspace}')
    expect(leaving()).toBe(false)
  })
})

describe('a new row', () => {
  it('sends every field and what goes with them', async () => {
    const { user, sent } = open()
    await user.click(await screen.findByRole('button', { name: '添加条目' }))
    await user.type(field('地址'), '198.51.100.7')
    await user.click(save())
    expect(screen.getByText('请选择')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: '生效' }))
    await user.click(save())
    expect(await screen.findByText('添加成功')).toBeTruthy()
    expect(sent(create)).toEqual([{ ip: '198.51.100.7', enabled: 'true', reason: '来自表单' }])
  })
})

describe('deleting', () => {
  const select = async (user: ReturnType<typeof userEvent.setup>, ...names: string[]): Promise<void> => {
    for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `选中 ${name}` }))
    await user.click(screen.getByRole('button', { name: '删除' }))
  }
  const confirm = (title: string) => within(screen.getByRole('dialog', { name: title }))

  it('says what and how many, and does nothing until it is confirmed', async () => {
    const { user, sent } = open()
    await select(user, '203.0.113.1', '203.0.113.3')
    const dialog = confirm('删除 2 个条目？')
    expect(dialog.getByText('203.0.113.1')).toBeTruthy()
    expect(dialog.getByText('可以撤销')).toBeTruthy()
    expect(sent(remove)).toEqual([])
    await user.click(dialog.getByRole('button', { name: '删除' }))
    expect(await screen.findByText('已删除 2 条')).toBeTruthy()
    expect(sent(remove)).toEqual([{ ids: [1, 3] }])
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: '批量操作' })).toBeNull())
  })

  it('can be undone from its message, for the rows that are really gone', async () => {
    const { user } = open({ [remove]: { data: { done: 1, failed: [{ id: 3, msg: '用过' }] } } })
    await select(user, '203.0.113.1', '203.0.113.3')
    await user.click(confirm('删除 2 个条目？').getByRole('button', { name: '删除' }))
    const message = (await screen.findByText('已删除 1 条')).parentElement!
    await user.click(within(message).getByRole('button', { name: '撤销', hidden: true }))
    expect(restored).toEqual(['203.0.113.1'])
  })

  it('names the rows that could not go, with the reason, and keeps them selected', async () => {
    const { user } = open({ [remove]: { data: { done: 1, failed: [{ id: 3, msg: '用过' }] } } })
    await select(user, '203.0.113.1', '203.0.113.3')
    await user.click(confirm('删除 2 个条目？').getByRole('button', { name: '删除' }))
    const failures = await screen.findByRole('dialog', { name: '1 条成功，1 条没有成功' })
    expect(failures.textContent).toContain('203.0.113.3：用过')
    expect(screen.getByRole('checkbox', { name: '选中 203.0.113.3' })).toHaveProperty('checked', true)
    expect(screen.getByRole('checkbox', { name: '选中 203.0.113.1' })).toHaveProperty('checked', false)
  })
})

it('opens beside the list where there is room and as a modal sheet where there is none', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  open()
  const beside = await openRow('203.0.113.2')
  expect([beside.dataset.mode, showModal.mock.calls.length]).toEqual(['beside', 0])
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }))
  const sheet = await openRow('203.0.113.3')
  expect([sheet.dataset.mode, showModal.mock.calls.length]).toEqual(['sheet', 1])
  showModal.mockRestore()
})
