// Original file: protos/pandex/user/v1/user.proto

import type { Long } from '@grpc/proto-loader';

export interface SpendCoinsRequest {
  'user_id'?: (number | string | Long);
  'coin'?: (number | string | Long);
  'reason'?: (string);
  'ref'?: (string);
  'note'?: (string);
}

export interface SpendCoinsRequest__Output {
  'user_id': (number);
  'coin': (number);
  'reason': (string);
  'ref': (string);
  'note': (string);
}
