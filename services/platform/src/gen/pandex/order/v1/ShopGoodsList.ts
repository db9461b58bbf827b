// Original file: protos/pandex/order/v1/order.proto

import type { ShopGoods as _pandex_order_v1_ShopGoods, ShopGoods__Output as _pandex_order_v1_ShopGoods__Output } from '../../../pandex/order/v1/ShopGoods.ts';

export interface ShopGoodsList {
  'list'?: (_pandex_order_v1_ShopGoods)[];
}

export interface ShopGoodsList__Output {
  'list': (_pandex_order_v1_ShopGoods__Output)[];
}
