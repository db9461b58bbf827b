// Original file: protos/pandex/order/v1/order.proto

import type { AlipayCheck as _pandex_order_v1_AlipayCheck, AlipayCheck__Output as _pandex_order_v1_AlipayCheck__Output } from '../../../pandex/order/v1/AlipayCheck.ts';

export interface BuildAlipayReply {
  'ok'?: (boolean);
  'checks'?: (_pandex_order_v1_AlipayCheck)[];
}

export interface BuildAlipayReply__Output {
  'ok': (boolean);
  'checks': (_pandex_order_v1_AlipayCheck__Output)[];
}
