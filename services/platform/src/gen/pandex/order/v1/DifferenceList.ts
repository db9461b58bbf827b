// Original file: protos/pandex/order/v1/order.proto

import type { Difference as _pandex_order_v1_Difference, Difference__Output as _pandex_order_v1_Difference__Output } from '../../../pandex/order/v1/Difference.ts';

export interface DifferenceList {
  'list'?: (_pandex_order_v1_Difference)[];
  'total'?: (number);
}

export interface DifferenceList__Output {
  'list': (_pandex_order_v1_Difference__Output)[];
  'total': (number);
}
