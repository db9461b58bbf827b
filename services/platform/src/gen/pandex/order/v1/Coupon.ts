// Original file: protos/pandex/order/v1/order.proto

import type { Long } from '@grpc/proto-loader';

export interface Coupon {
  'id'?: (number | string | Long);
  'code'?: (string);
  'kind'?: (string);
  'value'?: (number | string | Long);
  'goods_ids'?: (number | string | Long)[];
  'from'?: (string);
  'to'?: (string);
  'max_uses'?: (number | string | Long);
  'per_user'?: (number | string | Long);
  'used'?: (number | string | Long);
  'enabled'?: (boolean);
  'remark'?: (string);
  'create_time'?: (string);
  'update_time'?: (string);
  '_max_uses'?: "max_uses";
  '_per_user'?: "per_user";
}

export interface Coupon__Output {
  'id': (number);
  'code': (string);
  'kind': (string);
  'value': (number);
  'goods_ids': (number)[];
  'from': (string);
  'to': (string);
  'max_uses'?: (number);
  'per_user'?: (number);
  'used': (number);
  'enabled': (boolean);
  'remark': (string);
  'create_time': (string);
  'update_time': (string);
}
