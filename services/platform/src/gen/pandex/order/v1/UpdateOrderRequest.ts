// Original file: protos/pandex/order/v1/order.proto

import type { Long } from '@grpc/proto-loader';

export interface UpdateOrderRequest {
  'id'?: (number | string | Long);
  'action'?: (string);
  'note'?: (string);
  'request_id'?: (string);
  'amount'?: (number | string | Long);
  'trade_no'?: (string);
  '_amount'?: "amount";
}

export interface UpdateOrderRequest__Output {
  'id': (number);
  'action': (string);
  'note': (string);
  'request_id': (string);
  'amount'?: (number);
  'trade_no': (string);
}
