// Original file: protos/pandex/search/v1/search.proto

import type { HotKeyDay as _pandex_search_v1_HotKeyDay, HotKeyDay__Output as _pandex_search_v1_HotKeyDay__Output } from '../../../pandex/search/v1/HotKeyDay.ts';
import type { Long } from '@grpc/proto-loader';

export interface HotKeyInfo {
  'key'?: (string);
  'count'?: (number | string | Long);
  'total'?: (number | string | Long);
  'series'?: (_pandex_search_v1_HotKeyDay)[];
}

export interface HotKeyInfo__Output {
  'key': (string);
  'count': (number);
  'total': (number);
  'series': (_pandex_search_v1_HotKeyDay__Output)[];
}
