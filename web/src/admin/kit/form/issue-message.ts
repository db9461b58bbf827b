import type { z } from 'zod'

/** Error message of a schema's refusal, in the words of the interface. */
export const issueMessage = (issue: z.core.$ZodIssue | z.core.$ZodRawIssue): string => {
  if (issue.code === 'too_small') {
    if (issue.origin === 'array') return `至少 ${issue.minimum} 项`
    if (issue.origin === 'string') return issue.minimum === 1 ? '必填' : `至少 ${issue.minimum} 个字`
    return `不能小于 ${issue.minimum}`
  }
  if (issue.code === 'too_big' && issue.origin === 'array') return `最多 ${issue.maximum} 项`
  if (issue.code === 'too_big')
    return issue.origin === 'string' ? `最多 ${issue.maximum} 个字` : `不能大于 ${issue.maximum}`
  if (issue.code === 'invalid_type') return ['int', 'number'].includes(issue.expected) ? '请输入整数' : '必填'
  if (issue.code === 'invalid_value') return '请选择'
  // A union reports the issues of each branch; the first branch is the usual one.
  if (issue.code === 'invalid_union') return issue.errors[0]?.[0] ? issueMessage(issue.errors[0][0]) : '格式不对'
  return '格式不对'
}
