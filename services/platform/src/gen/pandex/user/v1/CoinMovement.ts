// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface CoinMovement {
  'id'?: (number | string | Long);
  'delta'?: (number | string | Long);
  'balance'?: (number | string | Long);
  'reason'?: (string);
  'ref'?: (string);
  'note'?: (string);
  'create_time'?: (string);
}

export interface CoinMovement__Output {
  'id': (number);
  'delta': (number);
  'balance': (number);
  'reason': (string);
  'ref': (string);
  'note': (string);
  'create_time': (string);
}
