// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface OpenTokenUsage {
  'token_id'?: (number | string | Long);
  'day'?: (string);
  'calls'?: (number);
  'last_used_at'?: (string);
}

export interface OpenTokenUsage__Output {
  'token_id': (number);
  'day': (string);
  'calls': (number);
  'last_used_at': (string);
}
