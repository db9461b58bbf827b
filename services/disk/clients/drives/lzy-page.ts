/**
 * Parses Lanzou's HTML pages, as there is no API. All parsing is linear in the page length: expressions are bounded, comments are cut by
 * hand.
 */
import type { DeadReason } from './drive.ts'
import { cutText, toTime } from './lenient-schemas.ts'

export type LanzouPage =
  | { kind: 'dead'; reason: DeadReason }
  /** The name is only visible with the password. */
  | { kind: 'locked_file'; fileId: string; form: Record<string, string>; facts: FileFacts }
  | { kind: 'file'; name: string; facts: FileFacts }
  | {
      kind: 'folder'
      name: string
      share_user: string
      fid: string
      form: Record<string, string>
      folders: SubFolder[]
    }
  | { kind: 'unknown' }

export interface FileFacts {
  share_user: string
  shared_time: string
  size: number
}

export interface SubFolder {
  id: string
  name: string
}

const maxPageLength = 400_000

const deadTexts: readonly [string, DeadReason][] = [
  ['文件取消分享', 'cancelled'],
  ['文件不存在', 'not_found'],
  ['文件链接失效', 'expired'],
  ['您输入地址有误', 'not_found'],
]

const units: Record<string, number> = { B: 1, K: 1_024, M: 1_048_576, G: 1_073_741_824 }

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#039': "'", nbsp: ' ' }

const decodeEntities = (text: string): string =>
  text.replace(/&(#?\w{1,5});/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)

const cutBetween = (text: string, opening: string, closing: string): string => {
  const kept: string[] = []
  let at = 0
  for (;;) {
    const start = text.indexOf(opening, at)
    const end = start < 0 ? -1 : text.indexOf(closing, start + opening.length)
    if (end < 0) return kept.join('') + text.slice(at)
    kept.push(text.slice(at, start))
    at = end + closing.length
  }
}

/** Lanzou's comments contain old and misleading code. */
const cutComments = (page: string): string =>
  cutBetween(cutBetween(page, '<!--', '-->'), '/*', '*/').replace(/(^|[\s;{},])\/\/[^\n]*/gm, '$1')

const toLine = (text = ''): string => cutText(decodeEntities(text).trim(), 255)

export const readSize = (text: string): number => {
  const [, number, unit = ''] = /^\s{0,5}(\d{1,9}(?:\.\d{1,9})?)\s{0,5}([bkmg])/i.exec(text) ?? []
  return Math.round(Number(number ?? 0) * (units[unit.toUpperCase()] ?? 0))
}

const readLabelled = (page: string, label: string): string => {
  const at = page.indexOf(label)
  if (at < 0) return ''
  const behind = page.slice(at + label.length, at + label.length + 400).replace(/<[^<>]{0,200}>/g, '\n')
  return toLine(/^[\s:：]{0,20}([^\n|]{1,100})/.exec(behind)?.[1])
}

const dayMs = 86_400_000
const agoMs: Record<string, number> = { 秒: 1_000, 分钟: 60_000, 小时: 3_600_000, 天: dayMs }

/** Times are dates in China, or relative to now. */
const readUploadTime = (text: string): string => {
  const date = /\b\d{4}-\d{2}-\d{2}\b/.exec(text)?.[0]
  if (date) return toTime(Date.parse(`${date}T00:00:00+08:00`))
  const [, count, unit = ''] = /(\d{1,3})\s?(秒|分钟|小时|天)前/.exec(text) ?? []
  const days = text.includes('昨天') ? 1 : text.includes('前天') ? 2 : 0
  const backMs = days > 0 ? days * dayMs : Number(count ?? 0) * (agoMs[unit] ?? 0)
  return backMs > 0 ? toTime(Date.now() - backMs) : ''
}

/** Reads the last value assigned to a script variable; these pages assign only strings and integers. */
const readVariable = (page: string, name: string): string => {
  const values = page.matchAll(
    new RegExp(`\\b${name}\\s{0,3}=\\s{0,3}(?:'([^'\\n]{1,300})'|"([^"\\n]{1,300})"|(\\d{1,19}))`, 'g'),
  )
  const last = [...values].at(-1)
  return last?.[1] ?? last?.[2] ?? last?.[3] ?? ''
}

/** Reads the form that a script sends: `data : { 'key':'text', 'other':12, 'third':variable }`. */
const readForm = (page: string, from: number): Record<string, string> => {
  const block = /\bdata\s{0,3}:\s{0,3}\{([^{}]{1,3000})\}/.exec(page.slice(from, from + 8_000))?.[1] ?? ''
  const pairs = block.matchAll(/['"]?(\w{1,20})['"]?\s{0,3}:\s{0,3}(?:'([^'\n]{0,300})'|"([^"\n]{0,300})"|(\w{1,64}))/g)
  const fields = [...pairs].map(([, name = '', single, double, bare = '']): [string, string] => [
    name,
    single ?? double ?? (/^\d+$/.test(bare) ? bare : readVariable(page, bare)),
  ])
  return Object.fromEntries(fields.slice(0, 30))
}

const readFacts = (page: string): FileFacts => ({
  share_user: readLabelled(page, '分享用户'),
  shared_time: readUploadTime(readLabelled(page, '上传时间')),
  size: readSize(readLabelled(page, '大小')),
})

const readTitle = (page: string): string => toLine(/<title>([^<>]{1,300}) - 蓝奏云<\/title>/.exec(page)?.[1])

const readFolder = (page: string): LanzouPage => {
  const variable = /document\.title\s{0,3}=\s{0,3}(\w{1,64})\b/.exec(page)?.[1]
  const folders = page.matchAll(
    /mbxfolder"[^<>]{0,50}><a href="\/([0-9A-Za-z]{5,20})[^<>]{0,100}>(?:<[^<>]{0,100}>){0,5}([^<>]{1,255})</g,
  )
  const form = readForm(page, page.indexOf('filemoreajax.php'))
  return {
    kind: 'folder',
    name: (variable && toLine(readVariable(page, variable))) || readTitle(page),
    share_user: toLine(/class="user-name"[^<>]{0,50}>([^<>]{1,100})</.exec(page)?.[1]),
    fid: form['fid'] ?? '',
    form,
    folders: [...folders].map(([, id = '', name]) => ({ id, name: toLine(name) })),
  }
}

/** @param page the raw HTML; an unrecognized page is `unknown`, never dead */
export const readLanzouPage = (page: string): LanzouPage => {
  const bare = cutComments(page.slice(0, maxPageLength))
  if (bare.includes('filemoreajax.php')) return readFolder(bare)
  const facts = readFacts(bare)
  if (/pwdload|passwddiv|id="pwd"|function down_p/.test(bare)) {
    const fileId = /ajaxm\.php\?file=(\d{1,20})/.exec(bare)?.[1] ?? ''
    return { kind: 'locked_file', fileId, form: readForm(bare, bare.search(/function down_p/)), facts }
  }
  const name = readTitle(bare)
  if (name && facts.size > 0) return { kind: 'file', name, facts }
  // Names and descriptions may contain these words, so they count only on pages without a share.
  const reason = deadTexts.find(([text]) => bare.includes(text))?.[1]
  return reason ? { kind: 'dead', reason } : { kind: 'unknown' }
}
