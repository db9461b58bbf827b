// Original file: protos/pandex/search/v1/search.proto

import type { Long } from '@grpc/proto-loader';

export interface HotKeyDay {
  'day'?: (string);
  'count'?: (number | string | Long);
}

export interface HotKeyDay__Output {
  'day': (string);
  'count': (number);
}
