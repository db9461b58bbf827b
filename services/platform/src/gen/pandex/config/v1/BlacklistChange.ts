// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface BlacklistChange {
  'id'?: (number | string | Long);
  'ip'?: (string);
  'enabled'?: (boolean);
}

export interface BlacklistChange__Output {
  'id': (number);
  'ip': (string);
  'enabled': (boolean);
}
