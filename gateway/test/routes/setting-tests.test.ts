import { testableSettings } from '@pandex/contracts/settings/testable-settings'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

let gateway: TestGateway

/** The longest test that a service allows. */
const slowTestMs = 7_200

beforeAll(async () => {
  gateway = await startGateway({
    site: {
      task: {
        TestSetting: async ({ name }) => {
          if (name === 'seo_push.baidu') await sleep(slowTestMs)
          return { ok: true, message: `task ${name}` }
        },
      },
    },
  })
})

afterAll(() => gateway[Symbol.asyncDispose]())

const testSetting = (name: unknown, token = gateway.tokens.admin) =>
  gateway.post('/admin/v1/site_config/test', { name }, { authorization: token })

const names = Object.entries(testableSettings).flatMap(([service, list]) => list.map((name) => [name, service]))

test.each(names.filter(([name]) => name !== 'seo_push.baidu'))(
  'the test of %s goes to the service %s',
  async (name, service) => {
    const { status, body } = await testSetting(name)
    expect([status, body.data]).toEqual([200, { ok: true, message: `${service} ${name}` }])
  },
)

test('waits for the longest test', async () => {
  expect((await testSetting('seo_push.baidu')).body.data).toEqual({ ok: true, message: 'task seo_push.baidu' })
})

test.each(['', 'seo_push', 'seo_push.bing', 'drive_basic', 'site_basic', 'toString', 7, undefined])(
  'refuses the name %j',
  async (name) => {
    expect((await testSetting(name)).body).toMatchObject({ code: 0, msg: '参数错误：name' })
  },
)

test('tests nothing for a user', async () => {
  expect((await testSetting('email', gateway.tokens.user)).status).toBe(403)
})
