/**
 * Signs that stand for something else in a text we work on. They are private-use characters; folding drops them from what was
 * pasted, so none can be smuggled in.
 */

/** Between the address and the words of an HTML anchor. */
export const ANCHOR_TEXT = '\uE000'
/** Behind the words of an HTML anchor. */
export const ANCHOR_END = '\uE001'
/** Each character of a link that is blanked out. */
export const LINK_BLANK = '\uE002'
/** Each character of a password that is blanked out. */
export const PASS_BLANK = '\uE003'
