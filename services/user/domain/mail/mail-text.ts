import type { ReportAnswer } from '@pandex/contracts/report-answer'
import type { RequestedMail } from './sealed-mail.ts'

export type MailTemplates = Record<
  `${'register' | 'taken' | 'find_pass' | 'change_email' | 'report' | 'receipt'}_${'subject' | 'body'}`,
  string
>

/** Replaces placeholders once: values are external text and may contain placeholders. Unknown ones stay. */
const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(/%(\w+)%/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : placeholder,
  )

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

export const composeReportAnswer = (
  templates: MailTemplates,
  siteName: string,
  { disk_name, result, note }: ReportAnswer,
): { subject: string; text: string } => {
  const values = { site_name: siteName, disk_name: toOneLine(disk_name), result, note }
  return {
    subject: toOneLine(fill(templates.report_subject, values)),
    text: fill(templates.report_body, values).trim(),
  }
}

const grantText = ({ coin, vip_days }: { coin: number; vip_days: number }): string =>
  [vip_days > 0 && `会员 ${vip_days} 天`, coin > 0 && `积分 ${coin}`].filter(Boolean).join('、')

export interface Receipt {
  order_no: string
  goods_name: string
  /** Cents. */
  amount: number
  coin: number
  vip_days: number
}

export const composeReceipt = (
  templates: MailTemplates,
  siteName: string,
  { order_no, goods_name, amount, ...grant }: Receipt,
): { subject: string; text: string } => {
  const values = {
    site_name: siteName,
    goods_name: toOneLine(goods_name),
    amount: (amount / 100).toFixed(2),
    order_no,
    granted: grantText(grant),
  }
  return {
    subject: toOneLine(fill(templates.receipt_subject, values)),
    text: fill(templates.receipt_body, values).trim(),
  }
}

export const composeTestMail = (siteName: string): { subject: string; text: string } => {
  const name = toOneLine(siteName)
  return { subject: `${name} 测试邮件`, text: `这是一封测试邮件。收到它，说明 ${name} 可以发送邮件。` }
}
