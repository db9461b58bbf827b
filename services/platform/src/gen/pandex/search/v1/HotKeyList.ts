// Original file: protos/pandex/search/v1/search.proto

import type { HotKey as _pandex_search_v1_HotKey, HotKey__Output as _pandex_search_v1_HotKey__Output } from '../../../pandex/search/v1/HotKey.ts';

export interface HotKeyList {
  'list'?: (_pandex_search_v1_HotKey)[];
}

export interface HotKeyList__Output {
  'list': (_pandex_search_v1_HotKey__Output)[];
}
