// Original file: protos/pandex/search/v1/search.proto

import type { SearchSeen as _pandex_search_v1_SearchSeen, SearchSeen__Output as _pandex_search_v1_SearchSeen__Output } from '../../../pandex/search/v1/SearchSeen.ts';
import type { SearchClick as _pandex_search_v1_SearchClick, SearchClick__Output as _pandex_search_v1_SearchClick__Output } from '../../../pandex/search/v1/SearchClick.ts';

export interface RecordSearchesRequest {
  'batch_id'?: (string);
  'list'?: (_pandex_search_v1_SearchSeen)[];
  'clicks'?: (_pandex_search_v1_SearchClick)[];
}

export interface RecordSearchesRequest__Output {
  'batch_id': (string);
  'list': (_pandex_search_v1_SearchSeen__Output)[];
  'clicks': (_pandex_search_v1_SearchClick__Output)[];
}
