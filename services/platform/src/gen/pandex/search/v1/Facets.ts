// Original file: protos/pandex/search/v1/search.proto

import type { FacetCount as _pandex_search_v1_FacetCount, FacetCount__Output as _pandex_search_v1_FacetCount__Output } from '../../../pandex/search/v1/FacetCount.ts';

export interface Facets {
  'types'?: (_pandex_search_v1_FacetCount)[];
  'formats'?: (_pandex_search_v1_FacetCount)[];
  'kinds'?: (_pandex_search_v1_FacetCount)[];
  'years'?: (_pandex_search_v1_FacetCount)[];
  'seasons'?: (_pandex_search_v1_FacetCount)[];
  'tags'?: (_pandex_search_v1_FacetCount)[];
}

export interface Facets__Output {
  'types': (_pandex_search_v1_FacetCount__Output)[];
  'formats': (_pandex_search_v1_FacetCount__Output)[];
  'kinds': (_pandex_search_v1_FacetCount__Output)[];
  'years': (_pandex_search_v1_FacetCount__Output)[];
  'seasons': (_pandex_search_v1_FacetCount__Output)[];
  'tags': (_pandex_search_v1_FacetCount__Output)[];
}
