import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readDifferences } from './audit-changes.ts'
import { targetAddress } from '../../shared/target-address.ts'
import { actionLabel, targetLabel } from './audit-labels.ts'

const services = new URL('../../../../../services/', import.meta.url).pathname

it('names every action that a service records', () => {
  const sources = globSync('{user,disk,search,config,task}/{handlers,use-cases,jobs}/**/*.ts', { cwd: services })
  const actions = sources.flatMap((path) =>
    [...readFileSync(services + path, 'utf8').matchAll(/'((?:[a-z]+_)*[a-z]+\.[a-z_]+)'/g)]
      .map(([, action = '']) => action)
      .filter((action) => new RegExp(`action\\b[^\\n]*'${action}'`).test(readFileSync(services + path, 'utf8'))),
  )
  expect(actions.length).toBeGreaterThan(30)
  const all = new Set([...actions, 'data_list.add', 'data_list.remove', 'site_config.update'])
  expect([...all].filter((action) => actionLabel(action) === action)).toEqual([])
})

it('names the kind of every target that a service records', () => {
  const sources = globSync('{user,disk,search,config,task}/{handlers,use-cases,jobs}/**/*.ts', { cwd: services })
  const targets = sources.flatMap((path) =>
    [...readFileSync(services + path, 'utf8').matchAll(/\btarget: ['`]([a-z_]+):/g)].map(([, noun = '']) => noun),
  )
  expect(targets.length).toBeGreaterThan(10)
  expect([...new Set(targets)].filter((noun) => targetLabel(`${noun}:1`) === `${noun}:1`)).toEqual([])
})

it('shows an unknown action and target as recorded', () => {
  expect(actionLabel('unknown.action')).toBe('unknown.action')
  expect(targetLabel('unknown:1')).toBe('unknown:1')
  expect(targetAddress('unknown:1')).toBeUndefined()
})

it('links to the page of the target, but not for several rows', () => {
  expect(targetAddress('user:12')).toBe('/admin/list_user?q=12&open=12')
  expect(targetAddress('searched_key:a&b')).toBe('/admin/search_hot?q=a%26b')
  expect(targetAddress('cdkey:*')).toBeUndefined()
  expect(targetLabel('disk:many')).toBe('多个资源')
})

it('distinguishes before/after pairs from lists of rows', () => {
  const changes = { role: ['user', 'admin'], ids: [3, 4], count: 2, tags: [[], ['新', '热']], enabled: [true, false] }
  expect(readDifferences(JSON.stringify(changes))).toEqual([
    { field: '角色', before: 'user', after: 'admin' },
    { field: 'ID', after: '3、4' },
    { field: '数量', after: '2' },
    { field: '标签', before: '（空）', after: '新、热' },
    { field: '启用', before: '是', after: '否' },
  ])
  expect(readDifferences('{"ids":[[1,2],[2,1]]}')).toEqual([{ field: 'ID', before: '1、2', after: '2、1' }])
})

it('shows the parameters of a job by their names, without those that are not set', () => {
  const changes = { kind: 'refresh_disk', params: { q: '', disk_type: 'QUARK', health: 'dead', cate_id: 0 } }
  expect(readDifferences(JSON.stringify(changes))).toEqual([
    { field: '种类', after: '重新检测链接' },
    { field: '参数', after: '网盘：夸克网盘，链接：已失效' },
  ])
  expect(readDifferences('{"kind":"gen_sitemap","params":{}}')).toEqual([{ field: '种类', after: '生成站点地图' }])
})

it('shows values inside of values as texts, never as JSON', () => {
  expect(readDifferences('{"set":{"pinned":true,"tags":["新"]},"kind":"other"}')).toEqual([
    { field: '改为', after: '置顶：是，标签：新' },
    { field: '种类', after: 'other' },
  ])
})

it('shows each change of a token by field', () => {
  const token = { enabled: true, scopes: ['import', 'search'], per_minute: 60 }
  const open_tokens = {
    bot: { name: ['bot', 'robot'], scopes: [['import'], ['import', 'list']], enabled: [true, false], sha256: '***' },
    fresh: [null, token],
    gone: [token, null],
    '…': 3,
  }
  const text = '启用：是，可以做什么：导入、搜索，每分钟最多调用次数：60'
  expect(readDifferences(JSON.stringify({ open_tokens }))).toEqual([
    { field: '令牌 bot 名称', before: 'bot', after: 'robot' },
    { field: '令牌 bot 可以做什么', before: '导入', after: '导入、列出' },
    { field: '令牌 bot 启用', before: '是', after: '否' },
    { field: '令牌 bot 令牌内容', after: '已修改（不显示内容）' },
    { field: '令牌 fresh', after: `新建（${text}）` },
    { field: '令牌 gone', before: text, after: '已删除' },
    { field: '其他令牌', after: '3 个' },
  ])
  expect(readDifferences('{"open_tokens":"***"}')).toEqual([{ field: '开放接口令牌', after: '已修改（不显示内容）' }])
})

it('says that a secret was changed, and nothing else', () => {
  expect(readDifferences('{"disk_pass":"changed","keys":"***"}')).toEqual([
    { field: '提取码', after: '已修改（不显示内容）' },
    { field: '搜索词', after: '已修改（不显示内容）' },
  ])
})
