import type { SettingValues } from '@pandex/contracts/settings/all-settings'
import type { ApiOutput } from '../../../lib/api/api.ts'
import type { RowOf } from '../../kit/list/list-spec.ts'
import { parseFields } from '../../../lib/settings/settings.ts'

/** Name of a site that its admin has not named. */
const defaultName = 'Pandex'

type ReadSettings = Pick<SettingValues, 'site_basic' | 'email' | 'user' | 'first_run'>

type Settings = { [K in keyof ReadSettings]: Partial<ReadSettings[K]> }

export interface FirstRunFacts {
  /** Texts of the settings. */
  texts: Readonly<Record<string, string>>
  hasInitialPassword: boolean
  drives: ApiOutput<'GET /admin/v1/disk/health'>
  resources: number
  /** The newest backup; none if there is none. */
  backup?: Pick<RowOf<'GET /admin/v1/backup/list'>, 'error'> | undefined
}

export interface FirstRunItem {
  key: 'name' | 'host' | 'password' | 'mail' | 'captcha' | 'drives' | 'backup' | 'import'
  title: string
  hint: string
  isDone: boolean
  /** Page where the item is done; none for the import. */
  to?: string
}

const settingsOf = (texts: FirstRunFacts['texts']): Settings => ({
  site_basic: parseFields(texts['site_basic']),
  email: parseFields(texts['email']),
  user: parseFields(texts['user']),
  first_run: parseFields(texts['first_run']),
})

/** Steps after the installation; undefined if an admin dismissed the list. */
export const firstRunItems = ({
  texts,
  hasInitialPassword,
  drives,
  resources,
  backup,
}: FirstRunFacts): FirstRunItem[] | undefined => {
  const { site_basic: basic, email, user, first_run: state } = settingsOf(texts)
  if (state.dismissed) return undefined
  return [
    {
      key: 'name',
      title: '给网站起名',
      hint: '显示在页头、标题和邮件里',
      isDone: ![undefined, '', defaultName].includes(basic.site_name),
      to: '/admin/config?open=site#site_basic.site_name',
    },
    {
      key: 'host',
      title: '设置网站地址',
      hint: '站点地图、规范链接和推送使用',
      isDone: Boolean(basic.host),
      to: '/admin/config?open=site#site_basic.host',
    },
    {
      key: 'password',
      title: '修改初始密码',
      hint: '安装时生成的密码留在了安装日志里',
      isDone: !hasInitialPassword,
      to: '/profile',
    },
    {
      key: 'mail',
      title: '配置邮件服务',
      hint: '注册和找回密码的验证码由它发送',
      isDone: email.enabled === true && Boolean(email.host),
      to: '/admin/config?open=mail#email.enabled',
    },
    {
      key: 'captcha',
      title: '启用验证码',
      hint: '挡住批量注册、登录和导入',
      isDone: user.enable_captcha === true,
      to: '/admin/config?open=user#user.enable_captcha',
    },
    {
      key: 'drives',
      title: '测试网盘检测',
      hint: '至少有一个网盘回答过，链接才能检测',
      isDone: drives.some(({ answered_at: answeredAt }) => answeredAt !== ''),
      to: '/admin/config?open=import#drive_basic.BDY',
    },
    {
      key: 'backup',
      title: '安排备份',
      hint: backup && backup.error !== '' ? '最近一次备份失败，请查看原因' : '在服务器上定期备份数据库，并试一次恢复',
      isDone: backup?.error === '',
      to: '/admin/backup',
    },
    { key: 'import', title: '导入第一批资源', hint: '粘贴分享链接即可', isDone: resources > 0 },
  ]
}
