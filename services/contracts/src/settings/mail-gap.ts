export interface MailSender {
  enabled: boolean
  host: string
  username: string
  from: string
}

/** Address that mails come from; empty if the settings name none. */
export const senderOf = ({ from, username }: Pick<MailSender, 'from' | 'username'>): string =>
  from || (username.includes('@') ? username : '')

/** Returns for admins which settings for mail are missing; undefined if it is complete. */
export const findMailGap = (settings: MailSender): string | undefined => {
  if (!settings.enabled) return '没有启用邮件服务'
  if (settings.host === '') return '没有填写邮件服务器'
  return senderOf(settings) === '' ? '没有填写发件人' : undefined
}
