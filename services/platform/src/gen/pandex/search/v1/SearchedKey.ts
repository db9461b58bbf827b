// Original file: protos/pandex/search/v1/search.proto

import type { Long } from '@grpc/proto-loader';

export interface SearchedKey {
  'key'?: (string);
  'count'?: (number | string | Long);
  'hits'?: (number | string | Long);
  'last_time'?: (string);
  'pinned'?: (boolean);
  'hidden'?: (boolean);
  'item_order'?: (number);
  'approved'?: (boolean);
  'waiting'?: (boolean);
}

export interface SearchedKey__Output {
  'key': (string);
  'count': (number);
  'hits': (number);
  'last_time': (string);
  'pinned': (boolean);
  'hidden': (boolean);
  'item_order': (number);
  'approved': (boolean);
  'waiting': (boolean);
}
