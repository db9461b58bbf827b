import { LINK_BLANK } from '../text/placeholder-chars.ts'
import { endOfRun, isAlnum } from '../text/text-chars.ts'
import type { TextLayout } from '../text/text-layout.ts'
import type { PassToken } from './find-passwords.ts'

export interface TableCells {
  passes: PassToken[]
  names: ReadonlyMap<number, { start: number; end: number }>
}

type Column = 'name' | 'pass' | 'link'

const headings: ReadonlyMap<string, Column> = new Map(
  Object.entries({
    name: '名称 资源名称 资源名 资源 片名 剧名 书名 歌名 标题 文件名 文件 影片 电影 名字 软件 课程 作品 name title filename file',
    pass: '提取码 提取密码 访问码 密码 分享密码 口令 code pwd password pass passcode key',
    link: '链接 地址 网址 下载 下载地址 下载链接 分享链接 网盘链接 资源链接 分享地址 网盘 网盘地址 夸克 夸克网盘 夸克链接 百度 百度网盘 百度链接 百度云 阿里云盘 阿里 迅雷 迅雷云盘 uc uc网盘 115 蓝奏云 url link links',
  } satisfies Record<Column, string>).flatMap(([column, words]) =>
    words.split(' ').map((word) => [word, column as Column]),
  ),
)

const separators = ['\t', '|', '丨', ',', ';', ' '] as const

interface Cell {
  start: number
  end: number
}

const cellSigns = ' \t"*\'`'

/** Cells of the line at `start`, trimmed; an outer `|` creates no cell. */
const readCells = (line: string, start: number, separator: string): Cell[] => {
  const cells: Cell[] = []
  for (let from = 0; from <= line.length;) {
    const quoted = separator === ',' && line[from] === '"' ? line.indexOf('"', from + 1) : from
    const found = line.indexOf(separator, quoted < 0 ? from : quoted)
    const to = found < 0 ? line.length : found
    let [first, last] = [from, to]
    while (first < last && cellSigns.includes(line[first]!)) first += 1
    while (last > first && cellSigns.includes(line[last - 1]!)) last -= 1
    cells.push({ start: start + first, end: start + last })
    from = to + 1
  }
  const isOuter = (cell: Cell | undefined): boolean =>
    separator === '|' && cell !== undefined && cell.start === cell.end
  return cells.slice(isOuter(cells[0]) ? 1 : 0, isOuter(cells.at(-1)) ? -1 : undefined)
}

interface Header {
  separator: string
  columns: (Column | undefined)[]
}

const maxHeaderLength = 120
const headingHint = /[码名题址接盘链令]|url|link|name|title|file|pass|pwd|code|key/i

const readHeader = (line: string): Header | null => {
  if (line.length < 4 || line.length > maxHeaderLength || line.includes(LINK_BLANK) || !headingHint.test(line))
    return null
  for (const separator of separators) {
    if (!line.includes(separator)) continue
    const cells = readCells(line, 0, separator)
    const columns = cells.map((cell) => headings.get(line.slice(cell.start, cell.end).toLowerCase()))
    const known = new Set(columns)
    if (cells.length > 1 && known.has('name') && (known.has('link') || known.has('pass'))) return { separator, columns }
    if (cells.length > 1 && known.has('link') && known.has('pass')) return { separator, columns }
  }
  return null
}

const readPass = (masked: string, cell: Cell): PassToken | null => {
  const end = endOfRun(masked, cell.start, isAlnum, cell.end)
  const isValue = end === cell.end && end - cell.start >= 2 && end - cell.start <= 8
  const isEmpty = cell.start === cell.end || /^[-—/无]{1,2}$/.test(masked.slice(cell.start, cell.end))
  if (!isValue && !isEmpty) return null
  return {
    start: cell.start,
    end: cell.end,
    value: isValue ? masked.slice(cell.start, cell.end) : '',
    drive: null,
    shared: false,
  }
}

/** Reads the rows under every header line. @param masked text with links masked by LINK_BLANK */
export const readTables = (masked: string, { lines }: TextLayout): TableCells => {
  const passes: PassToken[] = []
  const names = new Map<number, Cell>()
  let header: Header | null = null
  lines.forEach((start, line) => {
    const content = masked.slice(start, (lines[line + 1] ?? masked.length + 1) - 1)
    const found = readHeader(content)
    if (found || content === '') {
      header = found
      return
    }
    const current = header as Header | null
    if (!current || !content.includes(LINK_BLANK)) return
    const cells = readCells(content, start, current.separator)
    if (cells.length !== current.columns.length) return
    cells.forEach((cell, index) => {
      const column = current.columns[index]
      if (column === 'name' && cell.end > cell.start && !names.has(line)) names.set(line, cell)
      const pass = column === 'pass' ? readPass(masked, cell) : null
      if (pass) passes.push(pass)
    })
  })
  return { passes, names }
}
