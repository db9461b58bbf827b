// Original file: protos/pandex/order/v1/order.proto

import type { Payment as _pandex_order_v1_Payment, Payment__Output as _pandex_order_v1_Payment__Output } from '../../../pandex/order/v1/Payment.ts';
import type { Long } from '@grpc/proto-loader';

export interface OrderPayment {
  'order_no'?: (string);
  'goods_name'?: (string);
  'amount'?: (number | string | Long);
  'pay_type'?: (string);
  'status'?: (string);
  'status_text'?: (string);
  'pay'?: (_pandex_order_v1_Payment | null);
  'expire_at'?: (string);
  'reference'?: (string);
  'coin'?: (number | string | Long);
  'vip_days'?: (number | string | Long);
}

export interface OrderPayment__Output {
  'order_no': (string);
  'goods_name': (string);
  'amount': (number);
  'pay_type': (string);
  'status': (string);
  'status_text': (string);
  'pay': (_pandex_order_v1_Payment__Output | null);
  'expire_at': (string);
  'reference': (string);
  'coin': (number);
  'vip_days': (number);
}
