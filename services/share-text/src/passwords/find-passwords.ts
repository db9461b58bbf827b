import type { DiskType } from '@pandex/contracts/share-link'
import { drives } from '../links/drives.ts'
import { NOISE, type FoldedText } from '../text/fold-text.ts'
import { ANCHOR_END, ANCHOR_TEXT } from '../text/placeholder-chars.ts'
import { endOfRun, isAlnum, isDigit, isIdeograph } from '../text/text-chars.ts'

export interface PassToken {
  start: number
  end: number
  /** '' when the text states that the share has no password. */
  value: string
  /** The drive named with the password (`百度提取码：…`). */
  drive: DiskType | null
  /** The password applies to all links (`提取码均为…`). */
  shared: boolean
}

/** Labels of passwords without context; `standsAlone` and `otherPurpose` check the context. */
const keyword =
  /提 ?取 ?(?:密 ?[码碼]|口令|[码碼吗嗎马馬瑪])|[访訪][问問](?:密[码碼]|口令|[码碼])|分享(?:密[码碼]|[码碼])|[验驗][证證][码碼]|密 ?[码碼钥鑰]|取件码|口令|[码碼]|(?:pass_?code|pin ?code|pass_?word|passward|passwd|pass|pwd|pw|code|key)s?/gi

const otherPurpose =
  /(?:解压缩?|解壓縮?|压缩包?|壓縮包?|解包|解密|解锁|zip|rar|7z|archive|decompress(?:ion)?|extractor|登[录陆錄]|[账帐][号户]|wifi|后台|管理员?|开机|激活|支付|锁屏|锁机|root|ssh|服务器|数据库|系统|用户|邮箱|安装|家长|http|status|error|qr|source|promo|invite|invitation|coupon|discount|exit|country|area|postal|licen[cs]e|serial|product|api|secret|private|public|zip_|rar_)(?:文件|的|用)? ?$/i
const negationBefore = /(?:无需?|無需?|免|没有?|沒有?|不需要?|不用)(?:要|输入|填写?)?$/
const noPassword = /(?:暂无|[无無空](?![\u4e00-\u9fff])|没有|沒有|不需要|不用|[无無]需|[无無]密[码碼])/y
const sharedBefore = /(?:统一|全部|所有|通用|一律)[^\n]{0,4}$/
const sharedWords = /^(?:均|都|全|统一|一律|通用)/
const linkingWords = /均|都|全部|全|统一|一律|通用|是|为|為|叫|分别/y
const notPasswords = /^(?:none|null|nil|undefined|no|https?|www|url|link|name|size|code|pwd|pass|true|false)$/i
const ordinal = /[0-9]{1,2} ?(?=[:=])|[一二三四五六七八九十](?= ?[:=])/y
const spacedOut = /[0-9a-z] [0-9a-z] [0-9a-z] [0-9a-z](?![0-9a-z])/iy

const maxGap = 16
const gapSigns = ` \t:=-–—>|'"*_~\`([{<${ANCHOR_TEXT}${ANCHOR_END}`
const closingSigns = ` )]}>'"*_~\``

/** Chinese labels need no separator before the password; English ones, common words, need a sign or a digit. */
const isChinese = (word: string): boolean => word.charCodeAt(0) > 127

interface Value {
  value: string
  end: number
  shared: boolean
}

const testAt = (pattern: RegExp, text: string, index: number): number => {
  pattern.lastIndex = index
  return pattern.test(text) ? pattern.lastIndex : -1
}

/** Skips a remark between label and colon (`（百度）`, `（区分大小写）`). Returns its end or `from`. */
const skipRemark = (masked: string, from: number): number => {
  if (masked[from] !== '(' && masked[from] !== '[') return from
  for (let i = from + 1; i < from + 12 && i < masked.length; i += 1) {
    if (masked[i] === ')' || masked[i] === ']') {
      const inside = masked.slice(from + 1, i)
      const next = masked[i + 1]
      return (next === ':' || next === '=') && isIdeograph(inside.charCodeAt(0)) ? i + 1 : from
    }
  }
  return from
}

const skipGap = (
  text: FoldedText,
  masked: string,
  from: number,
): { end: number; crossedLine: boolean; words: string } => {
  let i = from
  let crossedLine = false
  let words = ''
  while (i < masked.length && i - from < maxGap) {
    const linked = testAt(linkingWords, masked, i)
    if (linked > 0) {
      words += masked.slice(i, linked)
      i = linked
    } else if (masked[i] === '\n' && !crossedLine) {
      crossedLine = true
      i += 1
    } else if (gapSigns.includes(masked[i]!) || (text.marks[i]! & NOISE && !isIdeograph(masked.charCodeAt(i)))) i += 1
    else if (masked.startsWith('is ', i)) i += 3
    else break
  }
  return { end: i, crossedLine, words }
}

const isAloneOnLine = (text: FoldedText, masked: string, from: number): boolean => {
  for (let i = from; i < masked.length && masked[i] !== '\n'; i += 1) {
    if (!closingSigns.includes(masked[i]!) && !(text.marks[i]! & NOISE && !isIdeograph(masked.charCodeAt(i))))
      return false
  }
  return true
}

const continuesBehind = (masked: string, end: number): boolean =>
  '.-_@/%'.includes(masked[end] ?? ' ') && isAlnum(masked.charCodeAt(end + 1))

const readValue = (text: FoldedText, masked: string, word: string, from: number): Value | null => {
  const numbered = testAt(ordinal, masked, from)
  const start = skipRemark(masked, numbered > 0 ? numbered : from)
  const gap = skipGap(text, masked, start)
  const between = masked.slice(start, gap.end)
  const shared = sharedWords.test(gap.words)
  const none = testAt(noPassword, masked, gap.end)
  if (none > 0 && !gap.crossedLine) return { value: '', end: none, shared }
  const spaced = testAt(spacedOut, masked, gap.end)
  const end = spaced > 0 ? spaced : endOfRun(masked, gap.end, isAlnum)
  const value = masked.slice(gap.end, end).replaceAll(' ', '')
  if (value.length < 2 || value.length > 8 || continuesBehind(masked, end) || notPasswords.test(value)) {
    return /^[ :=]{1,4}(?:""|'')/.test(between) || /^(?:none|null)$/i.test(value)
      ? { value: '', end: start, shared }
      : null
  }
  if (gap.crossedLine && !isAloneOnLine(text, masked, end)) return null
  if (!isChinese(word) && !/[:=]/.test(between) && !/\d/.test(value)) return null
  let closed = end
  while (closed < end + 3 && closed < masked.length && closingSigns.includes(masked[closed]!) && masked[closed] !== ' ')
    closed += 1
  return { value, end: closed, shared }
}

const suffixes = ['链接', '的', '网盘', '云盘', '盘', '云', '网', '分享']

/** The drive that a text names at its end: `百度网盘的`, `（UC`. */
const driveNamedAtEnd = (text: string): DiskType | null => {
  let rest = text.toLowerCase().replace(/[ :([\-|/]{0,3}$/, '')
  const last = rest.charCodeAt(rest.length - 1)
  if (!isIdeograph(last) && !isAlnum(last)) return null
  for (const suffix of suffixes) if (rest.endsWith(suffix)) rest = rest.slice(0, -suffix.length)
  const found = drives.find(({ nicknames }) =>
    nicknames.some((name) => rest.endsWith(name) && !isAlnum(rest.charCodeAt(rest.length - name.length - 1))),
  )
  return found?.type ?? null
}

/** Whether the label is a whole word: not `code` in `barcode` or `码` in `解压码`. */
const standsAlone = (masked: string, start: number, end: number, word: string): boolean => {
  if (word === '码' || word === '碼')
    return !isIdeograph(masked.charCodeAt(start - 1)) && /[:=]/.test(masked.slice(end, end + 2))
  if (isChinese(word)) return true
  const before = masked.charCodeAt(start - 1)
  const after = masked.charCodeAt(end)
  return !(isAlnum(before) && !isDigit(before)) && !(isAlnum(after) && !isDigit(after))
}

/**
 * Finds labelled passwords, in order, except archive passwords (解压密码).
 * @param masked the folded text with links masked, so that no password is found inside a link
 */
export const findPasswords = (text: FoldedText, masked: string): PassToken[] => {
  const found: PassToken[] = []
  for (const match of masked.matchAll(keyword)) {
    const [word] = match
    const start = match.index
    const end = start + word.length
    if (start < (found.at(-1)?.end ?? 0) || !standsAlone(masked, start, end, word)) continue
    const value = readValue(text, masked, word, end)
    const mayBeDenied = '无無免没沒不需要用输入填写'.includes(masked[start - 1] ?? ' ')
    if (!value && !mayBeDenied) continue
    const before = masked.slice(Math.max(0, start - 14), start)
    const remark = masked.slice(end, skipRemark(masked, end))
    if (otherPurpose.test(before) || /解[压壓]|压缩/.test(remark)) continue
    const drive = driveNamedAtEnd(before) ?? driveNamedAtEnd(remark.replace(/[)\]]$/, ''))
    const denial = mayBeDenied ? negationBefore.exec(before) : null
    if (denial && !(value && /[:=]/.test(masked.slice(end, value.end)))) {
      found.push({ start: start - denial[0].length, end, value: '', drive, shared: false })
    } else if (value) {
      found.push({
        start,
        end: value.end,
        value: value.value,
        drive,
        shared: value.shared || sharedBefore.test(before),
      })
    }
  }
  return found
}
