// Original file: protos/pandex/order/v1/order.proto

import type { Long } from '@grpc/proto-loader';

export interface PriceRequest {
  'goods_id'?: (number | string | Long);
  'coupon'?: (string);
}

export interface PriceRequest__Output {
  'goods_id': (number);
  'coupon': (string);
}
