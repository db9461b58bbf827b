// Original file: protos/pandex/user/v1/user.proto

import type { OrderGrant as _pandex_user_v1_OrderGrant, OrderGrant__Output as _pandex_user_v1_OrderGrant__Output } from '../../../pandex/user/v1/OrderGrant.ts';

export interface OrderGrants {
  'list'?: (_pandex_user_v1_OrderGrant)[];
  'total'?: (number);
}

export interface OrderGrants__Output {
  'list': (_pandex_user_v1_OrderGrant__Output)[];
  'total': (number);
}
