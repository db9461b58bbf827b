// Original file: protos/pandex/order/v1/order.proto

import type { OrderPoint as _pandex_order_v1_OrderPoint, OrderPoint__Output as _pandex_order_v1_OrderPoint__Output } from '../../../pandex/order/v1/OrderPoint.ts';

export interface OrderSeries {
  'list'?: (_pandex_order_v1_OrderPoint)[];
}

export interface OrderSeries__Output {
  'list': (_pandex_order_v1_OrderPoint__Output)[];
}
