// Original file: protos/pandex/order/v1/order.proto

import type { Long } from '@grpc/proto-loader';

export interface CreateOrderRequest {
  'goods_id'?: (number | string | Long);
  'pay_type'?: (string);
  'request_id'?: (string);
  'coupon'?: (string);
}

export interface CreateOrderRequest__Output {
  'goods_id': (number);
  'pay_type': (string);
  'request_id': (string);
  'coupon': (string);
}
