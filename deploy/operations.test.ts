import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor, parseSync } from 'oxc-parser'
import type { Argument, CallExpression, Expression } from 'oxc-parser'
import { expect, test } from 'vitest'
import { REPOSITORY } from './local/repository.ts'

interface Message {
  level: string
  text: string
}

const printFunctions = new Set(['fail', 'onCrash'])

/** Files whose errors an operator reads on the terminal. */
const printsErrors = /^deploy\/local\/|\/process\/config\.ts$|\/check-index\.ts$/

const placeholderOf = (node: Expression): string => {
  if (node.type === 'Identifier') return `<${node.name}>`
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') return `<${node.property.name}>`
  return '…'
}

/** First lines of all texts that an expression may have: `<name>` stands for a variable, `…` for any other part. */
const textsOf = (node: Argument | undefined): string[] => {
  if (node?.type === 'Literal') return [String(node.value).split('\n', 1).join('')]
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsOf)
  if (node?.type === 'BinaryExpression') return textsOf(node.left as Expression)
  if (node?.type !== 'TemplateLiteral') return []
  const inserted = [...node.expressions.map(placeholderOf), '']
  const constant = node.quasis.map(({ value }) => value.cooked)
  if (constant.join('').trim() === '') return []
  return constant
    .map((part, at) => `${part}${inserted[at]}`)
    .join('')
    .split('\n', 1)
}

const nameOf = (node: Expression): string => {
  if (node.type === 'MemberExpression') return node.computed ? '[…]' : nameOf(node.property as Expression)
  return node.type === 'Identifier' ? node.name : ''
}

const loggedBy = ({ callee, arguments: args }: CallExpression): Message[] => {
  const level = nameOf(callee)
  if (callee.type !== 'MemberExpression' || nameOf(callee.object) !== 'log') return []
  if (!['info', 'warn', 'error', 'fatal', '[…]'].includes(level)) return []
  const texts = textsOf(args.at(-1))
  return (texts.length > 0 ? texts : ['no literal message']).map((text) => ({ level, text }))
}

const printedBy = ({ callee, arguments: args }: CallExpression): Message[] => {
  const isStderr = callee.type === 'MemberExpression' && nameOf(callee.object) === 'stderr'
  return isStderr || printFunctions.has(nameOf(callee))
    ? textsOf(args[0]).map((text) => ({ level: 'printed', text }))
    : []
}

const messagesIn = (file: string): Message[] => {
  const found: Message[] = []
  const isPrinting = printsErrors.test(file)
  const visitor = new Visitor({
    CallExpression: (node) => void found.push(...loggedBy(node), ...(isPrinting ? printedBy(node) : [])),
    ThrowStatement: ({ argument }) => {
      if (!isPrinting || argument.type !== 'NewExpression' || nameOf(argument.callee) !== 'Error') return
      found.push(...textsOf(argument.arguments[0]).map((text) => ({ level: 'printed', text })))
    },
  })
  visitor.visit(parseSync(file, readFileSync(join(REPOSITORY, file), 'utf8')).program)
  return found
}

const files = execFileSync('git', ['ls-files', 'services', 'gateway/src', 'deploy/local'], { cwd: REPOSITORY })
  .toString()
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/test(?:ing)?\//.test(file))
const messages = files.flatMap(messagesIn)
const alarming = messages.filter(({ level }) => level !== 'info')

const document = readFileSync(join(REPOSITORY, 'deploy/operations.md'), 'utf8')
const documented = [...document.matchAll(/^\| `([^`]+)` \|/gm)].map(([, text = '']) => text)

test('finds the messages', () => {
  expect(messages.length).toBeGreaterThan(100)
})

test.each(messages)('$text: names its component and the event', ({ text }) => {
  expect(text).toMatch(/^[a-z<][\w <>-]*: \S.*[^.!]$/)
})

test.each(alarming)('$text: names the next step', ({ text }) => {
  expect(text).toMatch(/: [^,]+, \S/)
})

test('every message is logged in one place', () => {
  const texts = messages.map(({ text }) => text)
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

test('operations.md explains every warning and error, and no other message', () => {
  expect(documented.toSorted()).toEqual(alarming.map(({ text }) => text).toSorted())
})
