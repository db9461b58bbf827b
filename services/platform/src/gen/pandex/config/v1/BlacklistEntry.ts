// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface BlacklistEntry {
  'id'?: (number | string | Long);
  'ip'?: (string);
  'reason'?: (string);
  'enabled'?: (boolean);
  'create_time'?: (string);
  'update_time'?: (string);
}

export interface BlacklistEntry__Output {
  'id': (number);
  'ip': (string);
  'reason': (string);
  'enabled': (boolean);
  'create_time': (string);
  'update_time': (string);
}
