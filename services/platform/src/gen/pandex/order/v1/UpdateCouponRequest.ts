// Original file: protos/pandex/order/v1/order.proto

import type { Long } from '@grpc/proto-loader';

export interface UpdateCouponRequest {
  'id'?: (number | string | Long);
  'goods_ids'?: (number | string | Long)[];
  'has_goods'?: (boolean);
  'from'?: (string);
  'to'?: (string);
  'max_uses'?: (number | string | Long);
  'per_user'?: (number | string | Long);
  'enabled'?: (boolean);
  'remark'?: (string);
  '_has_goods'?: "has_goods";
  '_from'?: "from";
  '_to'?: "to";
  '_max_uses'?: "max_uses";
  '_per_user'?: "per_user";
  '_enabled'?: "enabled";
  '_remark'?: "remark";
}

export interface UpdateCouponRequest__Output {
  'id': (number);
  'goods_ids': (number)[];
  'has_goods'?: (boolean);
  'from'?: (string);
  'to'?: (string);
  'max_uses'?: (number);
  'per_user'?: (number);
  'enabled'?: (boolean);
  'remark'?: (string);
}
