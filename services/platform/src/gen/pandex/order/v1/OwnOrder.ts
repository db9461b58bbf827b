// Original file: protos/pandex/order/v1/order.proto

import type { Long } from '@grpc/proto-loader';

export interface OwnOrder {
  'order_no'?: (string);
  'goods_name'?: (string);
  'amount'?: (number | string | Long);
  'coin'?: (number | string | Long);
  'vip_days'?: (number | string | Long);
  'pay_type'?: (string);
  'status'?: (string);
  'status_text'?: (string);
  'refunded'?: (number | string | Long);
  'create_time'?: (string);
  'expire_at'?: (string);
  'paid_at'?: (string);
  'finished_at'?: (string);
  'goods_id'?: (number | string | Long);
}

export interface OwnOrder__Output {
  'order_no': (string);
  'goods_name': (string);
  'amount': (number);
  'coin': (number);
  'vip_days': (number);
  'pay_type': (string);
  'status': (string);
  'status_text': (string);
  'refunded': (number);
  'create_time': (string);
  'expire_at': (string);
  'paid_at': (string);
  'finished_at': (string);
  'goods_id': (number);
}
