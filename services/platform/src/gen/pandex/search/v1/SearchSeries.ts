// Original file: protos/pandex/search/v1/search.proto

import type { SearchPoint as _pandex_search_v1_SearchPoint, SearchPoint__Output as _pandex_search_v1_SearchPoint__Output } from '../../../pandex/search/v1/SearchPoint.ts';

export interface SearchSeries {
  'list'?: (_pandex_search_v1_SearchPoint)[];
}

export interface SearchSeries__Output {
  'list': (_pandex_search_v1_SearchPoint__Output)[];
}
