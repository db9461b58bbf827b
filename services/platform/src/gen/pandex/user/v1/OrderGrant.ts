// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface OrderGrant {
  'order_no'?: (string);
  'coin'?: (number | string | Long);
  'vip_days'?: (number | string | Long);
  'create_time'?: (string);
}

export interface OrderGrant__Output {
  'order_no': (string);
  'coin': (number);
  'vip_days': (number);
  'create_time': (string);
}
