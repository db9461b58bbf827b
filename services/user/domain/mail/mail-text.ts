import type { RequestedMail } from './sealed-mail.ts'

export type MailTemplates = Record<
  `${'register' | 'taken' | 'find_pass' | 'change_email'}_${'subject' | 'body'}`,
  string
>

const fill = (template: string, values: { code: string; site_name: string }): string =>
  template.replaceAll(/%(code|site_name)%/g, (_mark, name: 'code' | 'site_name') => values[name])

/** Prevents header injection through a template. */
const toOneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim()

/** @param isTaken whether the address has an account: the mail then reports it and contains no code */
export const composeMail = (
  templates: MailTemplates,
  siteName: string,
  { purpose, code }: RequestedMail,
  isTaken: boolean,
): { subject: string; text: string } => {
  const kind = purpose !== 'find_pass' && isTaken ? 'taken' : purpose
  const values = { code: kind === 'taken' ? '' : code, site_name: siteName }
  return {
    subject: toOneLine(fill(templates[`${kind}_subject`], values)),
    text: fill(templates[`${kind}_body`], values),
  }
}

export const composeTestMail = (siteName: string): { subject: string; text: string } => {
  const name = toOneLine(siteName)
  return { subject: `${name} 测试邮件`, text: `这是一封测试邮件。收到它，说明 ${name} 可以发送邮件。` }
}
