// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface Grant {
  'id'?: (number | string | Long);
  'order_no'?: (string);
  'user_id'?: (number | string | Long);
  'coin'?: (number | string | Long);
  'vip_days'?: (number | string | Long);
  'ledger_coin'?: (number | string | Long);
  'revoked_coin'?: (number | string | Long);
  'revoked_vip_days'?: (number | string | Long);
  'create_time'?: (string);
}

export interface Grant__Output {
  'id': (number);
  'order_no': (string);
  'user_id': (number);
  'coin': (number);
  'vip_days': (number);
  'ledger_coin': (number);
  'revoked_coin': (number);
  'revoked_vip_days': (number);
  'create_time': (string);
}
