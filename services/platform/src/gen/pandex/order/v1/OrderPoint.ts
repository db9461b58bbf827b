// Original file: protos/pandex/order/v1/order.proto

import type { Long } from '@grpc/proto-loader';

export interface OrderPoint {
  'time'?: (string);
  'created'?: (number | string | Long);
  'paid'?: (number | string | Long);
  'revenue'?: (number | string | Long);
  'refunded'?: (number | string | Long);
}

export interface OrderPoint__Output {
  'time': (string);
  'created': (number);
  'paid': (number);
  'revenue': (number);
  'refunded': (number);
}
