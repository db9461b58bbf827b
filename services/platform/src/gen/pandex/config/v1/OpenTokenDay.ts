// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface OpenTokenDay {
  'day'?: (string);
  'calls'?: (number | string | Long);
}

export interface OpenTokenDay__Output {
  'day': (string);
  'calls': (number);
}
