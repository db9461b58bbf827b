// Original file: protos/pandex/search/v1/search.proto

import type { Hit as _pandex_search_v1_Hit, Hit__Output as _pandex_search_v1_Hit__Output } from '../../../pandex/search/v1/Hit.ts';
import type { Facets as _pandex_search_v1_Facets, Facets__Output as _pandex_search_v1_Facets__Output } from '../../../pandex/search/v1/Facets.ts';
import type { SearchOperator as _pandex_search_v1_SearchOperator, SearchOperator__Output as _pandex_search_v1_SearchOperator__Output } from '../../../pandex/search/v1/SearchOperator.ts';

export interface SearchDiskReply {
  'total'?: (number);
  'per_size'?: (number);
  'took'?: (number);
  'list'?: (_pandex_search_v1_Hit)[];
  'corrected'?: (string);
  'dropped'?: (string)[];
  'relaxed'?: (string);
  'facets'?: (_pandex_search_v1_Facets | null);
  'cursor'?: (string);
  'holds_keyword'?: (boolean);
  'keyword'?: (string);
  'operators'?: (_pandex_search_v1_SearchOperator)[];
  'words'?: (string)[];
}

export interface SearchDiskReply__Output {
  'total': (number);
  'per_size': (number);
  'took': (number);
  'list': (_pandex_search_v1_Hit__Output)[];
  'corrected': (string);
  'dropped': (string)[];
  'relaxed': (string);
  'facets': (_pandex_search_v1_Facets__Output | null);
  'cursor': (string);
  'holds_keyword': (boolean);
  'keyword': (string);
  'operators': (_pandex_search_v1_SearchOperator__Output)[];
  'words': (string)[];
}
