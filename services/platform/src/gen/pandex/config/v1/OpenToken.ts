// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface OpenToken {
  'name'?: (string);
  'scopes'?: (string)[];
  'per_minute'?: (number);
  'id'?: (number | string | Long);
}

export interface OpenToken__Output {
  'name': (string);
  'scopes': (string)[];
  'per_minute': (number);
  'id': (number);
}
