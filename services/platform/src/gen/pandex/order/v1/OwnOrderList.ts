// Original file: protos/pandex/order/v1/order.proto

import type { OwnOrder as _pandex_order_v1_OwnOrder, OwnOrder__Output as _pandex_order_v1_OwnOrder__Output } from '../../../pandex/order/v1/OwnOrder.ts';

export interface OwnOrderList {
  'list'?: (_pandex_order_v1_OwnOrder)[];
  'total'?: (number);
}

export interface OwnOrderList__Output {
  'list': (_pandex_order_v1_OwnOrder__Output)[];
  'total': (number);
}
