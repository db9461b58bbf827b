// Original file: protos/pandex/order/v1/order.proto

import type { Long } from '@grpc/proto-loader';

export interface CreateCouponRequest {
  'code'?: (string);
  'kind'?: (string);
  'value'?: (number | string | Long);
  'goods_ids'?: (number | string | Long)[];
  'from'?: (string);
  'to'?: (string);
  'max_uses'?: (number | string | Long);
  'per_user'?: (number | string | Long);
  'enabled'?: (boolean);
  'remark'?: (string);
  '_max_uses'?: "max_uses";
  '_per_user'?: "per_user";
}

export interface CreateCouponRequest__Output {
  'code': (string);
  'kind': (string);
  'value': (number);
  'goods_ids': (number)[];
  'from': (string);
  'to': (string);
  'max_uses'?: (number);
  'per_user'?: (number);
  'enabled': (boolean);
  'remark': (string);
}
