// Original file: protos/pandex/order/v1/order.proto

import type { Long } from '@grpc/proto-loader';

export interface Order {
  'id'?: (number | string | Long);
  'order_no'?: (string);
  'user_id'?: (number | string | Long);
  'username'?: (string);
  'goods_id'?: (number | string | Long);
  'goods_name'?: (string);
  'price'?: (number | string | Long);
  'amount'?: (number | string | Long);
  'coupon'?: (string);
  'coin'?: (number | string | Long);
  'vip_days'?: (number | string | Long);
  'pay_type'?: (string);
  'status'?: (string);
  'status_text'?: (string);
  'trade_no'?: (string);
  'reference'?: (string);
  'note'?: (string);
  'refunded'?: (number | string | Long);
  'is_refunding'?: (boolean);
  'create_time'?: (string);
  'expire_at'?: (string);
  'paid_at'?: (string);
  'finished_at'?: (string);
  'update_time'?: (string);
  'received'?: (number | string | Long);
}

export interface Order__Output {
  'id': (number);
  'order_no': (string);
  'user_id': (number);
  'username': (string);
  'goods_id': (number);
  'goods_name': (string);
  'price': (number);
  'amount': (number);
  'coupon': (string);
  'coin': (number);
  'vip_days': (number);
  'pay_type': (string);
  'status': (string);
  'status_text': (string);
  'trade_no': (string);
  'reference': (string);
  'note': (string);
  'refunded': (number);
  'is_refunding': (boolean);
  'create_time': (string);
  'expire_at': (string);
  'paid_at': (string);
  'finished_at': (string);
  'update_time': (string);
  'received': (number);
}
