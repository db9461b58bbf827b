/** Private-use placeholder characters. Folding drops them from the source text, so pasted text cannot contain them. */

/** Between the URL and the text of an HTML anchor. */
export const ANCHOR_TEXT = '\uE000'
/** Behind the text of an HTML anchor. */
export const ANCHOR_END = '\uE001'
export const LINK_BLANK = '\uE002'
export const PASS_BLANK = '\uE003'
