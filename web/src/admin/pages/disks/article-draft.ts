/** An article that an admin is writing. */
export interface ArticleDraft {
  text: string
  /** The one that was there when he began; empty when there was none. */
  before: string
}

/** What was written; undefined when nothing was, or nothing else than there was. */
export const writtenIn = (draft: ArticleDraft | undefined): string | undefined =>
  draft && draft.text.trim() !== draft.before.trim() ? draft.text : undefined

/** A blank one is none: those are taken away by a button of their own. */
export const isArticleGood = (draft: ArticleDraft | undefined): boolean => writtenIn(draft)?.trim() !== ''
