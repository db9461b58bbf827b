import { reportReasons } from '@pandex/contracts/enums'
import type { ReportReason } from '@pandex/contracts/enums'
import { AppError } from '@pandex/platform/errors'
import { z } from 'zod'
import { cleanLine, cleanProse } from '../text/clean-text.ts'

export interface ReportText {
  reason: ReportReason
  text: string
  /** Mail address, or empty. */
  contact: string
}

export interface ClaimText {
  claimant: string
  rights: string
  statement: string
  contact: string
}

interface GivenReport {
  reason: string
  text: string
  contact: string
  claimant: string
  rights: string
}

const maxLengths = { text: 500, statement: 2_000, claimant: 100, rights: 500 }

const mailAddress = z.email().max(254)

const refuse = (field: string, message = '参数错误'): AppError =>
  new AppError('invalid', 'disk.bad_report', message, { fields: [field] })

/** Counts code points only in a prefix, because messages may be megabytes long. */
const isTooLong = (text: string, max: number): boolean => Array.from(text.slice(0, 2 * max + 1)).length > max

const readContact = (given: string): string => {
  const contact = given.normalize('NFKC').trim()
  if (contact !== '' && !mailAddress.safeParse(contact).success) throw refuse('contact', '请输入正确的邮箱地址')
  return contact.toLowerCase()
}

const requireText = (field: string, text: string, message: string): string => {
  if (text === '') throw refuse(field, message)
  return text
}

const readClaim = ({ text, claimant, rights }: GivenReport, contact: string): ClaimText => {
  for (const [field, value, max] of [
    ['text', text, maxLengths.statement],
    ['claimant', claimant, maxLengths.claimant],
    ['rights', rights, maxLengths.rights],
  ] as const)
    if (isTooLong(value, max)) throw refuse(field)
  return {
    claimant: requireText('claimant', cleanLine(claimant, maxLengths.claimant), '请填写权利人'),
    rights: requireText('rights', cleanLine(rights, maxLengths.rights), '请填写作品和权利'),
    statement: requireText('text', cleanProse(text, maxLengths.statement), '请填写侵权说明'),
    contact: requireText('contact', contact, '请填写邮箱，以便答复'),
  }
}

/**
 * Cleans a visitor's report. A report for the reason `copyright` is a claim.
 * @throws AppError invalid disk.bad_report
 */
export const readReport = (given: GivenReport): ReportText & { claim?: ClaimText } => {
  const reason = reportReasons.find((each) => each === given.reason)
  if (!reason) throw refuse('reason')
  const contact = readContact(given.contact)
  if (reason === 'copyright') {
    const claim = readClaim(given, contact)
    return { reason, text: claim.statement, contact, claim }
  }
  if (isTooLong(given.text, maxLengths.text)) throw refuse('text')
  return { reason, text: cleanLine(given.text, maxLengths.text), contact }
}
