// Original file: protos/pandex/order/v1/order.proto

import type { Long } from '@grpc/proto-loader';

export interface OrderState {
  'order_no'?: (string);
  'status'?: (string);
  'status_text'?: (string);
  'coin'?: (number | string | Long);
  'vip_days'?: (number | string | Long);
  'refunded'?: (number | string | Long);
}

export interface OrderState__Output {
  'order_no': (string);
  'status': (string);
  'status_text': (string);
  'coin': (number);
  'vip_days': (number);
  'refunded': (number);
}
