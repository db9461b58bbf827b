// Original file: protos/pandex/order/v1/order.proto

import type { Goods as _pandex_order_v1_Goods, Goods__Output as _pandex_order_v1_Goods__Output } from '../../../pandex/order/v1/Goods.ts';

export interface GoodsList {
  'list'?: (_pandex_order_v1_Goods)[];
  'total'?: (number);
}

export interface GoodsList__Output {
  'list': (_pandex_order_v1_Goods__Output)[];
  'total': (number);
}
