// Original file: protos/pandex/order/v1/order.proto

import type { Long } from '@grpc/proto-loader';

export interface CreateGoodsRequest {
  'name'?: (string);
  'price'?: (number | string | Long);
  'coin'?: (number | string | Long);
  'vip_days'?: (number | string | Long);
  'description'?: (string);
  'remark'?: (string);
  'on_shelf'?: (boolean);
  'stock'?: (number | string | Long);
  'per_user'?: (number | string | Long);
  'request_id'?: (string);
  '_stock'?: "stock";
  '_per_user'?: "per_user";
}

export interface CreateGoodsRequest__Output {
  'name': (string);
  'price': (number);
  'coin': (number);
  'vip_days': (number);
  'description': (string);
  'remark': (string);
  'on_shelf': (boolean);
  'stock'?: (number);
  'per_user'?: (number);
  'request_id': (string);
}
