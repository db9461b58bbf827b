// Original file: protos/pandex/search/v1/search.proto

import type { Long } from '@grpc/proto-loader';

export interface HotKey {
  'key'?: (string);
  'count'?: (number | string | Long);
  'trend'?: (string);
  'pinned'?: (boolean);
}

export interface HotKey__Output {
  'key': (string);
  'count': (number);
  'trend': (string);
  'pinned': (boolean);
}
