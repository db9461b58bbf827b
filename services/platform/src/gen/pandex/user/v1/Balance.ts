// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface Balance {
  'coin'?: (number | string | Long);
  'vip_until'?: (string);
}

export interface Balance__Output {
  'coin': (number);
  'vip_until': (string);
}
