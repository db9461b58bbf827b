import type { LinkSpan, ShareSpan } from './links/find-links.ts'
import { beginsRecord } from './names/name-labels.ts'
import { findPasswords, type PassToken } from './passwords/find-passwords.ts'
import { pairPasswords, type PairedPassword } from './passwords/pair-passwords.ts'
import { readBarePassword, type BarePassword } from './passwords/read-bare-password.ts'
import { readTables, type TableFacts } from './passwords/read-tables.ts'
import type { FoldedText } from './text/fold-text.ts'
import { byStart, maskRanges } from './text/mask-ranges.ts'
import { LINK_BLANK } from './text/placeholder-chars.ts'
import { readLayout, type TextLayout } from './text/text-layout.ts'

export interface PasswordsRead {
  layout: TextLayout
  tables: TableFacts
  /** Labelled passwords and passwords in table columns, in order. */
  tokens: readonly PassToken[]
  bare: readonly BarePassword[]
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

const settlePasswords = (
  folded: FoldedText,
  masked: string,
  spans: readonly LinkSpan[],
  paired: ReadonlyMap<LinkSpan, PairedPassword>,
) => {
  const passes = new Map<ShareSpan, string>()
  const bare: BarePassword[] = []
  for (const span of spans) {
    if (span.kind !== 'share') continue
    const known = paired.get(span)
    const found = known?.isSettled ? null : readBarePassword(folded, masked, span.end, span.drive)
    if (found) bare.push(found)
    passes.set(span, found?.value ?? known?.pass ?? '')
  }
  return { passes, bare }
}

export const readPasswords = (folded: FoldedText, spans: readonly LinkSpan[]): PasswordsRead => {
  const masked = maskRanges(folded.folded, spans, LINK_BLANK)
  const layout = readLayout(masked)
  const tables = readTables(masked, layout)
  const tokens = mergeTokens(findPasswords(folded, masked), tables.passes)
  const paired = pairPasswords(spans, tokens, layout, findRecords(masked, layout))
  return { layout, tables, tokens, paired, ...settlePasswords(folded, masked, spans, paired) }
}
