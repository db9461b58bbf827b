// Original file: protos/pandex/search/v1/search.proto

import type { SearchedKey as _pandex_search_v1_SearchedKey, SearchedKey__Output as _pandex_search_v1_SearchedKey__Output } from '../../../pandex/search/v1/SearchedKey.ts';

export interface SearchedKeyList {
  'list'?: (_pandex_search_v1_SearchedKey)[];
  'total'?: (number);
}

export interface SearchedKeyList__Output {
  'list': (_pandex_search_v1_SearchedKey__Output)[];
  'total': (number);
}
