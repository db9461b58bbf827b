import { expect, test } from 'vitest'
import { createReportAnswerSealer } from './report-answer.ts'

test('opens an answer that an earlier version sealed', () => {
  const sealed =
    'ucnAZdIimQ0MI7a9QZPo6xhLPJCe3hBXhCyAXMWT6zCKS_6YsqijyHKX6ijFJpaGfnghJDPmObfj6ziOHhmANcNU4Ks3c2JXTrzkQEAl8d9RXyL6YiBXDeg9B0lYLjCkNSPQIBxGjw'
  const answer = { to: 'someone@example.com', disk_name: 'x', result: '已修复', note: '' }
  expect(createReportAnswerSealer('a secret of the services').open(sealed, 'mail-1')).toEqual(answer)
})
