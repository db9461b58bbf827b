// Original file: protos/pandex/order/v1/order.proto

import type { Long } from '@grpc/proto-loader';

export interface ShopGoods {
  'id'?: (number | string | Long);
  'name'?: (string);
  'price'?: (number | string | Long);
  'coin'?: (number | string | Long);
  'vip_days'?: (number | string | Long);
  'description'?: (string);
  'stock'?: (number | string | Long);
  'per_user'?: (number | string | Long);
  '_stock'?: "stock";
  '_per_user'?: "per_user";
}

export interface ShopGoods__Output {
  'id': (number);
  'name': (string);
  'price': (number);
  'coin': (number);
  'vip_days': (number);
  'description': (string);
  'stock'?: (number);
  'per_user'?: (number);
}
