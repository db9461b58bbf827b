/** Error of nodemailer. Its message may contain addresses from the server's answer and must not be logged or shown. */
export interface SmtpError {
  code?: string
  timeoutType?: string
  responseCode?: number
  /** Command that failed, for example `MAIL FROM`. */
  command?: string
}

/** Refused part of the mail, by code and, for envelopes, by command. */
const refusedParts: Record<string, string> = {
  'MAIL FROM': '发件人',
  'RCPT TO': '收件人',
  DATA: '邮件',
  EMESSAGE: '邮件',
  EENVELOPE: '发件人或收件人',
}

const isTemporary = (responseCode: number): boolean => responseCode >= 400 && responseCode < 500

/**
 * Says in Chinese which step the mail server refused.
 * @returns undefined if the failure concerns the connection
 */
export const describeSmtpRefusal = ({ code = '', responseCode = 0, command = '' }: SmtpError): string | undefined => {
  const status = responseCode > 0 ? `（SMTP ${responseCode}）` : ''
  if (code === 'ETLS') return undefined
  if (code === 'EAUTH') return `邮件服务器拒绝登录，请检查账号和密码${status}`
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return responseCode > 0 ? `邮件服务器拒绝服务${status}` : undefined
  const part = refusedParts[command] ?? refusedParts[code] ?? ''
  return `邮件服务器${isTemporary(responseCode) ? '暂时不接受' : '拒绝'}${part}${status}`
}
