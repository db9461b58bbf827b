// Original file: protos/pandex/config/v1/config.proto

import type { Long } from '@grpc/proto-loader';

export interface AddressCount {
  'ip'?: (string);
  'count'?: (number | string | Long);
  'blacklisted'?: (boolean);
}

export interface AddressCount__Output {
  'ip': (string);
  'count': (number);
  'blacklisted': (boolean);
}
