// Original file: protos/pandex/order/v1/order.proto

import type { Long } from '@grpc/proto-loader';

export interface Goods {
  'id'?: (number | string | Long);
  'name'?: (string);
  'price'?: (number | string | Long);
  'coin'?: (number | string | Long);
  'vip_days'?: (number | string | Long);
  'description'?: (string);
  'remark'?: (string);
  'weight'?: (number | string | Long);
  'on_shelf'?: (boolean);
  'stock'?: (number | string | Long);
  'per_user'?: (number | string | Long);
  'sold'?: (number | string | Long);
  'create_time'?: (string);
  'update_time'?: (string);
  '_stock'?: "stock";
  '_per_user'?: "per_user";
}

export interface Goods__Output {
  'id': (number);
  'name': (string);
  'price': (number);
  'coin': (number);
  'vip_days': (number);
  'description': (string);
  'remark': (string);
  'weight': (number);
  'on_shelf': (boolean);
  'stock'?: (number);
  'per_user'?: (number);
  'sold': (number);
  'create_time': (string);
  'update_time': (string);
}
