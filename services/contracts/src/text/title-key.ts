import { memoizeByText } from './memoize-by-text.ts'
import { normalizeTitle } from './normalize-title.ts'

/** Key of a title, equal for its spellings: `庆·余·年` and `庆余年`, `C++ Primer` and `c++primer`. */
export const titleKey = memoizeByText((title) => normalizeTitle(title).replace(/[^\p{L}\p{N}+#]+/gu, ''), {
  maxCachedTexts: 5_000,
})
