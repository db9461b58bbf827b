// Original file: protos/pandex/search/v1/search.proto

import type { Suggestion as _pandex_search_v1_Suggestion, Suggestion__Output as _pandex_search_v1_Suggestion__Output } from '../../../pandex/search/v1/Suggestion.ts';

export interface SuggestReply {
  'list'?: (_pandex_search_v1_Suggestion)[];
}

export interface SuggestReply__Output {
  'list': (_pandex_search_v1_Suggestion__Output)[];
}
