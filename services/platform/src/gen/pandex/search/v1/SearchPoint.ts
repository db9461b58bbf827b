// Original file: protos/pandex/search/v1/search.proto

import type { Long } from '@grpc/proto-loader';

export interface SearchPoint {
  'time'?: (string);
  'searches'?: (number | string | Long);
  'zero'?: (number | string | Long);
}

export interface SearchPoint__Output {
  'time': (string);
  'searches': (number);
  'zero': (number);
}
