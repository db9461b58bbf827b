// Original file: protos/pandex/search/v1/search.proto

import type { Hit as _pandex_search_v1_Hit, Hit__Output as _pandex_search_v1_Hit__Output } from '../../../pandex/search/v1/Hit.ts';

export interface FindRelatedReply {
  'copies'?: (_pandex_search_v1_Hit)[];
  'similar'?: (_pandex_search_v1_Hit)[];
}

export interface FindRelatedReply__Output {
  'copies': (_pandex_search_v1_Hit__Output)[];
  'similar': (_pandex_search_v1_Hit__Output)[];
}
