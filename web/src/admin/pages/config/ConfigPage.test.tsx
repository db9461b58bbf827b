import { settingGroups } from '@pandex/contracts/settings/setting-groups'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mockDialogs } from '../../../testing/mock-dialogs.ts'
import { expectAddress, tearDown } from '../../../testing/render-routes.tsx'
import type { Answers } from '../../../testing/render-routes.tsx'
import { sampleDisk } from '../../../testing/samples.ts'
import { findAxeViolations } from '../../testing/axe.ts'
import { openPage } from '../../testing/open-page.tsx'
import { secretPathsOf, writeConfigFile } from './config-file.ts'
import { Page } from './ConfigPage.tsx'
import { readSetting } from './setting-schema.ts'
import { registrySchemas, storedTexts } from './setting-samples.ts'

const all = 'GET /admin/v1/site_config/all'
const schema = 'GET /admin/v1/site_config/schema'
const update = 'POST /admin/v1/site_config/update'

/** A fake config service that stores updates. */
const answers = (texts: Record<string, string>, more: Answers): Answers => {
  let stored = texts
  return {
    [schema]: { data: { list: registrySchemas } },
    [all]: () => ({ data: stored }),
    [update]: ({ body }) => {
      const { list } = body as { list: { name: string; value: string }[] }
      const saved = Object.fromEntries(list.map(({ name, value }) => [name, value]))
      stored = { ...stored, ...saved }
      return { data: saved }
    },
    ...more,
  }
}

const open = async (group: string, texts = storedTexts(), more: Answers = {}) => {
  const page = openPage(<Page />, answers(texts, more), `/config?open=${group}`)
  await screen.findByRole('button', { name: '保存' })
  const sent = () =>
    page.bodies(update).map((body) =>
      (body as { list: { name: string; value: string }[] }).list.map(({ name, value }) => ({
        name,
        value: value.startsWith('{') ? (JSON.parse(value) as unknown) : value,
      })),
    )
  return { ...page, sent, save: () => page.user.click(screen.getByRole('button', { name: '保存' })) }
}

beforeEach(() => {
  mockDialogs()
  HTMLElement.prototype.scrollIntoView = () => undefined
})

afterEach(tearDown)

describe('the fields', () => {
  it('are generated: every key of the registry has a control for each of its fields', async () => {
    const without: string[] = []
    for (const group of Object.keys(settingGroups)) {
      await open(group)
      for (const setting of registrySchemas.filter((one) => one.group === group)) {
        const fields = setting.schema['properties'] as Record<string, { title: string }> | undefined
        const titles = fields
          ? Object.entries(fields).map(([name, { title }]) => ({ id: `field-${setting.name}:${name}`, title }))
          : [{ id: `field-${setting.name}`, title: setting.title }]
        for (const { id, title } of titles) {
          const field = document.getElementById(id)
          const control = field?.querySelector('input, select, textarea, button')
          if (!control || !field?.textContent.includes(title)) without.push(id)
        }
      }
      cleanup()
    }
    expect(without).toEqual([])
  })

  it('pass axe in every group', async () => {
    const item = { slot: 'home', text: '广告', link_url: '/about' }
    const token = { name: 'bot', sha256: 'a'.repeat(64) }
    const texts = storedTexts({ ads: { slots: [item] }, other_pri: { open_tokens: [token], values: { key: 'x' } } })
    for (const group of Object.keys(settingGroups)) {
      await open(group, texts)
      expect([group, ...(await findAxeViolations())]).toEqual([group])
      cleanup()
    }
  })

  it('show a changed value with its default, and restore the default', async () => {
    const { user, sent, save } = await open('search', storedTexts({ search_basic: { page_size: 20 } }))
    const section = within(screen.getByRole('region', { name: '搜索规则' }))
    expect(section.getAllByText('已修改').length).toBe(1)
    expect(section.getByText('默认：10')).toBeTruthy()
    await user.click(section.getByRole('button', { name: '每页条数恢复默认' }))
    expect(section.getByLabelText('每页条数')).toHaveProperty('value', '10')
    expect(section.queryByText('已修改')).toBeNull()
    await save()
    await waitFor(() => expect(sent()).toMatchObject([[{ name: 'search_basic', value: { page_size: 10 } }]]))
  })

  it('reorder, add and remove the objects of a list', async () => {
    const slots = ['甲', '乙'].map((text) => ({ text }))
    const { user, sent, save } = await open('home', storedTexts({ ads: { slots } }))
    await user.click(screen.getByRole('button', { name: '下移 广告 1' }))
    await user.click(screen.getByRole('button', { name: '添加广告' }))
    const section = within(screen.getByRole('region', { name: '广告位' }))
    await user.type(section.getAllByLabelText('文字')[2]!, '丙')
    await user.click(screen.getByRole('button', { name: '删除 广告 2' }))
    await save()
    await waitFor(() =>
      expect(sent()).toMatchObject([[{ name: 'ads', value: { slots: [{ text: '乙' }, { text: '丙' }] } }]]),
    )
  })

  it('never show a secret, and keep it while its input is empty', async () => {
    const email = { host: 'mail.example.com', password: 'secret-set:password' }
    const { user, sent, save } = await open('mail', storedTexts({ email }))
    const password = screen.getByLabelText('密码')
    expect(password).toMatchObject({ value: '', placeholder: '已设置，留空不变' })
    await user.type(screen.getByLabelText('账号'), 'mei')
    await save()
    await waitFor(() =>
      expect(sent()).toMatchObject([[{ value: { username: 'mei', password: 'secret-set:password' } }]]),
    )
    await screen.findByText('没有修改')
    await user.type(screen.getByLabelText('密码'), 'new')
    await save()
    await waitFor(() => expect(sent()[1]).toMatchObject([{ value: { username: 'mei', password: 'new' } }]))
    await screen.findByText('没有修改')
    await user.click(screen.getByRole('button', { name: '清除密码' }))
    await save()
    await waitFor(() => expect(sent()[2]).toMatchObject([{ value: { password: '' } }]))
  })
})

it('makes a key for IndexNow, shows it once and loads the changed settings', async () => {
  const make = 'POST /admin/v1/site_config/add_index_now'
  const key = 'a1b2c3d4e5f60718'
  const stored = { indexnow_enabled: true, indexnow_key: 'secret-set:indexnow_key' }
  let isMade = false
  const { user, bodies } = await open('seo', storedTexts(), {
    [make]: () => {
      isMade = true
      return { data: { key, key_url: `/${key}.txt` } }
    },
    [all]: () => ({ data: storedTexts(isMade ? { seo_push: stored } : {}) }),
  })
  await user.click(screen.getByRole('button', { name: '生成 IndexNow 密钥' }))
  expect((await screen.findByRole('link', { name: `/${key}.txt` })).getAttribute('href')).toBe(`/${key}.txt`)
  expect(bodies(make)).toEqual([{}])
  expect(screen.getByLabelText('IndexNow 密钥')).toMatchObject({ value: '', placeholder: '已设置，留空不变' })
  expect(screen.getByRole('button', { name: '重新生成 IndexNow 密钥' })).toBeTruthy()
  expect(screen.getByText('没有修改')).toBeTruthy()
})

describe('named values', () => {
  const named = storedTexts({
    other_pri: { values: { first: 'secret-set:values/first', second: 'secret-set:values/second' } },
  })

  it('refuse an empty or repeated name, and delete nothing', async () => {
    const { user, sent, save } = await open('other', named)
    const section = within(screen.getByRole('region', { name: '自定义私有值' }))
    const [, second] = section.getAllByLabelText(/^名称 /)
    await user.clear(second!)
    expect(section.getByText('请填写名称')).toBeTruthy()
    await save()
    await waitFor(() => expect(document.activeElement).toBe(second))
    await user.type(second!, 'first')
    expect(section.getByText('名称重复')).toBeTruthy()
    await save()
    expect(sent()).toEqual([])
    await user.clear(second!)
    await user.type(second!, 'renamed')
    await user.click(section.getByRole('button', { name: '添加一行' }))
    await save()
    await waitFor(() =>
      expect(sent()).toMatchObject([
        [{ value: { values: { first: 'secret-set:values/first', renamed: 'secret-set:values/second' } } }],
      ]),
    )
  })
})

describe('saving', () => {
  it('sends the changed settings of the group in one call', async () => {
    const { user, sent, save } = await open('import')
    await user.click(screen.getByRole('switch', { name: '导入需要登录' }))
    await user.click(screen.getByRole('switch', { name: '到豆瓣补全片名' }))
    expect(screen.getByText('2 项没有保存')).toBeTruthy()
    await save()
    expect(await screen.findByText('更新成功')).toBeTruthy()
    expect(sent()).toMatchObject([
      [
        { name: 'task_basic', value: { look_up_movies: false } },
        { name: 'user_import_need_login', value: 'true' },
      ],
    ])
    expect(screen.getByText('没有修改')).toBeTruthy()
  })

  it('shows an invalid value while it is typed, and sends nothing', async () => {
    const { user, sent, save } = await open('mail')
    const port = screen.getByLabelText('端口')
    await user.clear(port)
    await user.type(port, '70000')
    expect(await screen.findByText('不能大于 65535')).toBeTruthy()
    await save()
    await waitFor(() => expect(document.activeElement).toBe(port))
    expect(sent()).toEqual([])
  })

  it('shows the message of the schema for a text in the wrong format', async () => {
    const { user } = await open('protection')
    const routes = screen.getByLabelText('需要签名的接口')
    await user.type(routes, 'nonsense{Enter}')
    expect(await screen.findByText('第 1 项：请填写方法和路径，例如 POST /v1/search/disk')).toBeTruthy()
  })

  it('shows an error of the server at its field', async () => {
    const msg = '配置项 site_basic.logo_url：请输入公网的 https:// 图片地址'
    const { user, save } = await open('site', storedTexts(), { [update]: { code: 400, msg } })
    const logo = screen.getByLabelText('标志图片地址')
    await user.type(logo, 'ftp://x')
    await save()
    const error = await screen.findByText('请输入公网的 https:// 图片地址')
    expect(logo.getAttribute('aria-describedby')).toContain(error.id)
    expect(screen.queryByText(msg)).toBeNull()
    await user.type(logo, 'y')
    await waitFor(() => expect(screen.queryByText('请输入公网的 https:// 图片地址')).toBeNull())
  })

  it('does not overwrite a change of another admin: shows the changes, and keeps the own ones', async () => {
    const others = storedTexts({ site_basic: { site_name: '对方', icp: '京 1' } })
    const stale = { code: 0, msg: '刚被另一位管理员修改', data: { stale: 'site_basic' } }
    let stored: Record<string, string> = { ...storedTexts(), config_version: '7' }
    const { user, sent, save, bodies } = await open('site', stored, {
      [all]: () => ({ data: stored }),
      [update]: ({ body }) => ((body as { version: number }).version === 7 ? stale : { data: {} }),
    })
    await user.type(screen.getByLabelText('联系方式'), 'mei')
    await user.type(screen.getByLabelText('备案号'), '沪 2')
    stored = { ...others, config_version: '8' }
    await save()
    const message = await screen.findByText(/另一位管理员刚才修改了「网站信息」/)
    const changes = within(message.closest('[role=alert]')!)
    expect(changes.getByText('网站名称：').parentElement?.textContent).toBe('网站名称：Pandex → 对方')
    expect(screen.getByLabelText('网站名称')).toHaveProperty('value', '对方')
    expect(screen.getByLabelText('备案号')).toHaveProperty('value', '沪 2')
    expect(screen.getByLabelText('联系方式')).toHaveProperty('value', 'mei')
    expect(await findAxeViolations()).toEqual([])
    await user.click(screen.getByRole('button', { name: '备案号用对方的值' }))
    expect(screen.getByLabelText('备案号')).toHaveProperty('value', '京 1')
    await save()
    await screen.findByText('更新成功')
    expect(sent()[1]).toMatchObject([{ value: { site_name: '对方', icp: '京 1', contact: 'mei' } }])
    expect(bodies(update)[1]).toMatchObject({ version: 8 })
  })

  it('keeps a typed secret as unsaved after a conflict', async () => {
    const email = { password: 'secret-set:password' }
    const stale = { code: 0, msg: '刚被另一位管理员修改', data: { stale: 'email' } }
    let isStale = true
    const { user, sent, save } = await open('mail', storedTexts({ email }), {
      [update]: () => (isStale ? stale : { data: {} }),
    })
    await user.type(screen.getByLabelText('密码'), 'new')
    await save()
    await screen.findByText(/另一位管理员刚才修改了「邮件服务」/)
    expect(screen.getByLabelText('密码')).toHaveProperty('value', 'new')
    await user.clear(screen.getByLabelText('密码'))
    expect(screen.getByText('没有修改')).toBeTruthy()
    await user.type(screen.getByLabelText('密码'), 'newer')
    isStale = false
    await save()
    await screen.findByText('更新成功')
    expect(sent()[1]).toMatchObject([{ value: { password: 'newer' } }])
  })

  it('asks before unsaved changes are lost', async () => {
    const { user } = await open('site')
    await user.type(screen.getByLabelText('联系方式'), 'mei')
    await user.click(screen.getByRole('link', { name: '邮件' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '继续编辑' }))
    expect(screen.getByLabelText('联系方式')).toHaveProperty('value', 'mei')
    await user.click(screen.getByRole('link', { name: '邮件' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '放弃修改' }))
    expect(await screen.findByRole('region', { name: '邮件服务' })).toBeTruthy()
  })
})

describe('the search', () => {
  it('finds fields by title, help and name, and opens them', async () => {
    const { user } = await open('site')
    await user.type(screen.getByRole('searchbox', { name: '查找设置' }), 'PORT{Enter}')
    const results = within(await screen.findByRole('list', { name: '找到的设置' }))
    await user.click(results.getByRole('link', { name: /端口/ }))
    await expectAddress('/config?open=mail')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('端口')))
  })

  it('says so when nothing matches, and clears', async () => {
    const { user } = await open('site')
    await user.type(screen.getByRole('searchbox', { name: '查找设置' }), 'nothing{Enter}')
    await user.click(await screen.findByRole('button', { name: '清空查找' }))
    await expectAddress('/config?open=site')
  })
})

describe('a test', () => {
  const test = 'POST /admin/v1/site_config/test'

  it('of the saved values shows the answer of the service', async () => {
    const { user, bodies } = await open('mail', storedTexts(), { [test]: { data: { ok: false, message: '无法连接' } } })
    await user.click(screen.getByRole('button', { name: '测试邮件服务' }))
    expect((await screen.findByText('邮件服务：无法连接')).className).toContain('negative')
    expect(bodies(test)).toEqual([{ name: 'email' }])
  })

  it('of the keys of Alipay lists its steps', async () => {
    const checks = [
      { name: 'app_id', ok: true, message: '应用编号格式正确' },
      { name: 'private_key', ok: false, message: '应用私钥不是 PKCS8 格式' },
    ]
    const { user } = await open('payment', storedTexts(), {
      'POST /admin/v1/site_config/build_alipay': { data: { ok: false, checks } },
    })
    await user.click(screen.getByRole('button', { name: '测试支付宝当面付' }))
    expect(await screen.findByText('通过：应用编号格式正确')).toBeTruthy()
    expect(screen.getByText('没有通过：应用私钥不是 PKCS8 格式')).toBeTruthy()
  })

  it('waits until the changes are saved', async () => {
    const { user } = await open('mail')
    await user.type(screen.getByLabelText('账号'), 'mei')
    expect(screen.getByRole('button', { name: '测试邮件服务' })).toHaveProperty('disabled', true)
    expect(screen.getByText('测试用的是已保存的值，请先保存。')).toBeTruthy()
  })
})

describe('the history', () => {
  const history = 'GET /admin/v1/site_config/history'
  const restore = 'POST /admin/v1/site_config/restore'
  const row = { name: 'email', admin_id: 1, create_time: '2026-11-20T12:00:00+08:00', edges: {} }
  const list = [
    { ...row, id: 2, changes: '{"enabled":[false,true],"password":"***"}', restore_changes: '{}' },
    { ...row, id: 1, changes: '{"port":[465,25]}', restore_changes: '{"enabled":[true,false]}' },
  ]

  it('shows differences without secrets, and restores after a preview', async () => {
    const more: Answers = { [history]: { data: { list, total: 2 } }, [restore]: { data: { email: '{}' } } }
    const { user, bodies } = openPage(<Page />, answers(storedTexts(), more), '/config?open=history')
    await screen.findByText('端口：')
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map(({ textContent }) => textContent)).toMatchObject([
      expect.stringMatching(/邮件服务.*启用：关 → 开密码：已修改（不显示内容）11-20 12:00#1/),
      expect.stringMatching(/端口：465 → 25.*#1/),
    ])
    const buttons = screen.getAllByRole('button', { name: '恢复邮件服务' })
    expect(buttons.map((button) => button.hasAttribute('disabled'))).toEqual([true, false])
    await user.click(buttons[1]!)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('启用：').parentElement?.textContent).toBe('启用：开 → 关')
    await user.click(dialog.getByRole('button', { name: '恢复' }))
    expect(await screen.findByText('恢复成功')).toBeTruthy()
    expect(bodies(restore)).toEqual([{ history_id: 1 }])
    expect(await findAxeViolations()).toEqual([])
  })
})

describe('the transfer', () => {
  const preview = 'POST /admin/v1/site_config/preview_import'
  const importSpec = 'POST /admin/v1/site_config/import'
  const secret = { email: { host: 'mail.example.com', password: 'secret-set:password' } }
  const settings = registrySchemas.map((row) => readSetting(row as never))
  const fileOf = (text: string) => new File([text], 'config.json', { type: 'application/json' })
  const openTransfer = async (more: Answers) => {
    const page = openPage(<Page />, answers(storedTexts(secret), more), '/config?open=transfer')
    return { ...page, input: await screen.findByLabelText('选择设置文件') }
  }

  it('exports every field except secrets, which the file names', () => {
    const text = writeConfigFile(settings, storedTexts(secret), new Date(0))
    const leftOut = secretPathsOf(settings)
    expect(text).not.toContain('secret-set')
    expect(leftOut).toEqual(expect.arrayContaining(['email.password', 'gemini.keys', 'other_pri.open_tokens']))
    const file = JSON.parse(text) as { left_out: string[]; settings: Record<string, object> }
    expect(file.left_out).toEqual(leftOut)
    expect(file.settings['email']).toMatchObject({ host: 'mail.example.com', port: 465 })
    const paths = Object.entries(file.settings).flatMap(([name, value]) =>
      typeof value === 'string' ? [name] : Object.keys(value).map((field) => `${name}.${field}`),
    )
    expect([...paths, ...leftOut].toSorted()).toEqual(
      settings.flatMap(({ fields }) => fields.map(({ path }) => path)).toSorted(),
    )
  })

  it('imports the exported file after a preview of the differences', async () => {
    const changes = [{ name: 'email', changes: '{"port":[465,25]}' }]
    const { user, input, bodies } = await openTransfer({
      [preview]: { data: { changes, problems: [], version: 7 } },
      [importSpec]: { data: {} },
    })
    const text = writeConfigFile(settings, storedTexts(secret), new Date(0))
    await user.upload(input, fileOf(text))
    expect((await screen.findByText('端口：')).parentElement?.textContent).toBe('端口：465 → 25')
    expect(bodies(importSpec)).toEqual([])
    expect(await findAxeViolations()).toEqual([])
    await user.click(screen.getByRole('button', { name: '导入 1 组修改' }))
    await screen.findByText('导入成功')
    expect(bodies(importSpec)).toMatchObject([{ version: 7 }])
  })

  it('lists all problems of a file, and refuses its import', async () => {
    const problems = [{ field: 'nonsense', message: '没有名为 nonsense 的配置项' }]
    const { user, input } = await openTransfer({ [preview]: { data: { changes: [], problems, version: 7 } } })
    await user.upload(input, fileOf(writeConfigFile(settings, storedTexts(), new Date(0))))
    expect((await screen.findByText('nonsense')).parentElement?.textContent).toContain('没有名为')
    expect(screen.getByRole('button', { name: /^导入 / })).toHaveProperty('disabled', true)
    await user.upload(input, fileOf('{"a":1}'))
    expect(await screen.findByText('不是本系统导出的设置文件')).toBeTruthy()
  })
})

describe('a template', () => {
  const disk = sampleDisk({ disk_name: '庆余年 第二季' })
  const more: Answers = {
    'GET /v1/disk/latest': { data: [disk] },
    'GET /v1/category/list_all': { data: [] },
    'GET /v1/site_config/all': { data: { site_name: '盘搜' } },
  }

  it('gets a placeholder at the cursor, and is previewed with the newest resource', async () => {
    const { user, sent, save } = await open('seo', storedTexts({ seo_setting: { doc_title: '资源：网盘' } }), more)
    const title = screen.getByLabelText<HTMLInputElement>('详情页标题')
    title.setSelectionRange(3, 3)
    const chips = screen.getByRole('group', { name: '详情页标题的占位符' })
    await user.click(within(chips).getByRole('button', { name: '资源名称' }))
    expect(title.value).toBe('资源：%disk_name%网盘')
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(title.selectionStart).toBe('资源：%disk_name%'.length)
    const field = within(document.getElementById('field-seo_setting:doc_title')!)
    expect(field.getByText('预览：').parentElement?.textContent).toBe('预览：资源：庆余年 第二季网盘')
    await save()
    await waitFor(() => expect(sent()).toMatchObject([[{ value: { doc_title: '资源：%disk_name%网盘' } }]]))
  })

  it('names placeholders that do not exist', async () => {
    const { user } = await open('mail', storedTexts(), more)
    await user.type(screen.getByLabelText('注册邮件标题'), ' %disk_name%')
    expect(screen.getByText(/没有 %disk_name% 这个占位符/)).toBeTruthy()
  })
})

describe('hints', () => {
  it('warn of settings that contradict each other while they are edited', async () => {
    const { user } = await open('search')
    const warning = /口令没有启用或为空/
    expect(screen.queryByText(warning)).toBeNull()
    await user.selectOptions(screen.getByLabelText('访问条件'), '公众号口令')
    expect(screen.getByText(warning)).toBeTruthy()
  })

  it('show the next three runs of a schedule', async () => {
    await open('import')
    const schedule = screen.getByLabelText('生成站点地图')
    const hint = document.getElementById(schedule.getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).toBe('接下来：2026-11-22 03:30，2026-11-23 03:30，2026-11-24 03:30')
  })
})
