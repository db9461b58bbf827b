import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { Dropdown, Form, Modal, Pagination, Popup, Tab } from 'semantic-ui-react'
import { afterEach, describe, expect, it, vi } from 'vitest'

// Each test states the check that a component of Semantic fails, as web/README.md lists. When one of them breaks after an update, the
// component may replace ours.

const violatedRules = async (): Promise<string[]> => {
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  return violations.filter(({ impact }) => impact === 'critical').map(({ id }) => id)
}

const options = [
  { key: 1, value: 1, text: '夸克' },
  { key: 2, value: 2, text: '百度' },
]

afterEach(() => vi.restoreAllMocks())

describe('Semantic components unfit for the admin area:', () => {
  it('a Dropdown is a listbox whose children are not options', async () => {
    render(<Dropdown selection aria-label="网盘" options={options} value={1} />)
    expect(await violatedRules()).toEqual(['aria-required-children'])
  })

  it('a Dropdown with search has an unlabelled search field', async () => {
    render(<Dropdown selection search aria-label="网盘" options={options} value={1} />)
    expect(await violatedRules()).toEqual(['label'])
  })

  it('the items of a Tab are neither focusable nor tabs', async () => {
    render(<Tab panes={['基本', '更多'].map((menuItem) => ({ menuItem }))} />)
    await userEvent.setup().tab()
    expect(document.activeElement).toBe(document.body)
    expect(screen.queryAllByRole('tab')).toEqual([])
  })

  it('the items of a Pagination are not links', () => {
    render(<Pagination activePage={2} totalPages={3} />)
    expect(screen.queryAllByRole('link')).toEqual([])
  })

  it('a Form field with a help text does not refer to its error', () => {
    render(<Form.Field control="input" id="name" label="名称" aria-describedby="help" error="必填" />)
    expect(screen.getByLabelText('名称').getAttribute('aria-describedby')).toBe('help')
  })

  it('a Modal is not a dialog and does not take the focus', () => {
    // React 19 warns of the ref that its portal reads.
    const consoleError = vi.spyOn(console, 'error').mockReturnValue()
    render(<Modal open header="标题" content={<button type="button">好</button>} />)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(document.body)
    expect(String(consoleError.mock.calls[0]?.[0])).toContain('element.ref')
  })

  it('the content of a Popup is not associated with its trigger', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    render(<Popup open trigger={<button type="button">列</button>} content="显示的列" />)
    const trigger = screen.getByRole('button', { name: '列' })
    expect(await screen.findByText('显示的列')).toBeTruthy()
    expect(['aria-describedby', 'aria-controls', 'aria-expanded'].filter((name) => trigger.hasAttribute(name))).toEqual(
      [],
    )
  })
})
