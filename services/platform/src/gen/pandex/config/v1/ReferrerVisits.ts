// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface ReferrerVisits {
  'host'?: (string);
  'visits'?: (number | string | Long);
}

export interface ReferrerVisits__Output {
  'host': (string);
  'visits': (number);
}
