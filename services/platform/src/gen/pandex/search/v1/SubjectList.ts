// Original file: protos/pandex/search/v1/search.proto

import type { FacetCount as _pandex_search_v1_FacetCount, FacetCount__Output as _pandex_search_v1_FacetCount__Output } from '../../../pandex/search/v1/FacetCount.ts';

export interface SubjectList {
  'list'?: (_pandex_search_v1_FacetCount)[];
}

export interface SubjectList__Output {
  'list': (_pandex_search_v1_FacetCount__Output)[];
}
