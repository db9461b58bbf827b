import type { LinkSpan, ShareSpan } from './links/find-links.ts'
import { beginsRecord } from './names/name-labels.ts'
import { findPasswords, type PassToken } from './passwords/find-passwords.ts'
import { pairPasswords, type PairedPassword } from './passwords/pair-passwords.ts'
import { readUnlabelledPassword, type UnlabelledPassword } from './passwords/read-unlabelled-password.ts'
import { readTables, type TableCells } from './passwords/read-tables.ts'
import type { FoldedText } from './text/fold-text.ts'
import { byStart, maskRanges } from './text/mask-ranges.ts'
import { LINK_BLANK } from './text/placeholder-chars.ts'
import { readLayout, type TextLayout } from './text/text-layout.ts'

export interface ParsedPasswords {
  layout: TextLayout
  tables: TableCells
  /** Labelled passwords and passwords in table columns, in order. */
  tokens: readonly PassToken[]
  bare: readonly UnlabelledPassword[]
  /** Passwords by link, including links to shares of unsupported drives. */
  paired: ReadonlyMap<LinkSpan, PairedPassword>
  passes: ReadonlyMap<ShareSpan, string>
}

/** Table cells win over labelled passwords at the same start. */
const mergeTokens = (inText: readonly PassToken[], inTables: readonly PassToken[]): PassToken[] => {
  const cells = new Set(inTables.map(({ start }) => start))
  return [...inText.filter(({ start }) => !cells.has(start)), ...inTables].toSorted(byStart)
}

const findRecords = (masked: string, { lines }: TextLayout): number[] =>
  lines.filter((start, line) => {
    const end = (lines[line + 1] ?? masked.length + 1) - 1
    return end - start > 1 && beginsRecord(masked.slice(start, Math.min(start + 24, end)))
  })

const resolvePasswords = (
  folded: FoldedText,
  masked: string,
  spans: readonly LinkSpan[],
  paired: ReadonlyMap<LinkSpan, PairedPassword>,
) => {
  const passes = new Map<ShareSpan, string>()
  const bare: UnlabelledPassword[] = []
  for (const span of spans) {
    if (span.kind !== 'share') continue
    const known = paired.get(span)
    const found = known?.isSettled ? null : readUnlabelledPassword(folded, masked, span.end, span.drive)
    if (found) bare.push(found)
    passes.set(span, found?.value ?? known?.pass ?? '')
  }
  return { passes, bare }
}

export const readPasswords = (folded: FoldedText, spans: readonly LinkSpan[]): ParsedPasswords => {
  const masked = maskRanges(folded.folded, spans, LINK_BLANK)
  const layout = readLayout(masked)
  const tables = readTables(masked, layout)
  const tokens = mergeTokens(findPasswords(folded, masked), tables.passes)
  const paired = pairPasswords(spans, tokens, layout, findRecords(masked, layout))
  return { layout, tables, tokens, paired, ...resolvePasswords(folded, masked, spans, paired) }
}
