// Original file: protos/pandex/order/v1/order.proto

import type { Long } from '@grpc/proto-loader';

export interface OrderTotals {
  'paid'?: (number);
  'paid_amount'?: (number | string | Long);
  'refunded_amount'?: (number | string | Long);
}

export interface OrderTotals__Output {
  'paid': (number);
  'paid_amount': (number);
  'refunded_amount': (number);
}
