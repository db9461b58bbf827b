// Original file: protos/pandex/order/v1/order.proto

import type { Order as _pandex_order_v1_Order, Order__Output as _pandex_order_v1_Order__Output } from '../../../pandex/order/v1/Order.ts';
import type { OrderTotals as _pandex_order_v1_OrderTotals, OrderTotals__Output as _pandex_order_v1_OrderTotals__Output } from '../../../pandex/order/v1/OrderTotals.ts';

export interface OrderList {
  'list'?: (_pandex_order_v1_Order)[];
  'total'?: (number);
  'totals'?: (_pandex_order_v1_OrderTotals | null);
}

export interface OrderList__Output {
  'list': (_pandex_order_v1_Order__Output)[];
  'total': (number);
  'totals': (_pandex_order_v1_OrderTotals__Output | null);
}
