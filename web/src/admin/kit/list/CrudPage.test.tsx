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
  { name: 'reason', label: '原因', control: 'textarea' },
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
        extraInput: () => () => ({ reason: '来自表单' }),
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
    bodies: (spec: string) => calls.filter((call) => call.spec === spec).map((call) => call.body),
    listCallCount: () => calls.filter((call) => call.spec === list).length,
  }
}

const openForm = async (name: string): Promise<HTMLElement> => {
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

describe('CrudPage form', () => {
  it('sends only the changed fields, shows a message, closes and reloads the list', async () => {
    const { user, bodies, listCallCount } = open()
    await openForm('203.0.113.2')
    await expectAddress('/list?open=2')
    expect(save()).toHaveProperty('disabled', true)
    await user.clear(field('原因'))
    await user.type(field('原因'), '新的原因')
    await user.click(save())
    expect(await screen.findByText('更新成功')).toBeTruthy()
    expect(bodies(update)).toEqual([{ id: 2, reason: '新的原因' }])
    await waitFor(() => expect(listCallCount()).toBe(2))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expectAddress('/list')
  })

  it("shows the schema's errors beside the fields and sends nothing while an error remains", async () => {
    const { user, bodies } = open()
    await openForm('203.0.113.2')
    await user.clear(field('地址'))
    await user.click(save())
    expect(field('地址').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('必填')).toBeTruthy()
    expect(document.activeElement).toBe(field('地址'))
    fireEvent.change(field('原因'), { target: { value: 'x'.repeat(501) } })
    await user.click(save())
    expect(screen.getByText('最多 500 个字')).toBeTruthy()
    expect(bodies(update)).toEqual([])
  })

  it("shows the server's error above the button once and keeps the input", async () => {
    const { user } = open({ [update]: { code: 0, msg: '不能封禁您自己的地址' } })
    await openForm('203.0.113.2')
    await user.type(field('地址'), '/24')
    await user.click(save())
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', '不能封禁您自己的地址')
    expect(screen.getAllByText('不能封禁您自己的地址')).toHaveLength(1)
    expect(field('地址').value).toBe('203.0.113.2/24')
  })

  it('asks for confirmation when the change requires it', async () => {
    const { user, bodies } = open()
    await openForm('203.0.113.2')
    await user.click(screen.getByRole('radio', { name: '停用' }))
    await user.click(save())
    const findQuestion = await screen.findByRole('dialog', { name: '真的停用？' })
    expect(bodies(update)).toEqual([])
    await user.click(within(findQuestion).getByRole('button', { name: '停用它' }))
    await waitFor(() => expect(bodies(update)).toEqual([{ id: 2, enabled: 'false' }]))
  })

  it('keeps the input when the list reloads', async () => {
    let round = 0
    const { user } = open({
      [list]: () => listAnswer([sampleBlacklistEntry(2, { reason: `原因 ${(round += 1)}` })]),
    })
    await openForm('203.0.113.2')
    await user.type(field('原因'), '！')
    await user.click(screen.getByRole('button', { name: '刷新' }))
    expect(await screen.findByText('原因 2')).toBeTruthy()
    expect(field('原因').value).toBe('原因 1！')
  })

  it('opens the row of the URL after a reload', async () => {
    open({}, '/list?open=3')
    expect(await screen.findByRole('dialog', { name: '203.0.113.3' })).toBeTruthy()
  })
})

describe('CrudPage with unsaved changes', () => {
  const changeReason = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
    await openForm('203.0.113.2')
    await user.type(field('原因'), '！')
  }
  const findQuestion = () => screen.findByRole('dialog', { name: '放弃没有保存的修改？' })

  it('asks before the form closes and keeps the changes when the user continues', async () => {
    const { user } = open()
    await changeReason(user)
    await user.keyboard('{Escape}')
    await user.click(within(await findQuestion()).getByRole('button', { name: '继续编辑' }))
    expect(field('原因').value).toBe('原因 2！')
    await user.click(screen.getByRole('button', { name: '取消' }))
    await user.click(within(await findQuestion()).getByRole('button', { name: '放弃修改' }))
    await waitFor(() => expect(screen.queryByLabelText('原因', { selector: 'dialog *' })).toBeNull())
    expect(await openForm('203.0.113.3')).toBeTruthy()
  })

  it('asks before another row opens', async () => {
    const { user } = open()
    await changeReason(user)
    fireEvent.click(screen.getByRole('button', { name: '203.0.113.3' }))
    await user.click(within(await findQuestion()).getByRole('button', { name: '放弃修改' }))
    expect(await screen.findByRole('dialog', { name: '203.0.113.3' })).toBeTruthy()
    await expectAddress('/list?open=3')
    expect(field('原因').value).toBe('原因 3')
  })

  it('asks before a link leaves the page', async () => {
    const { user } = open()
    await changeReason(user)
    await user.click(screen.getByRole('link', { name: '别处' }))
    const dialog = await findQuestion()
    expect(screen.queryByText('elsewhere')).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: '放弃修改' }))
    expect(await screen.findByText('elsewhere')).toBeTruthy()
  })

  it('blocks closing the window only while unsaved changes exist', async () => {
    const { user } = open()
    await changeReason(user)
    const isUnloadBlocked = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isUnloadBlocked()).toBe(true)
    await user.type(field('原因'), '{Backspace}')
    expect(isUnloadBlocked()).toBe(false)
  })
})

describe('CrudPage create form', () => {
  it('sends every field and the additional fields', async () => {
    const { user, bodies } = open()
    await user.click(await screen.findByRole('button', { name: '添加条目' }))
    await user.type(field('地址'), '198.51.100.7')
    await user.click(save())
    expect(screen.getByText('请选择')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: '生效' }))
    await user.click(save())
    expect(await screen.findByText('添加成功')).toBeTruthy()
    expect(bodies(create)).toEqual([{ ip: '198.51.100.7', enabled: 'true', reason: '来自表单' }])
  })
})

describe('CrudPage deletion', () => {
  const selectAndDelete = async (user: ReturnType<typeof userEvent.setup>, ...names: string[]): Promise<void> => {
    for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `选中 ${name}` }))
    await user.click(screen.getByRole('button', { name: '删除' }))
  }
  const confirmDialog = (title: string) => within(screen.getByRole('dialog', { name: title }))

  it('names the rows and their number and deletes nothing before the confirmation', async () => {
    const { user, bodies } = open()
    await selectAndDelete(user, '203.0.113.1', '203.0.113.3')
    const dialog = confirmDialog('删除 2 个条目？')
    expect(dialog.getByText('203.0.113.1')).toBeTruthy()
    expect(dialog.getByText('可以撤销')).toBeTruthy()
    expect(bodies(remove)).toEqual([])
    await user.click(dialog.getByRole('button', { name: '删除' }))
    expect(await screen.findByText('已删除 2 条')).toBeTruthy()
    expect(bodies(remove)).toEqual([{ ids: [1, 3] }])
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: '批量操作' })).toBeNull())
  })

  it('offers an undo button that restores only the deleted rows', async () => {
    const { user } = open({ [remove]: { data: { done: 1, failed: [{ id: 3, msg: '用过' }] } } })
    await selectAndDelete(user, '203.0.113.1', '203.0.113.3')
    await user.click(confirmDialog('删除 2 个条目？').getByRole('button', { name: '删除' }))
    const message = (await screen.findByText('已删除 1 条')).parentElement!
    await user.click(within(message).getByRole('button', { name: '撤销', hidden: true }))
    expect(restored).toEqual(['203.0.113.1'])
  })

  it('lists the rows that failed, with the reason, and keeps them selected', async () => {
    const { user } = open({ [remove]: { data: { done: 1, failed: [{ id: 3, msg: '用过' }] } } })
    await selectAndDelete(user, '203.0.113.1', '203.0.113.3')
    await user.click(confirmDialog('删除 2 个条目？').getByRole('button', { name: '删除' }))
    const failures = await screen.findByRole('dialog', { name: '1 条成功，1 条没有成功' })
    expect(failures.textContent).toContain('203.0.113.3：用过')
    expect(screen.getByRole('checkbox', { name: '选中 203.0.113.3' })).toHaveProperty('checked', true)
    expect(screen.getByRole('checkbox', { name: '选中 203.0.113.1' })).toHaveProperty('checked', false)
  })
})

it('opens the form beside the list on wide screens and as a modal sheet on narrow ones', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  open()
  const panel = await openForm('203.0.113.2')
  expect([panel.dataset.mode, showModal.mock.calls.length]).toEqual(['beside', 0])
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }))
  const sheet = await openForm('203.0.113.3')
  expect([sheet.dataset.mode, showModal.mock.calls.length]).toEqual(['sheet', 1])
  showModal.mockRestore()
})
