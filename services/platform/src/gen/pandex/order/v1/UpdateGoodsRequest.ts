// Original file: protos/pandex/order/v1/order.proto

import type { Long } from '@grpc/proto-loader';

export interface UpdateGoodsRequest {
  'id'?: (number | string | Long);
  'name'?: (string);
  'price'?: (number | string | Long);
  'coin'?: (number | string | Long);
  'vip_days'?: (number | string | Long);
  'description'?: (string);
  'remark'?: (string);
  'on_shelf'?: (boolean);
  'stock'?: (number | string | Long);
  'per_user'?: (number | string | Long);
  '_name'?: "name";
  '_price'?: "price";
  '_coin'?: "coin";
  '_vip_days'?: "vip_days";
  '_description'?: "description";
  '_remark'?: "remark";
  '_on_shelf'?: "on_shelf";
  '_stock'?: "stock";
  '_per_user'?: "per_user";
}

export interface UpdateGoodsRequest__Output {
  'id': (number);
  'name'?: (string);
  'price'?: (number);
  'coin'?: (number);
  'vip_days'?: (number);
  'description'?: (string);
  'remark'?: (string);
  'on_shelf'?: (boolean);
  'stock'?: (number);
  'per_user'?: (number);
}
