// Original file: protos/pandex/order/v1/order.proto

import type { Coupon as _pandex_order_v1_Coupon, Coupon__Output as _pandex_order_v1_Coupon__Output } from '../../../pandex/order/v1/Coupon.ts';

export interface CouponList {
  'list'?: (_pandex_order_v1_Coupon)[];
  'total'?: (number);
}

export interface CouponList__Output {
  'list': (_pandex_order_v1_Coupon__Output)[];
  'total': (number);
}
