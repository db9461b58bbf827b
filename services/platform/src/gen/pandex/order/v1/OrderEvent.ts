// Original file: protos/pandex/order/v1/order.proto

import type { Long } from '@grpc/proto-loader';

export interface OrderEvent {
  'kind'?: (string);
  'time'?: (string);
  'text'?: (string);
  'admin_id'?: (number | string | Long);
}

export interface OrderEvent__Output {
  'kind': (string);
  'time': (string);
  'text': (string);
  'admin_id': (number);
}
