// Original file: protos/pandex/order/v1/order.proto

import type { Order as _pandex_order_v1_Order, Order__Output as _pandex_order_v1_Order__Output } from '../../../pandex/order/v1/Order.ts';
import type { OrderEvent as _pandex_order_v1_OrderEvent, OrderEvent__Output as _pandex_order_v1_OrderEvent__Output } from '../../../pandex/order/v1/OrderEvent.ts';
import type { Refund as _pandex_order_v1_Refund, Refund__Output as _pandex_order_v1_Refund__Output } from '../../../pandex/order/v1/Refund.ts';

export interface OrderDetails {
  'order'?: (_pandex_order_v1_Order | null);
  'events'?: (_pandex_order_v1_OrderEvent)[];
  'notifications'?: (string)[];
  'refunds'?: (_pandex_order_v1_Refund)[];
}

export interface OrderDetails__Output {
  'order': (_pandex_order_v1_Order__Output | null);
  'events': (_pandex_order_v1_OrderEvent__Output)[];
  'notifications': (string)[];
  'refunds': (_pandex_order_v1_Refund__Output)[];
}
