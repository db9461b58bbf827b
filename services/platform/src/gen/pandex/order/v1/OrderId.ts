// Original file: protos/pandex/order/v1/order.proto

import type { Long } from '@grpc/proto-loader';

export interface OrderId {
  'id'?: (number | string | Long);
}

export interface OrderId__Output {
  'id': (number);
}
