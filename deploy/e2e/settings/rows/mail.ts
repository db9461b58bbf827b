import { unwrap } from '../../harness/admin.ts'
import { waitFor } from '../../../../services/platform/testing/fixtures.ts'
import { effect } from '../effect.ts'
import type { EffectGroup, Observe } from '../effect.ts'
import { buyByTransfer } from '../orders.ts'
import { call, createReader, nextName } from '../people.ts'
import type { SettingsSite } from '../settings-site.ts'

const accounts = { enable_user_system: true }
const from = 'library@example.com'

/** Works with the mail server that requires a login. */
const workingMail = ({ mailBox }: SettingsSite) => ({
  enabled: true,
  host: '127.0.0.1',
  port: mailBox.port,
  tls: false,
  username: 'librarian',
  password: 'open shelves',
  from,
})

type MailField = keyof ReturnType<typeof workingMail>

interface Mail {
  subject?: string
  text?: string
}

const mailTo = ({ mailBox }: SettingsSite, address: string): Promise<Mail> =>
  waitFor(() => mailBox.to(address).at(-1), 10_000)

const askForCode = async (site: SettingsSite, path: string, email: string, token?: string): Promise<Mail> => {
  const { code, msg } = await call(site, path, { body: { email }, ...(token !== undefined && { token }) })
  if (code !== 200) throw new Error(msg)
  return mailTo(site, email)
}

/** One way to cause each kind of mail. */
const causes: Record<string, (site: SettingsSite) => Promise<Mail>> = {
  register: async (site) => askForCode(site, '/v1/user/send_reg_email', `${nextName()}@example.com`),
  taken: async (site) => askForCode(site, '/v1/user/send_reg_email', (await createReader(site)).email),
  find_pass: async (site) => askForCode(site, '/v1/user/send_find_pass', (await createReader(site)).email),
  change_email: async (site) => {
    const { token } = await createReader(site)
    return askForCode(site, '/auth/v1/user/send_change_email', `${nextName()}@example.com`, token)
  },
  receipt: async (site) => {
    const reader = await createReader(site)
    await buyByTransfer(site, reader)
    return mailTo(site, reader.email)
  },
  report: async (site) => {
    const contact = `${nextName()}@example.com`
    const report = { doc_id: site.docId, reason: 'other', text: '缺页', contact }
    await call(site, '/v1/disk/report', { body: report })
    const { list } = await unwrap(
      site.admin.get<{ list: { id: number }[] }>('/admin/v1/report/list?status=open&size=1'),
    )
    const ids = list.map(({ id }) => id)
    await unwrap(site.admin.post('/admin/v1/report/update', { ids, verdict: 'fixed', answer: true }))
    return mailTo(site, contact)
  },
}

const templateEffects = Object.entries(causes).flatMap(([kind, cause]) => [
  effect(
    `email_body.${kind}_subject`,
    '灯塔来信',
    async (site) => (await cause(site)).subject === '灯塔来信',
    false,
    true,
  ),
  effect(
    `email_body.${kind}_body`,
    '灯塔问候',
    async (site) => (await cause(site)).text?.trim() === '灯塔问候',
    false,
    true,
  ),
])

/** Whether the product reaches the mail server and logs in; the admin has no address to send a mail to. */
const isConnected: Observe = async ({ admin }) => {
  const { message } = await unwrap(admin.post<{ message: string }>('/admin/v1/site_config/test', { name: 'email' }))
  return message.startsWith('已连接并登录')
}

/** The other fields are right, so only this one decides whether mails can be sent. */
const serverGroup = (field: MailField, wrong: unknown): EffectGroup => ({
  name: `Mail server: ${field}`,
  given: (site) => ({ user: accounts, email: { ...workingMail(site), [field]: wrong } }),
  effects: [effect(`email.${field}`, (site: SettingsSite) => workingMail(site)[field], isConnected, false, true)],
})

export const mailGroups: readonly EffectGroup[] = [
  serverGroup('enabled', false),
  serverGroup('host', ''),
  serverGroup('port', 1),
  serverGroup('tls', true),
  serverGroup('username', 'stranger'),
  serverGroup('password', 'wrong'),
  {
    name: 'Sender and texts of mails',
    given: (site) => ({ user: accounts, email: workingMail(site), pay_type: { manual: true } }),
    effects: [
      effect(
        'email.from',
        'shelf@example.com',
        async (site) => {
          const email = `${nextName()}@example.com`
          await askForCode(site, '/v1/user/send_reg_email', email)
          return site.mailBox.to(email).at(-1)?.from?.address
        },
        from,
        'shelf@example.com',
      ),
      ...templateEffects,
    ],
  },
]
